package recto.cli;

import picocli.CommandLine.IVersionProvider;
import recto.job.Program;

/** What {@code --version} prints. */
final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
        return new String[] {Program.name()};
    }
}
