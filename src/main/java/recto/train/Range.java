package recto.train;

/**
 * From one number to another.
 *
 * @param least the smallest
 * @param most the largest
 */
public record Range(double least, double most) {
    public Range {
        if (!(least <= most)) {
            throw new IllegalArgumentException("from " + least + " to " + most + " there is nothing");
        }
    }
}
