package recto.job.worker;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The end of what a child printed, kept for the case that it dies; however much it prints, little is kept. */
final class LastWords {
    private static final int KEPT = 2000;

    private byte[] end = {};

    private LastWords() {}

    /** Listens to a child until it is silent for good. */
    static LastWords of(Process process) {
        LastWords words = new LastWords();
        Thread thread = new Thread(() -> words.listen(process.getInputStream()), "last-words");
        thread.setDaemon(true);
        thread.start();
        return words;
    }

    private void listen(InputStream stream) {
        byte[] buffer = new byte[8192];
        try (stream) {
            for (int read = stream.read(buffer); read >= 0; read = stream.read(buffer)) {
                keep(buffer, read);
            }
        } catch (IOException closed) {
            // The child is gone: there is no more to hear.
        }
    }

    private synchronized void keep(byte[] buffer, int length) {
        byte[] all = Arrays.copyOf(end, end.length + length);
        System.arraycopy(buffer, 0, all, end.length, length);
        end = all.length <= KEPT ? all : Arrays.copyOfRange(all, all.length - KEPT, all.length);
    }

    /** What the crash report or the last line printed says of the cause; empty when neither says anything. */
    synchronized String told(Path crashReport) {
        String report = frame(crashReport);
        if (!report.isEmpty()) {
            return ": " + report;
        }
        String[] lines = new String(end, StandardCharsets.UTF_8).strip().split("\\R");
        String last = lines[lines.length - 1];
        return last.isEmpty() ? "" : ": " + last;
    }

    private static String frame(Path crashReport) {
        if (!Files.exists(crashReport)) {
            return "";
        }
        try (Stream<String> lines = Files.lines(crashReport, StandardCharsets.ISO_8859_1)) {
            return lines.limit(30)
                    .map(line -> line.replaceFirst("^#\\s*", ""))
                    .filter(line -> line.startsWith("SIG") || line.startsWith("C  [") || line.startsWith("J "))
                    .limit(2)
                    .collect(Collectors.joining(", "));
        } catch (IOException unreadable) {
            return "";
        }
    }
}
