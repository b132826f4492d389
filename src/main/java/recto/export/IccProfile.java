package recto.export;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.nio.ByteBuffer;
import java.util.Map;

/**
 * Colour profiles (ICC.1:2001-04, version 2): two of our own, computed from published figures, and a check of those
 * that pictures carry.
 */
final class IccProfile {
    private static final int HEADER = 128;
    private static final int CURVE_POINTS = 1024;

    /** sRGB (IEC 61966-2-1), its primaries adapted to D50. */
    static final byte[] SRGB = srgb();

    /**
     * Process inks for pictures whose CMYK nothing describes. The sixteen overprints of full inks are those of ISO
     * 12647-2 on coated paper, rounded; what lies between is interpolated.
     */
    static final byte[] CMYK = cmyk();

    private static final Map<Integer, String> SPACES = Map.of(1, "GRAY", 3, "RGB ", 4, "CMYK");

    private IccProfile() {}

    /** Whether PDF/A-2 allows a profile for so many samples per pixel. */
    static boolean isUsable(byte[] profile, int components) {
        if (profile.length < HEADER + 4 || ByteBuffer.wrap(profile).getInt(0) > profile.length) {
            return false;
        }
        boolean known = profile[8] >= 2 && profile[8] <= 4 && text(profile, 36).equals("acsp");
        boolean device = "scnr mntr prtr spac".contains(text(profile, 12));
        return known && device && text(profile, 16).equals(SPACES.get(components));
    }

    private static byte[] srgb() {
        byte[] curve = curve();
        return new IccTags()
                .add("desc", IccTags.description("sRGB IEC61966-2.1"))
                .add("cprt", IccTags.text("Public domain"))
                .add("wtpt", IccTags.xyz(0.9505, 1, 1.0891))
                .add("rXYZ", IccTags.xyz(0.43607, 0.22249, 0.01392))
                .add("gXYZ", IccTags.xyz(0.38515, 0.71687, 0.09708))
                .add("bXYZ", IccTags.xyz(0.14307, 0.06061, 0.71410))
                .add("rTRC", curve)
                .add("gTRC", curve)
                .add("bTRC", curve)
                .profile("mntr", "RGB ", "XYZ ");
    }

    private static byte[] curve() {
        ByteBuffer curve = ByteBuffer.allocate(12 + 2 * CURVE_POINTS);
        curve.put("curv".getBytes(US_ASCII)).putInt(0).putInt(CURVE_POINTS);
        for (int i = 0; i < CURVE_POINTS; i++) {
            double v = i / (CURVE_POINTS - 1.0);
            double linear = v <= 0.04045 ? v / 12.92 : Math.pow((v + 0.055) / 1.055, 2.4);
            curve.putShort((short) Math.round(linear * 65535));
        }
        return curve.array();
    }

    private static byte[] cmyk() {
        return new IccTags()
                .add("desc", IccTags.description("Process inks"))
                .add("cprt", IccTags.text("Public domain"))
                .add("wtpt", IccTags.xyz(0.9642, 1, 0.8249))
                .add("A2B0", inks())
                .profile("scnr", "CMYK", "Lab ");
    }

    /** A table of type lut8: four inks in, CIELAB out, two points per ink. */
    private static byte[] inks() {
        int[][] overprints = {
            {100, 0, 0}, {16, 0, 0}, {89, -5, 93}, {15, 0, 8}, {48, 74, -3}, {12, 8, 0}, {47, 68, 48}, {11, 7, 4},
            {55, -37, -50}, {13, -4, -5}, {50, -68, 33}, {12, -6, 3}, {24, 22, -46}, {9, 2, -4}, {23, 0, 0}, {8, 0, 0}
        };
        ByteBuffer table = ByteBuffer.allocate(48 + 4 * 256 + overprints.length * 3 + 3 * 256);
        table.put("mft1".getBytes(US_ASCII)).putInt(0);
        table.put((byte) 4).put((byte) 3).put((byte) 2).put((byte) 0);
        for (int i = 0; i < 9; i++) {
            table.putInt(i % 4 == 0 ? 0x10000 : 0);
        }
        straight(table, 4);
        for (int[] lab : overprints) {
            table.put((byte) Math.round(lab[0] * 2.55))
                    .put((byte) (lab[1] + 128))
                    .put((byte) (lab[2] + 128));
        }
        straight(table, 3);
        return table.array();
    }

    private static void straight(ByteBuffer table, int curves) {
        for (int i = 0; i < curves * 256; i++) {
            table.put((byte) i);
        }
    }

    private static String text(byte[] profile, int at) {
        return new String(profile, at, 4, US_ASCII);
    }
}
