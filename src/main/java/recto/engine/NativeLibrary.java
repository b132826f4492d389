package recto.engine;

import java.util.List;
import java.util.Locale;

/**
 * One library as it lies on the class path and as it is laid down.
 *
 * @param resource on the class path
 * @param file name that other libraries ask for
 * @param alias name that the binding asks for
 */
record NativeLibrary(String resource, String file, String alias) {
    /** The platform in the words of the class path: {@code linux-x86_64}. */
    static String platform() {
        String os = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
        String arch = System.getProperty("os.arch", "").toLowerCase(Locale.ROOT);
        String family = os.startsWith("windows") ? "windows" : os.startsWith("mac") ? "macosx" : "linux";
        return family + "-"
                + switch (arch) {
                    case "amd64", "x86_64" -> "x86_64";
                    case "aarch64", "arm64" -> "arm64";
                    default -> arch;
                };
    }

    /** The engine of a platform, in the order in which the libraries need each other. */
    static List<NativeLibrary> of(String platform) {
        if (platform.startsWith("windows")) {
            return List.of(
                    new NativeLibrary(
                            "win32-x86-64/libleptonica1870.dll", "libleptonica1870.dll", "libleptonica1870.dll"),
                    new NativeLibrary(
                            "win32-x86-64/libtesseract553.dll", "libtesseract553.dll", "libtesseract553.dll"));
        }
        boolean mac = platform.startsWith("macosx");
        String leptonica = mac ? "libleptonica.6.dylib" : "libleptonica.so.6";
        String tesseract = mac ? "libtesseract.5.5.dylib" : "libtesseract.so.5.5";
        String suffix = mac ? ".dylib" : ".so";
        return List.of(
                new NativeLibrary(
                        "org/bytedeco/leptonica/" + platform + "/" + leptonica, leptonica, "libleptonica" + suffix),
                new NativeLibrary(
                        "org/bytedeco/tesseract/" + platform + "/" + tesseract, tesseract, "libtesseract" + suffix));
    }
}
