package app.saywell.desk.shell.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;

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

    /// The options and parameters of all commands that take one of several words, with the words before each.
    static List<Arguments> words() {
        List<Arguments> all = new ArrayList<>();
        for (List<String> command : commands()) {
            CommandLine line = new CommandLine(new SaywellCommand());
            for (String name : command) {
                line = line.getSubcommands().get(name);
            }
            for (ArgSpec option : line.getCommandSpec().args()) {
                if (option.type().isEnum()) {
                    List<String> before = new ArrayList<>(command);
                    if (option instanceof OptionSpec named) {
                        before.add(named.longestName());
                    }
                    all.add(Arguments.of(before, option));
                }
            }
        }
        return all;
    }

    @ParameterizedTest
    @MethodSource("words")
    void aWordThatIsNotKnownIsAnsweredWithThoseOfTheHelp(List<String> before, ArgSpec option) {
        List<String> arguments = new ArrayList<>(before);
        arguments.add("nonsense");
        CommandRun run = CommandRun.of(arguments.toArray(String[]::new));
        assertThat(run.exitCode()).isEqualTo(2);
        String told = run.err().lines().findFirst().orElseThrow();
        Matcher known = Pattern.compile("'nonsense' is (?:none|neither|not one) ?(?:of)? (.*)\\.")
                .matcher(told);
        assertThat(known.find()).as(told).isTrue();
        assertThat(known.group(1).split(",? (?:and|nor|or) |, ?"))
                .hasSize(option.type().getEnumConstants().length)
                .allSatisfy(word ->
                        assertThat(String.join(" ", option.description())).containsPattern("\\b" + word + "\\b"));
    }

    @Test
    void aNumberThatIsNoneIsToldWithoutTheTypeOfAProgram() {
        assertThat(CommandRun.of("record", "x.wav", "--seconds", "five").err()).contains("'five' is not a number");
        assertThat(CommandRun.of("serve", "--port", "http").err()).contains("'http' is not a whole number");
    }

    @Test
    void helpIsACommandToo() {
        CommandRun run = CommandRun.of("help", "score");
        assertThat(run.exitCode()).isZero();
        assertThat(run.out()).startsWith("Usage: saywell score");
    }
}
