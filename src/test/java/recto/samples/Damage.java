package recto.samples;

/**
 * What time, press and scanner did to a page.
 *
 * @param skew degrees, clockwise
 * @param bleed how strongly the other side shines through, 0 to 1
 * @param light loss of light towards one corner, 0 to 1
 * @param noise of the sensor, standard deviation in grey levels
 * @param speckle spots of dirt per megapixel
 * @param spread of the ink, 0 to 1 of a pixel
 * @param fade uneven inking, 0 to 1
 * @param blur loss of sharpness: the picture was this many times smaller once; 1 or less is none
 * @param paper grey level of the clean paper; 0 stands for white
 */
public record Damage(
        double skew,
        double bleed,
        double light,
        double noise,
        double speckle,
        double spread,
        double fade,
        double blur,
        double paper) {
    static final Damage NONE = new Damage(0, 0, 0, 0, 0, 0, 0, 0, 0);
}
