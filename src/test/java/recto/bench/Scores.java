package recto.bench;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import picocli.CommandLine;
import recto.cli.EvaluateCommand;
import recto.cli.EvaluationReport;
import recto.transcript.Json;

/** Scores by {@code recto evaluate}. */
final class Scores {
    private Scores() {}

    /** The figures of the one set of ground truth in a folder. */
    static EvaluationReport.SetReport of(Path truth, Path read, Path report) throws IOException {
        StringWriter err = new StringWriter();
        CommandLine command = new CommandLine(new EvaluateCommand());
        command.setOut(new PrintWriter(new StringWriter())).setErr(new PrintWriter(err));
        int exit = command.execute(truth.toString(), read.toString(), "--json", report.toString());
        if (exit > 1) {
            throw new IOException("recto evaluate ended with " + exit + ": " + err);
        }
        return Json.read(report, EvaluationReport.class).sets().get(0);
    }
}
