package app.saywell.audio.capture;

import app.saywell.audio.UnfinishedRecordings;
import app.saywell.audio.WavLayout;

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

/// Kills recordings from a PulseAudio microphone at random moments and looks at what is left.
///
/// Noise is played into the sink `vmic`, whose monitor is the microphone, and heard by a second
/// reader in this process. Lost is what that reader had heard when the kill fell and the file does
/// not have; and every sample of the file is compared with what the reader heard at its place.
public final class KillsMain {
    /// A loss that is worth a line of its own.
    private static final double NOTABLE_SECONDS = 0.1;

    private KillsMain() {}

    /// @param different samples that are not those that the other reader heard
    /// @param waitedSeconds for a processor, by the threads of the recorder, in its last half
    ///     second
    private record Outcome(
            double lostSeconds,
            int different,
            boolean readable,
            double seconds,
            double waitedSeconds) {}

    /// @param args folder for the files, number of kills, how many at a time
    public static void main(String[] args) throws Exception {
        Path folder = Files.createDirectories(Path.of(args[0]));
        int kills = Integer.parseInt(args[1]);
        List<Outcome> outcomes = new ArrayList<>();
        try (HeardNoise noise = new HeardNoise();
                ExecutorService parallel =
                        Executors.newFixedThreadPool(Integer.parseInt(args[2]))) {
            List<Future<Outcome>> running = new ArrayList<>();
            for (int i = 0; i < kills; i++) {
                Path file = folder.resolve(i + ".wav");
                long seed = i;
                Callable<Outcome> kill = () -> kill(noise, file, new Random(seed));
                running.add(parallel.submit(kill));
            }
            for (Future<Outcome> outcome : running) {
                outcomes.add(outcome.get());
                tell(outcome.get());
                if (outcomes.size() % 100 == 0) {
                    report(outcomes);
                }
            }
        }
        report(outcomes);
    }

    private static Outcome kill(HeardNoise noise, Path file, Random random) throws Exception {
        Process recorder =
                new ProcessBuilder(
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
        Thread.sleep(300); // What the reader has not heard yet, the file may hold.
        Outcome outcome = look(noise, file, heard, waited);
        Files.delete(file);
        return outcome;
    }

    private static Outcome look(HeardNoise noise, Path file, long heard, double waited)
            throws Exception {
        int sox =
                new ProcessBuilder("sox", file.toString(), "-n", "stat")
                        .redirectErrorStream(true)
                        .redirectOutput(Redirect.DISCARD)
                        .start()
                        .waitFor();
        MemorySegment bytes = MemorySegment.ofArray(Files.readAllBytes(file));
        WavLayout layout = WavLayout.read(bytes);
        ValueLayout.OfShort sample =
                ValueLayout.JAVA_SHORT_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);
        short[] samples = bytes.asSlice(layout.offset(), layout.frames() * 2).toArray(sample);
        HeardNoise.Comparison found = noise.compare(samples);
        boolean unfinished =
                UnfinishedRecordings.in(file.getParent()).stream()
                        .anyMatch(one -> one.file().equals(file));
        return new Outcome(
                found == null ? Double.NaN : (double) (heard - found.end()) / HeardNoise.RATE,
                found == null ? samples.length : found.different(),
                sox == 0 && unfinished,
                (double) samples.length / HeardNoise.RATE,
                waited);
    }

    /// Seconds for which the recorder's threads stood ready and had no processor.
    private static double waited(long process) throws IOException {
        long nanos = 0;
        try (Stream<Path> tasks = Files.list(Path.of("/proc/" + process + "/task"))) {
            for (Path task : tasks.toList()) {
                if (Files.readString(task.resolve("comm")).startsWith("saywell-")) {
                    String[] figures = Files.readString(task.resolve("schedstat")).split(" ");
                    nanos += Long.parseLong(figures[1]);
                }
            }
        }
        return nanos / 1e9;
    }

    private static void tell(Outcome outcome) {
        if (!(outcome.lostSeconds < NOTABLE_SECONDS) || outcome.different > 0) {
            System.out.printf(
                    "lost %.0f ms of %.1f s, %d samples differ; the recorder had waited %.0f ms"
                            + " for a processor%n",
                    1000 * outcome.lostSeconds,
                    outcome.seconds,
                    outcome.different,
                    1000 * outcome.waitedSeconds);
        }
    }

    private static void report(List<Outcome> outcomes) {
        List<Double> lost = new ArrayList<>(outcomes.stream().map(Outcome::lostSeconds).toList());
        Collections.sort(lost);
        System.out.printf(
                "%d kills: %d read by sox and found unfinished, %d the same sample by sample as"
                        + " another reader heard; lost: median %.0f ms, p99 %.0f ms, most %.0f ms;"
                        + " %.0f s recorded%n",
                outcomes.size(),
                outcomes.stream().filter(Outcome::readable).count(),
                outcomes.stream().filter(outcome -> outcome.different() == 0).count(),
                1000 * lost.get(lost.size() / 2),
                1000 * lost.get(lost.size() * 99 / 100),
                1000 * lost.getLast(),
                outcomes.stream().mapToDouble(Outcome::seconds).sum());
    }
}
