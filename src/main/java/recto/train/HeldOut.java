package recto.train;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Lines that models are tried on: {@code lstmeval} reads them, without the help of word lists. */
final class HeldOut {
    private static final String TRUTH = "Truth:";
    private static final String READ = "OCR  :";

    private final Path lines;
    private final Tools tools;

    HeldOut(Path lines, Tools tools) {
        this.lines = lines;
        this.tools = tools;
    }

    /** Insertions, deletions and replacements that a model's reading needs, for 100 characters of the text. */
    double error(Path model) throws IOException {
        Path list = Files.createTempFile("recto-lines", ".txt");
        try {
            Files.writeString(list, lines + "\n");
            List<String> output = new ArrayList<>();
            tools.run(List.of("lstmeval", "--model=" + model, "--eval_listfile=" + list, "--verbosity=2"), output::add);
            return error(output);
        } finally {
            Files.delete(list);
        }
    }

    static double error(List<String> output) throws IOException {
        String truth = "";
        int wrong = 0;
        int all = 0;
        for (String line : output) {
            if (line.startsWith(TRUTH)) {
                truth = line.substring(TRUTH.length());
            } else if (line.startsWith(READ)) {
                wrong += distance(
                        truth.codePoints().toArray(),
                        line.substring(READ.length()).codePoints().toArray());
                all += truth.codePointCount(0, truth.length());
            }
        }
        if (all == 0) {
            throw new IOException("lstmeval read no line: " + (output.isEmpty() ? "" : output.get(output.size() - 1)));
        }
        return 100.0 * wrong / all;
    }

    /** Levenshtein's distance. */
    private static int distance(int[] a, int[] b) {
        int[] row = new int[b.length + 1];
        for (int j = 0; j <= b.length; j++) {
            row[j] = j;
        }
        for (int i = 1; i <= a.length; i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j <= b.length; j++) {
                int replaced = diagonal + (a[i - 1] == b[j - 1] ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(replaced, 1 + Math.min(row[j], row[j - 1]));
            }
        }
        return row[b.length];
    }
}
