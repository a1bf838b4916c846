package app.saywell.audio.capture;

import app.saywell.audio.UnfinishedRecordings;
import app.saywell.audio.WavLayout;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.ProcessBuilder.Redirect;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteBuffer;
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

/// Kills recordings from a PulseAudio microphone at random moments and looks at what is left.
///
/// A sawtooth whose every sample names its place is played into the sink `vmic`, whose monitor is
/// the microphone. A second reader of the microphone, in this process, knows what was heard last
/// when the kill fell; the difference from the last sample of the file is what was lost.
public final class KillsMain {
    private static final int RATE = 48_000;
    private static volatile short heard;

    private KillsMain() {}

    /// @param gaps places inside where samples are missing
    /// @param silent samples that are zero, which the source never plays
    private record Outcome(
            double lostSeconds, int gaps, int silent, boolean readable, double seconds) {}

    /// @param args folder for the files, number of kills, how many at a time
    public static void main(String[] args) throws Exception {
        Path folder = Files.createDirectories(Path.of(args[0]));
        int kills = Integer.parseInt(args[1]);
        Process player = start("pacat", "-d", "vmic", "--latency-msec=50");
        Process listener = start("parec", "-d", "vmic.monitor", "--latency-msec=10");
        Thread.ofPlatform().daemon().start(() -> play(player.getOutputStream()));
        Thread.ofPlatform().daemon().start(() -> listen(listener.getInputStream()));
        List<Outcome> outcomes = new ArrayList<>();
        try (ExecutorService parallel = Executors.newFixedThreadPool(Integer.parseInt(args[2]))) {
            List<Future<Outcome>> running = new ArrayList<>();
            for (int i = 0; i < kills; i++) {
                Path file = folder.resolve(i + ".wav");
                long seed = i;
                Callable<Outcome> kill = () -> kill(file, new Random(seed));
                running.add(parallel.submit(kill));
            }
            for (Future<Outcome> outcome : running) {
                outcomes.add(outcome.get());
                if (outcomes.size() % 100 == 0) {
                    report(outcomes, folder);
                }
            }
        } finally {
            player.destroy();
            listener.destroy();
        }
        report(outcomes, folder);
    }

    private static Outcome kill(Path file, Random random) throws Exception {
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
        Thread.sleep(random.nextInt(300, 2000));
        recorder.destroyForcibly();
        short last = heard;
        recorder.waitFor();
        Outcome outcome = look(file, last);
        Files.delete(file);
        return outcome;
    }

    private static Outcome look(Path file, short lastHeard) throws Exception {
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
        int lost = (short) (lastHeard - place(samples));
        boolean found =
                UnfinishedRecordings.in(file.getParent()).stream()
                        .anyMatch(unfinished -> unfinished.file().equals(file));
        return new Outcome(
                (double) lost / RATE,
                gaps(samples),
                silent(samples),
                sox == 0 && found,
                (double) samples.length / RATE);
    }

    /// Places where the sawtooth does not go on by one, zeros apart: samples were lost there, by
    /// the
    /// recorder or before it.
    private static int gaps(short[] samples) {
        int gaps = 0;
        int expected = 0;
        boolean begun = false;
        for (short sample : samples) {
            if (sample != 0) {
                boolean follows = sample == (short) expected || sample == (short) (expected + 1);
                gaps += follows || !begun ? 0 : 1;
                begun = true;
                expected = sample + 1;
            }
        }
        return gaps;
    }

    private static int silent(short[] samples) {
        int zeros = 0;
        for (short sample : samples) {
            zeros += sample == 0 ? 1 : 0;
        }
        return zeros;
    }

    /// Zeros are the player's own stutter on a busy computer: the place is that of the last sample
    /// that names one.
    private static int place(short[] samples) {
        int zeros = 0;
        while (samples[samples.length - 1 - zeros] == 0) {
            zeros++;
        }
        return samples[samples.length - 1 - zeros] + zeros;
    }

    private static void report(List<Outcome> outcomes, Path folder) {
        List<Double> lost = new ArrayList<>(outcomes.stream().map(Outcome::lostSeconds).toList());
        Collections.sort(lost);
        System.out.printf(
                "%d kills: %d read by sox and found unfinished; lost: median %.0f ms, p99 %.0f ms,"
                        + " most %.0f ms; %d with a gap inside, %d with zeros; %.0f s recorded in"
                        + " %s%n",
                outcomes.size(),
                outcomes.stream().filter(Outcome::readable).count(),
                1000 * lost.get(lost.size() / 2),
                1000 * lost.get(lost.size() * 99 / 100),
                1000 * lost.getLast(),
                outcomes.stream().filter(outcome -> outcome.gaps() > 0).count(),
                outcomes.stream().filter(outcome -> outcome.silent() > 0).count(),
                outcomes.stream().mapToDouble(Outcome::seconds).sum(),
                folder);
    }

    private static Process start(String program, String... options) throws IOException {
        List<String> command = new ArrayList<>(List.of(program));
        command.addAll(List.of(options));
        command.addAll(List.of("--raw", "--rate=" + RATE, "--channels=1", "--format=s16le"));
        return new ProcessBuilder(command).redirectError(Redirect.DISCARD).start();
    }

    private static void play(OutputStream out) {
        ByteBuffer block = ByteBuffer.allocate(960).order(ByteOrder.LITTLE_ENDIAN);
        try {
            for (short value = 0; ; ) {
                block.clear();
                while (block.hasRemaining()) {
                    block.putShort(value++);
                }
                out.write(block.array());
                out.flush();
            }
        } catch (IOException ended) {
            // The player was stopped.
        }
    }

    private static void listen(InputStream in) {
        byte[] block = new byte[960];
        try {
            for (int count = in.read(block); count > 0; count = in.read(block)) {
                short last = (short) (block[count - 2] & 0xff | block[count - 1] << 8);
                if (count % 2 == 0 && last != 0) {
                    heard = last;
                }
            }
        } catch (IOException ended) {
            // The listener was stopped.
        }
    }
}
