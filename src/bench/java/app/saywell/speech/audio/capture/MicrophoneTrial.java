package app.saywell.speech.audio.capture;

import app.saywell.speech.audio.capture.RecorderState.RecorderArmed;
import app.saywell.speech.audio.capture.RecorderState.RecordingFailed;
import app.saywell.speech.audio.capture.RecorderState.TakeFinished;
import app.saywell.speech.audio.capture.RecorderState.TakeRecording;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/// Opens a microphone of a real sound system many times, records from it, and pulls its plug many times, while other
/// programs keep the processors busy. Prints each false message and each recording that lacks sound, and how long it
/// took until a microphone that was plugged in again was ready.
///
/// Arguments: how many starts; how many unpluggings; how many programs keep the processors busy. Ends with 1 where
/// something was wrong. The program starts itself once more, in the environment of the microphone that it made.
public final class MicrophoneTrial {
    private static final int HUM_SECONDS = 1_200;
    private static final double TAKE_SECONDS = 1.5;
    private static final long PATIENCE_SECONDS = 20;
    private static final double NOTICED_SECONDS = 4;
    private static final long PAUSE_MILLIS = 50;

    private final Path folder;
    private final VirtualMicrophone microphone;
    private final BlockingQueue<RecorderState> states = new LinkedBlockingQueue<>();
    private final Random random = new Random(5);
    private final List<String> faults = new ArrayList<>();
    private final List<Double> ready = new ArrayList<>();
    private Process humming;
    private int files;

    private MicrophoneTrial(Path folder) throws IOException, InterruptedException {
        this.folder = folder;
        microphone = new VirtualMicrophone(Files.createDirectories(folder.resolve("mic")));
        humming = microphone.hum(HUM_SECONDS);
    }

    /// Arguments as described above.
    public static void main(String[] arguments) throws Exception {
        if (System.getenv("PULSE_SERVER") == null) {
            System.exit(runWithMicrophone(arguments));
        }
        MicrophoneTrial trial = new MicrophoneTrial(Path.of(arguments[3]));
        int starts = Integer.parseInt(arguments[0]);
        int unpluggings = Integer.parseInt(arguments[1]);
        for (int i = 0; i < starts; i++) {
            trial.start(i);
        }
        System.out.printf("%d starts, faults so far: %d%n", starts, trial.faults.size());
        trial.unplugMany(unpluggings);
        trial.humming.destroyForcibly();
        double[] sorted = trial.ready.stream().mapToDouble(s -> s).sorted().toArray();
        System.out.printf(
                Locale.ROOT,
                "%d starts, %d unpluggings: %d faults; ready again after %.1f s (median), %.1f s at most%n",
                starts,
                unpluggings,
                trial.faults.size(),
                sorted.length == 0 ? 0 : sorted[sorted.length / 2],
                sorted.length == 0 ? 0 : sorted[sorted.length - 1]);
        System.exit(trial.faults.isEmpty() ? 0 : 1);
    }

    private static int runWithMicrophone(String[] arguments) throws Exception {
        Path folder = Files.createTempDirectory("saywell-microphone");
        List<Process> busy = new ArrayList<>();
        try (VirtualMicrophone microphone = new VirtualMicrophone(Files.createDirectory(folder.resolve("mic")))) {
            microphone.startServer();
            for (int i = 0; i < Integer.parseInt(arguments[2]); i++) {
                busy.add(new ProcessBuilder("sh", "-c", "while :; do :; done").start());
            }
            ProcessBuilder trial = new ProcessBuilder(
                            Path.of(System.getProperty("java.home"), "bin", "java")
                                    .toString(),
                            "--enable-native-access=ALL-UNNAMED",
                            "-cp",
                            System.getProperty("java.class.path"),
                            MicrophoneTrial.class.getName(),
                            arguments[0],
                            arguments[1],
                            arguments[2],
                            folder.toString())
                    .inheritIO();
            trial.environment().putAll(microphone.environment());
            return trial.start().waitFor();
        } finally {
            busy.forEach(Process::destroyForcibly);
        }
    }

    /// Opens the microphone, and records at a moment that follows at once or a little later.
    private void start(int number) throws Exception {
        states.clear();
        try (Recorder recorder = new Recorder(PreAndPostRoll.DEFAULT, states::add)) {
            recorder.arm(InputDevices.systemDefault());
            if (number % 2 == 1) {
                Thread.sleep(random.nextInt(2_500));
            }
            record("start " + number, recorder);
        }
    }

    private void record(String what, Recorder recorder) throws Exception {
        Path file = folder.resolve(files++ + ".wav");
        recorder.start(file);
        if (await(TakeRecording.class).isEmpty()) {
            fault(what + ": no recording began; " + recorder.state());
            return;
        }
        Thread.sleep((long) (TAKE_SECONDS * 1e3));
        recorder.stop();
        if (await(TakeFinished.class).isEmpty()) {
            fault(what + ": the recording did not end well; " + recorder.state());
            return;
        }
        check(what, file);
    }

    private void unplugMany(int count) throws Exception {
        states.clear();
        try (Recorder recorder = new Recorder(PreAndPostRoll.DEFAULT, states::add)) {
            recorder.arm(InputDevices.systemDefault());
            await(RecorderArmed.class);
            for (int i = 0; i < count; i++) {
                unplug(i, recorder);
            }
        }
    }

    /// Every second time while a take is recorded.
    private void unplug(int number, Recorder recorder) throws Exception {
        String what = "unplugging " + number;
        boolean inTake = number % 2 == 0;
        Path file = folder.resolve(files++ + ".wav");
        if (inTake) {
            recorder.start(file);
            await(TakeRecording.class);
            Thread.sleep((long) (TAKE_SECONDS * 1e3));
        }
        microphone.unplug();
        humming.destroyForcibly();
        if (inTake) {
            long before = System.nanoTime();
            Optional<RecordingFailed> failed = await(RecordingFailed.class);
            double seconds = (System.nanoTime() - before) / 1e9;
            if (failed.isEmpty() || seconds > NOTICED_SECONDS) {
                fault("%s: noticed after %.1f s".formatted(what, seconds));
            } else {
                checkSaved(what, failed.get());
            }
        }
        Thread.sleep(random.nextInt(4_000));
        plugIn(what, recorder);
        record(what + ", afterwards", recorder);
    }

    private void checkSaved(String what, RecordingFailed failed) throws IOException {
        if (failed.savedTake().isEmpty()) {
            fault(what + ": nothing was kept");
            return;
        }
        Path kept = failed.savedTake().get().file();
        check(what + ", what was kept", kept);
    }

    /// A recording that lacks sound stays in the folder.
    private void check(String what, Path recording) throws IOException {
        Optional<String> fault = HumCheck.fault(recording, TAKE_SECONDS);
        if (fault.isEmpty()) {
            Files.delete(recording);
        } else {
            fault("%s: %s (%s)".formatted(what, fault.get(), recording));
        }
    }

    private void plugIn(String what, Recorder recorder) throws Exception {
        states.clear();
        microphone.plugIn();
        long before = System.nanoTime();
        while (!isReady(recorder)) {
            if (System.nanoTime() - before > TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS)) {
                fault(what + ": not found again; " + recorder.state());
                break;
            }
            Thread.sleep(PAUSE_MILLIS);
        }
        ready.add((System.nanoTime() - before) / 1e9);
        humming = microphone.hum(HUM_SECONDS);
        if (!isReady(recorder)) {
            fault(what + ": lost again; " + recorder.state());
        }
    }

    /// Whether nothing is told as missing, and sound comes.
    private static boolean isReady(Recorder recorder) throws InterruptedException {
        Optional<LevelMeter> meter = recorder.meter();
        if (recorder.state() instanceof RecordingFailed || meter.isEmpty()) {
            return false;
        }
        long blocks = meter.get().blocks();
        Thread.sleep(500);
        return recorder.meter().equals(meter) && meter.get().blocks() > blocks;
    }

    private <T extends RecorderState> Optional<T> await(Class<T> kind) throws InterruptedException {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
        while (System.nanoTime() < end) {
            RecorderState state = states.poll(end - System.nanoTime(), TimeUnit.NANOSECONDS);
            if (kind.isInstance(state)) {
                return Optional.of(kind.cast(state));
            }
            if (state instanceof RecordingFailed failed && failed.file().isPresent()) {
                fault("a failure that was not asked for: " + failed);
            }
        }
        return Optional.empty();
    }

    private void fault(String what) {
        faults.add(what);
        System.out.println(what);
    }
}
