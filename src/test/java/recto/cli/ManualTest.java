package recto.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.codegen.docgen.manpage.ManPageGenerator;

/** The manual in docs/man is what the commands say of themselves; {@code -Dgolden.rewrite=true} writes it anew. */
class ManualTest {
    private static final Path MANUAL = Path.of("docs", "man");

    @Test
    void theManualIsThatOfTheCommands(@TempDir Path folder) throws IOException {
        List<CommandSpec> commands = new ArrayList<>();
        collect(Main.commandLine(), commands);
        ManPageGenerator.generateManPage(
                folder.toFile(), null, new boolean[0], true, commands.toArray(CommandSpec[]::new));
        if (Boolean.getBoolean("golden.rewrite")) {
            Files.createDirectories(MANUAL);
            for (Map.Entry<String, String> page : texts(folder).entrySet()) {
                Files.writeString(MANUAL.resolve(page.getKey()), page.getValue());
            }
        }
        assertThat(texts(MANUAL)).isEqualTo(texts(folder));
    }

    @Test
    void everyCommandSaysWhatItIsFor() {
        List<CommandSpec> commands = new ArrayList<>();
        collect(Main.commandLine(), commands);
        assertThat(commands).hasSizeGreaterThan(8).allSatisfy(command -> {
            assertThat(command.usageMessage().description()).isNotEmpty();
            assertThat(command.options())
                    .allSatisfy(option -> assertThat(option.description()).isNotEmpty());
        });
    }

    private static void collect(CommandLine line, List<CommandSpec> commands) {
        commands.add(line.getCommandSpec());
        line.getSubcommands().values().forEach(each -> collect(each, commands));
    }

    private static Map<String, String> texts(Path folder) throws IOException {
        Map<String, String> texts = new TreeMap<>();
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : (Iterable<Path>) files::iterator) {
                // The generator's date line would make every day's manual differ.
                texts.put(file.getFileName().toString(), Files.readString(file).replace("\r\n", "\n"));
            }
        }
        return texts;
    }
}
