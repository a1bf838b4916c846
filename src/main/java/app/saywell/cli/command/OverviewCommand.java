package app.saywell.cli.command;

import app.saywell.audio.UnreadableAudioException;
import app.saywell.audio.overview.OverviewBuilder;
import app.saywell.cli.RefusedException;
import app.saywell.cli.console.Progress;

import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;

/// Builds the overview of a recording from which the window draws its waveform.
@Command(
        name = "overview",
        description = "Builds the overview from which a long recording is drawn.")
final class OverviewCommand implements Callable<Integer> {
    @Parameters(paramLabel = "FILE", description = "The recording, WAV.")
    private Path file;

    @Option(names = "--out", paramLabel = "PEAKS", required = true, description = "Where to.")
    private Path out;

    @Override
    public Integer call() {
        try {
            Progress.during("Building the overview", this::build);
        } catch (UnreadableAudioException e) {
            throw new RefusedException(file + ": " + e.getMessage());
        }
        return 0;
    }

    private Path build() {
        try {
            OverviewBuilder.build(file, out);
            return out;
        } catch (IOException e) {
            throw new RefusedException("The overview of " + file + " failed: " + e.getMessage());
        }
    }
}
