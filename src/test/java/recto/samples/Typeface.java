package recto.samples;

import java.awt.Font;
import java.awt.FontFormatException;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The fonts that the samples are set in. They are free, they stay outside the project, and only whoever makes the
 * samples again needs them.
 */
enum Typeface {
    AMIRI("Amiri-Regular.ttf", "fonts-hosny-amiri"),
    AMIRI_BOLD("Amiri-Bold.ttf", "fonts-hosny-amiri"),
    ARMENIAN("NotoSerifArmenian-Regular.ttf", "fonts-noto-core"),
    ARMENIAN_BOLD("NotoSerifArmenian-Bold.ttf", "fonts-noto-core"),
    COURIER("Courier Prime.otf", "fonts-courier-prime"),
    FRAKTUR("unifrakturmaguntia-latin-400-normal.woff", ""),
    FREE_MONO("FreeMonoBold.ttf", "fonts-freefont-ttf"),
    FREE_SERIF("FreeSerif.ttf", "fonts-freefont-ttf"),
    FREE_SERIF_BOLD("FreeSerifBold.ttf", "fonts-freefont-ttf"),
    GEORGIAN("NotoSerifGeorgian-Regular.ttf", "fonts-noto-core"),
    GEORGIAN_BOLD("NotoSerifGeorgian-Bold.ttf", "fonts-noto-core"),
    OLD_STANDARD("OldStandard-Regular.ttf", "fonts-oldstandard"),
    OLD_STANDARD_BOLD("OldStandard-Bold.ttf", "fonts-oldstandard"),
    OLD_STANDARD_ITALIC("OldStandard-Italic.ttf", "fonts-oldstandard"),
    SCHEHERAZADE("Scheherazade-Regular.ttf", "fonts-sil-scheherazade"),
    SCHEHERAZADE_BOLD("Scheherazade-Bold.ttf", "fonts-sil-scheherazade");

    /** A system property: a folder to look for font files in, before the system's own. */
    static final String FOLDER = "recto.samples.fonts";

    private final String file;
    private final String debianPackage;

    Typeface(String file, String debianPackage) {
        this.file = file;
        this.debianPackage = debianPackage;
    }

    /**
     * The font, in the size of one pixel.
     *
     * @throws IOException if it is not on this machine; the message says how to get it
     */
    Font load() throws IOException {
        Path path = find().orElseThrow(() -> new IOException(howToGet()));
        byte[] bytes = Files.readAllBytes(path);
        byte[] sfnt = file.endsWith(".woff") ? Woff.unpack(bytes) : bytes;
        try {
            return Font.createFont(Font.TRUETYPE_FONT, new ByteArrayInputStream(sfnt));
        } catch (FontFormatException e) {
            throw new IOException("Java cannot use the font file " + path, e);
        }
    }

    /** The digest of the font file, which tells one version from another; empty where the font is absent. */
    Optional<String> digest() throws IOException {
        Optional<Path> path = find();
        return path.isEmpty() ? Optional.empty() : Optional.of(sha256(Files.readAllBytes(path.get())));
    }

    String howToGet() {
        String where = debianPackage.isEmpty()
                ? "it is in the npm package @fontsource/unifrakturmaguntia, folder files: unpack that"
                : "install the Debian package " + debianPackage;
        return "The font " + file + " is missing: " + where + ", or name a folder that has it with -D" + FOLDER
                + "=FOLDER";
    }

    private static String sha256(byte[] bytes) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    private Optional<Path> find() throws IOException {
        String named = System.getProperty(FOLDER, "");
        Optional<Path> own = named.isEmpty() ? Optional.empty() : findIn(Path.of(named));
        return own.isPresent() ? own : findIn(Path.of("/usr/share/fonts"));
    }

    private Optional<Path> findIn(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            return Optional.empty();
        }
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(path -> path.getFileName().toString().equals(file))
                    .sorted()
                    .findFirst();
        }
    }
}
