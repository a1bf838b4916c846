package app.saywell.desk.shell.command;

import app.saywell.desk.shell.failure.FailureSentence;
import app.saywell.desk.shell.start.CommandRefusedException;
import app.saywell.speech.audio.capture.InputDevice;
import app.saywell.speech.audio.capture.InputDevices;
import app.saywell.speech.audio.capture.RecordedTake;
import app.saywell.speech.audio.capture.RecorderState;
import app.saywell.speech.audio.capture.SampleSource;
import app.saywell.speech.audio.capture.UnattendedRecording;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Records from a microphone until it is stopped.
@Command(name = "record", description = "Records from a microphone until it is stopped with Ctrl+C.")
final class RecordCommand implements Callable<Integer> {
    /// One day. A recording also ends when the WAV file reaches its maximum size.
    private static final double MAX_SECONDS = 24 * 60 * 60;

    @Parameters(paramLabel = "FILE", description = "The WAV file to create; it must not exist.")
    private Path file;

    @Option(names = "--seconds", paramLabel = "N", description = "Stop after this many seconds.")
    private double seconds = MAX_SECONDS;

    @Option(
            names = "--device",
            paramLabel = "NAME",
            description = "Name of the microphone. Default: the system's default.")
    private @Nullable String device;

    @Override
    public Integer call() {
        if (Files.exists(file)) {
            throw new CommandRefusedException(file + " already exists; nothing was overwritten.");
        }
        UnattendedRecording recording = UnattendedRecording.start(opener(), file, seconds);
        Thread stop = Thread.ofPlatform().name("record-stop").unstarted(() -> stopAndWait(recording));
        Runtime.getRuntime().addShutdownHook(stop);
        return switch (recording.await()) {
            case RecorderState.TakeFinished(RecordedTake take) -> {
                System.out.println(describe(take));
                yield 0;
            }
            case RecorderState.RecordingFailed failed ->
                throw new CommandRefusedException(FailureSentence.of(failed)
                        + failed.savedTake()
                                .map(take -> " The recording up to then is saved: " + describe(take))
                                .orElse(""));
            case RecorderState other -> throw new IllegalStateException(other.toString());
        };
    }

    private SampleSource.SourceOpener opener() {
        if (device == null) {
            return InputDevices.systemDefault();
        }
        return InputDevices.list().stream()
                .map(InputDevice::name)
                .filter(device::equals)
                .findFirst()
                .map(InputDevices::byName)
                .orElseThrow(() -> new CommandRefusedException("There is no microphone with that name. Available: "
                        + String.join(
                                ", ",
                                InputDevices.list().stream()
                                        .map(InputDevice::name)
                                        .toList())));
    }

    private static void stopAndWait(UnattendedRecording recording) {
        recording.stop();
        recording.await();
    }

    private static String describe(RecordedTake take) {
        return "%s, %.2f s".formatted(take.file(), take.seconds());
    }
}
