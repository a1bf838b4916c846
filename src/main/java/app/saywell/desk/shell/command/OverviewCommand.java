package app.saywell.desk.shell.command;

import app.saywell.desk.shell.console.ConsoleProgress;
import app.saywell.desk.shell.failure.FileSentence;
import app.saywell.desk.shell.start.CommandRefusedException;
import app.saywell.speech.audio.UnreadableAudioException;
import app.saywell.speech.audio.overview.OverviewBuilder;
import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Builds the overview file from which the waveform of a long recording is drawn.
@Command(name = "overview", description = "Builds the overview file for drawing a long recording.")
public final class OverviewCommand implements Callable<Integer> {
    /// A file of this size takes one or two seconds.
    private static final long MAX_PLAIN_BYTES = 1L << 30;

    @Parameters(paramLabel = "FILE", description = "The recording: WAV, MP3, M4A, MP4, Ogg, WebM or FLAC.")
    private Path file;

    @Option(names = "--out", paramLabel = "PEAKS", required = true, description = "The output file.")
    private Path out;

    /// Runs the command in its simple form, `overview FILE --out PEAKS`, for files that are quick
    /// to process. It bypasses picocli, whose start-up takes longer than the overview of an hour of
    /// sound.
    ///
    /// @return the exit code, or -1 if the arguments do not have this form and nothing was done
    public static int runWithoutPicocli(String... args) {
        boolean plainForm = args.length == 4
                && args[0].equals("overview")
                && args[2].equals("--out")
                && !args[1].startsWith("-")
                && !args[1].startsWith("@")
                && !args[3].startsWith("-")
                && !args[3].startsWith("@");
        if (!plainForm || Path.of(args[1]).toFile().length() > MAX_PLAIN_BYTES) {
            return -1;
        }
        try {
            build(Path.of(args[1]), Path.of(args[3]));
            return 0;
        } catch (CommandRefusedException e) {
            System.err.println(e.getMessage());
            return 1;
        }
    }

    @Override
    public Integer call() {
        ConsoleProgress.during("Building the overview", () -> build(file, out));
        return 0;
    }

    private static Path build(Path file, Path out) {
        try {
            OverviewBuilder.build(file, out);
            return out;
        } catch (UnreadableAudioException e) {
            throw new CommandRefusedException(file + ": " + e.getMessage());
        } catch (NoSuchFileException e) {
            throw new CommandRefusedException("There is no file " + e.getFile() + ".");
        } catch (IOException e) {
            throw new CommandRefusedException("The overview of " + file + " failed. " + FileSentence.of(e));
        }
    }
}
