package recto.image;

import recto.model.FailureKind;
import recto.model.StageException;

/** The compressions of TIFF by their numbers. */
final class TiffCodec {
    static final int G4 = 4;
    static final int OLD_JPEG = 6;
    static final int JPEG = 7;

    private TiffCodec() {}

    static boolean known(int compression) {
        return switch (compression) {
            case 1, 2, 3, G4, 5, OLD_JPEG, JPEG, 8, 32773, 32946 -> true;
            default -> false;
        };
    }

    static String name(int compression) {
        return switch (compression) {
            case 1 -> "none";
            case 2 -> "CCITT RLE";
            case 3 -> "CCITT G3";
            case G4 -> "CCITT G4";
            case 5 -> "LZW";
            case OLD_JPEG -> "old JPEG";
            case JPEG -> "JPEG";
            case 8, 32946 -> "Deflate";
            case 32773 -> "PackBits";
            case 9, 10, 34661 -> "JBIG";
            case 32809 -> "ThunderScan";
            case 33003, 33005, 34712 -> "JPEG 2000";
            case 34676, 34677 -> "SGI Log";
            case 34887 -> "LERC";
            case 34925 -> "LZMA";
            case 50000 -> "Zstandard";
            case 34927, 50001 -> "WebP";
            case 50002, 52546 -> "JPEG XL";
            default -> "number " + compression;
        };
    }

    static StageException unsupported(String what) {
        return new StageException(
                FailureKind.UNSUPPORTED_CODEC,
                Headers.STAGE,
                "TIFF with " + what + " is not read; convert it without loss to Deflate or LZW");
    }
}
