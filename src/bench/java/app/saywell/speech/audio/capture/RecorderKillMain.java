package app.saywell.speech.audio.capture;

import app.saywell.speech.audio.UnfinishedRecordings;
import app.saywell.speech.audio.WavLayout;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;

/// Kills recordings from a PulseAudio microphone at random moments and checks what is left.
///
/// Noise is played into the sink `vmic`, whose monitor is the microphone. A second reader in this
/// process hears the same noise. The loss is what the reader had heard at the kill and the file
/// does not hold. Every sample of the file is compared with what the reader heard.
public final class RecorderKillMain {
    /// A longer loss is printed on its own line.
    private static final double NOTABLE_SECONDS = 0.1;

    private RecorderKillMain() {}

    /// @param differentSamples samples that differ from those of the second reader
    /// @param waitedSeconds how long the recorder's threads waited for a processor in the last half
    ///     second
    private record KillOutcome(
            double lostSeconds, int differentSamples, boolean readable, double seconds, double waitedSeconds) {}

    /// @param args the folder for the files, the number of kills, and how many run at a time
    public static void main(String[] args) throws Exception {
        Path folder = Files.createDirectories(Path.of(args[0]));
        int kills = Integer.parseInt(args[1]);
        List<KillOutcome> outcomes = new ArrayList<>();
        try (ReferenceListener noise = new ReferenceListener();
                ExecutorService parallel = Executors.newFixedThreadPool(Integer.parseInt(args[2]))) {
            List<Future<KillOutcome>> running = new ArrayList<>();
            for (int i = 0; i < kills; i++) {
                Path file = folder.resolve(i + ".wav");
                long seed = i;
                Callable<KillOutcome> kill = () -> kill(noise, file, new Random(seed));
                running.add(parallel.submit(kill));
            }
            for (Future<KillOutcome> outcome : running) {
                outcomes.add(outcome.get());
                printLoss(outcome.get());
                if (outcomes.size() % 100 == 0) {
                    report(outcomes);
                }
            }
        }
        report(outcomes);
    }

    private static KillOutcome kill(ReferenceListener noise, Path file, Random random) throws Exception {
        Process recorder = new ProcessBuilder(
                        ProcessHandle.current().info().command().orElseThrow(),
                        "-Xmx64m",
                        "-XX:+UseSerialGC",
                        "-XX:TieredStopAtLevel=1",
                        "-cp",
                        System.getProperty("java.class.path"),
                        RecordMain.class.getName(),
                        file.toString(),
                        "60")
                .redirectOutput(Redirect.DISCARD)
                .redirectError(Redirect.DISCARD)
                .start();
        while (!Files.exists(file)) {
            Thread.sleep(5);
        }
        Thread.sleep(random.nextInt(0, 2000));
        double waited = waited(recorder.pid());
        Thread.sleep(500);
        waited = waited(recorder.pid()) - waited;
        recorder.destroyForcibly();
        long heard = noise.count();
        recorder.waitFor();
        Thread.sleep(300); // The file may hold samples that the reader has not received yet.
        KillOutcome outcome = inspect(noise, file, heard, waited);
        Files.delete(file);
        return outcome;
    }

    private static KillOutcome inspect(ReferenceListener noise, Path file, long heard, double waited) throws Exception {
        int sox = new ProcessBuilder("sox", file.toString(), "-n", "stat")
                .redirectErrorStream(true)
                .redirectOutput(Redirect.DISCARD)
                .start()
                .waitFor();
        MemorySegment bytes = MemorySegment.ofArray(Files.readAllBytes(file));
        WavLayout layout = WavLayout.read(bytes);
        ValueLayout.OfShort sample = ValueLayout.JAVA_SHORT_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);
        short[] samples =
                bytes.asSlice(layout.dataOffset(), layout.frames() * 2).toArray(sample);
        ReferenceListener.NoiseComparison comparison = noise.compare(samples);
        boolean unfinished = UnfinishedRecordings.findIn(file.getParent()).stream()
                .anyMatch(recording -> recording.file().equals(file));
        return new KillOutcome(
                comparison == null ? Double.NaN : (double) (heard - comparison.end()) / ReferenceListener.RATE,
                comparison == null ? samples.length : comparison.differentSamples(),
                sox == 0 && unfinished,
                (double) samples.length / ReferenceListener.RATE,
                waited);
    }

    /// Seconds in which the recorder's threads were ready but had no processor.
    private static double waited(long process) throws IOException {
        long nanos = 0;
        try (Stream<Path> tasks = Files.list(Path.of("/proc/" + process + "/task"))) {
            for (Path task : tasks.toList()) {
                if (Files.readString(task.resolve("comm")).startsWith("saywell-")) {
                    String[] figures =
                            Files.readString(task.resolve("schedstat")).split(" ");
                    nanos += Long.parseLong(figures[1]);
                }
            }
        }
        return nanos / 1e9;
    }

    private static void printLoss(KillOutcome outcome) {
        if (!(outcome.lostSeconds < NOTABLE_SECONDS) || outcome.differentSamples > 0) {
            System.out.printf(
                    "lost %.0f ms of %.1f s, %d samples differ; the recorder had waited %.0f ms" + " for a processor%n",
                    1000 * outcome.lostSeconds,
                    outcome.seconds,
                    outcome.differentSamples,
                    1000 * outcome.waitedSeconds);
        }
    }

    private static void report(List<KillOutcome> outcomes) {
        List<Double> lost =
                new ArrayList<>(outcomes.stream().map(KillOutcome::lostSeconds).toList());
        Collections.sort(lost);
        System.out.printf(
                "%d kills: %d read by sox and found unfinished, %d the same sample by sample as"
                        + " another reader heard; lost: median %.0f ms, p99 %.0f ms, max %.0f ms;"
                        + " %.0f s recorded%n",
                outcomes.size(),
                outcomes.stream().filter(KillOutcome::readable).count(),
                outcomes.stream()
                        .filter(outcome -> outcome.differentSamples() == 0)
                        .count(),
                1000 * lost.get(lost.size() / 2),
                1000 * lost.get(lost.size() * 99 / 100),
                1000 * lost.getLast(),
                outcomes.stream().mapToDouble(KillOutcome::seconds).sum());
    }
}
