package recto.intake;

import java.nio.file.Path;

/**
 * A file that may be a scan.
 *
 * @param path below the input, with {@code /} between folders
 * @param file on this machine, absolute
 * @param named whether the user named the file itself, not only a folder above it
 */
record Candidate(String path, Path file, boolean named) {}
