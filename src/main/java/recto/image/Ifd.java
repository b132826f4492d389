package recto.image;

import java.io.IOException;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import recto.model.Resolution;
import recto.model.Turn;

/**
 * One image file directory of TIFF 6.0, BigTIFF or EXIF. Fields whose values lie outside the file are left out.
 *
 * @param at where it starts
 * @param fields by tag
 * @param next position of the directory after this one, 0 at the end
 */
record Ifd(long at, SortedMap<Integer, Field> fields, long next) {
    private static final int MOST_FIELDS = 4096;
    private static final int MOST_VALUES = 1 << 24;

    /**
     * @param type of TIFF 6.0
     * @param count of values
     * @param at position of the first value in the file
     */
    record Field(int type, long count, long at) {
        int bytes() {
            return switch (type) {
                case 3, 8 -> 2;
                case 4, 9, 11, 13 -> 4;
                case 5, 10, 12, 16, 17, 18 -> 8;
                default -> 1;
            };
        }
    }

    static Ifd read(Octets in, long at, boolean big) throws IOException {
        int entry = big ? 20 : 12;
        long count = big ? in.u64(at) : in.u16(at);
        if (count < 1 || count > MOST_FIELDS) {
            throw new IOException("a directory of " + count + " fields");
        }
        long first = at + (big ? 8 : 2);
        SortedMap<Integer, Field> fields = new TreeMap<>();
        for (int i = 0; i < count; i++) {
            long here = first + (long) i * entry;
            Field field = field(in, here, big);
            long length = field.count() * field.bytes();
            if (field.count() > 0 && field.count() <= MOST_VALUES && field.at() <= in.size() - length) {
                fields.putIfAbsent(in.u16(here), field);
            }
        }
        long end = first + count * entry;
        boolean more = end + (big ? 8 : 4) <= in.size();
        return new Ifd(at, fields, !more ? 0 : big ? in.u64(end) : in.u32(end));
    }

    private static Field field(Octets in, long here, boolean big) throws IOException {
        int type = in.u16(here + 2);
        long count = big ? in.u64(here + 4) : in.u32(here + 4);
        long value = here + (big ? 12 : 8);
        Field inline = new Field(type, count, value);
        if (count <= MOST_VALUES && count * inline.bytes() <= (big ? 8 : 4)) {
            return inline;
        }
        return new Field(type, count, big ? in.u64(value) : in.u32(value));
    }

    boolean has(int tag) {
        return fields.containsKey(tag);
    }

    /** First value of a field of whole numbers. */
    long number(Octets in, int tag, long otherwise) throws IOException {
        Field field = fields.get(tag);
        return field == null ? otherwise : number(in, field, 0);
    }

    /** All values of a field of whole numbers; none where it is not there. */
    long[] numbers(Octets in, int tag) throws IOException {
        Field field = fields.get(tag);
        long[] numbers = new long[field == null ? 0 : (int) field.count()];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = number(in, field, i);
        }
        return numbers;
    }

    /** All values of a field of fractions; none where it is not there. */
    double[] reals(Octets in, int tag) throws IOException {
        Field field = fields.get(tag);
        double[] reals = new double[field == null ? 0 : (int) Math.min(16, field.count())];
        for (int i = 0; i < reals.length; i++) {
            reals[i] = real(in, new Field(field.type(), 1, field.at() + (long) i * field.bytes()));
        }
        return reals;
    }

    byte[] bytes(Octets in, int tag) throws IOException {
        Field field = fields.get(tag);
        return field == null ? new byte[0] : in.bytes(field.at(), Math.toIntExact(field.count() * field.bytes()));
    }

    private static long number(Octets in, Field field, int index) throws IOException {
        long at = field.at() + (long) index * field.bytes();
        return switch (field.type()) {
            case 3, 8 -> in.u16(at);
            case 4, 9, 13 -> in.u32(at);
            case 16, 17, 18 -> in.u64(at);
            case 5, 10, 11, 12 -> (long) real(in, field);
            default -> in.u8(at);
        };
    }

    private static double real(Octets in, Field field) throws IOException {
        return switch (field.type()) {
            case 5, 10 -> in.u32(field.at()) / (double) in.u32(field.at() + 4);
            case 11 -> in.f32(field.at());
            case 12 -> in.f64(field.at());
            default -> number(in, field, 0);
        };
    }

    /** The tag Orientation. */
    Turn turn(Octets in) throws IOException {
        return Turn.ofTiff((int) number(in, 274, 1));
    }

    /**
     * What XResolution, YResolution and ResolutionUnit state. Without a unit inches are meant, but values of screens
     * are not believed then.
     */
    Optional<Resolution> resolution(Octets in) throws IOException {
        Field x = fields.get(282);
        Field y = fields.getOrDefault(283, x);
        long unit = number(in, 296, 2);
        if (x == null || unit < 2 || unit > 3) {
            return Optional.empty();
        }
        double scale = unit == 3 ? 2.54 : 1;
        Optional<Resolution> stated = Resolutions.stated(real(in, x) * scale, real(in, y) * scale);
        return has(296) ? stated : stated.filter(r -> r.x() > Resolutions.SCREEN);
    }
}
