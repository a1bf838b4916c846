package app.saywell.cli.command;

import app.saywell.audio.capture.Device;
import app.saywell.audio.capture.Devices;
import app.saywell.audio.capture.Recorded;
import app.saywell.audio.capture.RecorderState;
import app.saywell.audio.capture.SampleSource;
import app.saywell.audio.capture.UnattendedRecording;
import app.saywell.cli.RefusedException;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;

/// Records from a microphone until it is stopped.
@Command(
        name = "record",
        description = "Records from a microphone until it is stopped with Ctrl+C.")
final class RecordCommand implements Callable<Integer> {
    /// A day: the most that a WAV file holds at usual rates.
    private static final double LONGEST = 24 * 60 * 60;

    @Parameters(paramLabel = "FILE", description = "The WAV file to make; it must not exist.")
    private Path file;

    @Option(names = "--seconds", paramLabel = "N", description = "Stop by itself after so long.")
    private double seconds = LONGEST;

    @Option(
            names = "--device",
            paramLabel = "NAME",
            description = "The microphone's name; otherwise the system's choice.")
    private @Nullable String device;

    @Override
    public Integer call() {
        if (Files.exists(file)) {
            throw new RefusedException(file + " is there already; nothing was overwritten.");
        }
        UnattendedRecording recording = UnattendedRecording.start(opener(), file, seconds);
        Thread stop = Thread.ofPlatform().name("record-stop").unstarted(() -> end(recording));
        Runtime.getRuntime().addShutdownHook(stop);
        return switch (recording.await()) {
            case RecorderState.Finished(Recorded take) -> {
                System.out.println(kept(take));
                yield 0;
            }
            case RecorderState.Failed failed ->
                    throw new RefusedException(
                            failed.message()
                                    + failed.kept()
                                            .map(take -> " What came before is safe: " + kept(take))
                                            .orElse(""));
            case RecorderState other -> throw new IllegalStateException(other.toString());
        };
    }

    private SampleSource.Opener opener() {
        if (device == null) {
            return Devices.systemDefault();
        }
        return Devices.list().stream()
                .map(Device::name)
                .filter(device::equals)
                .findFirst()
                .map(Devices::named)
                .orElseThrow(
                        () ->
                                new RefusedException(
                                        "There is no microphone of that name. There are: "
                                                + String.join(
                                                        ", ",
                                                        Devices.list().stream()
                                                                .map(Device::name)
                                                                .toList())));
    }

    private static void end(UnattendedRecording recording) {
        recording.stop();
        recording.await();
    }

    private static String kept(Recorded take) {
        return "%s, %.2f s".formatted(take.file(), take.seconds());
    }
}
