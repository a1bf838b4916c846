package app.saywell.desk.shell.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine;

/// Every command explains itself.
class CommandHelpTest {
    static List<List<String>> commands() {
        List<List<String>> all = new ArrayList<>();
        collect(new CommandLine(new SaywellCommand()), List.of(), all);
        return all;
    }

    private static void collect(CommandLine command, List<String> path, List<List<String>> all) {
        command.getSubcommands().forEach((name, sub) -> {
            List<String> own = Stream.concat(path.stream(), Stream.of(name)).toList();
            all.add(own);
            collect(sub, own, all);
        });
    }

    @ParameterizedTest
    @MethodSource("commands")
    void helpIsAnOptionOfEveryCommand(List<String> command) {
        List<String> arguments = new ArrayList<>(command);
        arguments.add("--help");
        CommandRun run = CommandRun.of(arguments.toArray(String[]::new));
        assertThat(run.exitCode()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(run.out())
                .contains("Usage: saywell " + String.join(" ", command))
                .contains("-h, --help");
    }

    @Test
    void helpIsACommandToo() {
        CommandRun run = CommandRun.of("help", "score");
        assertThat(run.exitCode()).isZero();
        assertThat(run.out()).startsWith("Usage: saywell score");
    }
}
