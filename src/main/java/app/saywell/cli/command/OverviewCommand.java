package app.saywell.cli.command;

import app.saywell.audio.UnreadableAudioException;
import app.saywell.audio.overview.OverviewBuilder;
import app.saywell.cli.RefusedException;
import app.saywell.cli.console.Progress;

import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.concurrent.Callable;

/// Builds the overview of a recording from which the window draws its waveform.
@Command(
        name = "overview",
        description = "Builds the overview from which a long recording is drawn.")
public final class OverviewCommand implements Callable<Integer> {
    /// So many bytes take a second or two.
    private static final long A_MOMENT = 1L << 30;

    @Parameters(paramLabel = "FILE", description = "The recording, WAV.")
    private Path file;

    @Option(names = "--out", paramLabel = "PEAKS", required = true, description = "Where to.")
    private Path out;

    /// Carries out the command in its usual form, `overview FILE --out PEAKS`, for a file that
    // takes
    /// a moment, without what a command line of many commands needs first: that would cost more
    /// than the overview of an hour.
    ///
    /// @return the exit status, or -1 if nothing was done because the arguments are of another form
    public static int runPlain(String... args) {
        boolean usual =
                args.length == 4
                        && args[0].equals("overview")
                        && args[2].equals("--out")
                        && !args[1].startsWith("-")
                        && !args[1].startsWith("@")
                        && !args[3].startsWith("-")
                        && !args[3].startsWith("@");
        if (!usual || Path.of(args[1]).toFile().length() > A_MOMENT) {
            return -1;
        }
        try {
            build(Path.of(args[1]), Path.of(args[3]));
            return 0;
        } catch (RefusedException e) {
            System.err.println(e.getMessage());
            return 1;
        }
    }

    @Override
    public Integer call() {
        Progress.during("Building the overview", () -> build(file, out));
        return 0;
    }

    private static Path build(Path file, Path out) {
        try {
            OverviewBuilder.build(file, out);
            return out;
        } catch (UnreadableAudioException e) {
            throw new RefusedException(file + ": " + e.getMessage());
        } catch (NoSuchFileException e) {
            throw new RefusedException("There is no file " + e.getFile() + ".");
        } catch (IOException e) {
            throw new RefusedException("The overview of " + file + " failed: " + e.getMessage());
        }
    }
}
