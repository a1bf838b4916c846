package app.saywell.desk.shell.command;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;

/// The result of a command run in this process, with its output.
public record CommandRun(int exitCode, String out, String err) {

    /// Runs a command on a data folder.
    public static CommandRun in(Path data, String... words) {
        String[] all = Arrays.copyOf(words, words.length + 2);
        all[words.length] = "--data";
        all[words.length + 1] = data.toString();
        return of(all);
    }

    public static CommandRun of(String... arguments) {
        PrintStream usualOut = System.out;
        PrintStream usualErr = System.err;
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        System.setOut(new PrintStream(out, true, StandardCharsets.UTF_8));
        System.setErr(new PrintStream(err, true, StandardCharsets.UTF_8));
        try {
            int exitCode = SaywellCommand.run(arguments);
            return new CommandRun(exitCode, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
        } finally {
            System.setOut(usualOut);
            System.setErr(usualErr);
        }
    }
}
