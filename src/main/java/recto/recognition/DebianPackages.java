package recto.recognition;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import recto.engine.PackageArchive;

/** Takes a model out of the system's package archive as an ordinary user: downloads and unpacks, installs nothing. */
final class DebianPackages {
    private DebianPackages() {}

    /** Whether this system has the tools of Debian. */
    static boolean available() {
        return PackageArchive.available();
    }

    /**
     * Downloads the package of a model into an empty folder and unpacks it there.
     *
     * @return the file of the model
     * @throws IOException that says what failed and what to do
     */
    static Path unpack(KnownModel model, Path folder) throws IOException {
        PackageArchive.unpack(model.debianPackage(), folder);
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith("/" + model.file()))
                    .findFirst()
                    .orElseThrow(() ->
                            new IOException("the package " + model.debianPackage() + " holds no " + model.file()));
        }
    }
}
