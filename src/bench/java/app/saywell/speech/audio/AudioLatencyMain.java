package app.saywell.speech.audio;

import app.saywell.speech.audio.capture.InputDevices;
import app.saywell.speech.audio.capture.LevelMeter;
import app.saywell.speech.audio.capture.PreAndPostRoll;
import app.saywell.speech.audio.capture.Recorder;
import app.saywell.speech.audio.playback.OutputDevices;
import app.saywell.speech.audio.playback.PlaybackRange;
import app.saywell.speech.audio.playback.Player;
import app.saywell.speech.signal.Pcm;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.Random;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/// Measures the delay of the level meter, and the distance between the playhead and what is heard.
///
/// Needs PulseAudio with two sinks: `vmic`, whose monitor is the default source, and `vspk`, the
/// default sink. The meter's figure includes the delay of the program that plays into the
/// microphone, so it is an upper bound. For comparison, the delay of a second reader of the
/// microphone is printed too.
public final class AudioLatencyMain {
    private static final int RATE = 48_000;
    private static final int BLOCK_SAMPLES = RATE / 100;
    private static final int TRIALS = 60;
    private static final int LOUD_AMPLITUDE = 8_000;
    private static final double LOUD_DB = -20;

    private AudioLatencyMain() {}

    public static void main(String[] args) throws Exception {
        measureMeter();
        measurePlayhead();
        System.exit(0);
    }

    private static void measureMeter() throws Exception {
        Process player = start("pacat", "--playback", "--device=vmic", "--latency-msec=10", "--channels=1");
        Process reader = start("parec", "--device=vmic.monitor", "--latency-msec=5", "--channels=1");
        LinkedBlockingQueue<Long> onsets = detectOnsets(reader.getInputStream());
        List<Double> meterDelays = new ArrayList<>();
        List<Double> readerDelays = new ArrayList<>();
        List<Double> differences = new ArrayList<>();
        try (Recorder recorder = new Recorder(PreAndPostRoll.DEFAULT, state -> {});
                OutputStream out = player.getOutputStream()) {
            recorder.arm(InputDevices.systemDefault());
            Random random = new Random(1);
            writeSilence(out, 200);
            for (int trial = 0; trial < TRIALS; trial++) {
                writeSilence(out, 150 + random.nextInt(40));
                onsets.clear();
                long written = System.nanoTime();
                Thread watch = Thread.ofPlatform().start(() -> awaitMeter(recorder, meterDelays, written));
                for (int i = 0; i < 5; i++) {
                    writeBlock(out, random, LOUD_AMPLITUDE);
                }
                writeSilence(out, 40);
                watch.join();
                Long at = onsets.poll(1, TimeUnit.SECONDS);
                if (at != null && meterDelays.size() == readerDelays.size() + 1) {
                    readerDelays.add((at - written) / 1e6);
                    differences.add(meterDelays.getLast() - readerDelays.getLast());
                }
            }
        } finally {
            player.destroy();
            reader.destroy();
        }
        print("meter delay after writing a sound", meterDelays);
        print("delay of a second reader", readerDelays);
        print("meter delay after the second reader", differences);
    }

    private static void awaitMeter(Recorder recorder, List<Double> delays, long written) {
        while (System.nanoTime() - written < 1_000_000_000L) {
            if (recorder.meter()
                    .map(LevelMeter::reading)
                    .filter(reading -> reading.peakDb() > LOUD_DB)
                    .isPresent()) {
                delays.add((System.nanoTime() - written) / 1e6);
                return;
            }
            LockSupport.parkNanos(500_000);
        }
    }

    private static void measurePlayhead() throws Exception {
        Process reader = start("parec", "--device=vspk.monitor", "--latency-msec=5", "--channels=1");
        LinkedBlockingQueue<Long> heard = detectOnsets(reader.getInputStream());
        float[] samples = new float[RATE * TRIALS / 2];
        for (int click = 1; click < TRIALS; click++) {
            for (int i = 0; i < BLOCK_SAMPLES; i++) {
                samples[click * RATE / 2 + i] = (i / 24 % 2 == 0) ? 0.5f : -0.5f;
            }
        }
        List<Double> offsets = new ArrayList<>();
        try (Player player = new Player(OutputDevices.systemDefault(), state -> {})) {
            player.play(PlaybackRange.whole(new Pcm(samples, RATE)));
            for (int click = 1; click < TRIALS; click++) {
                Long at = heard.poll(3, TimeUnit.SECONDS);
                OptionalDouble now = player.position();
                if (at == null || now.isEmpty()) {
                    break;
                }
                double then = now.getAsDouble() - (System.nanoTime() - at) / 1e9;
                double place = Math.round(then * 2) / 2.0;
                offsets.add(Math.abs(then - place) * 1e3);
            }
        } finally {
            reader.destroy();
        }
        print("distance between playhead and sound", offsets);
    }

    /// The times at which loud sound begins, as they are read.
    private static LinkedBlockingQueue<Long> detectOnsets(InputStream in) {
        LinkedBlockingQueue<Long> onsets = new LinkedBlockingQueue<>();
        Thread.ofPlatform().daemon().start(() -> {
            byte[] bytes = new byte[BLOCK_SAMPLES];
            long quiet = RATE;
            try {
                for (int count = in.read(bytes); count > 0; count = in.read(bytes)) {
                    long now = System.nanoTime();
                    for (int i = 0; i + 1 < count; i += 2) {
                        int value = (short) (bytes[i] & 0xff | bytes[i + 1] << 8);
                        if (Math.abs(value) < LOUD_AMPLITUDE / 4) {
                            quiet++;
                        } else {
                            if (quiet > RATE / 5) {
                                onsets.add(now);
                            }
                            quiet = 0;
                        }
                    }
                }
            } catch (IOException ended) {
                Thread.currentThread().interrupt();
            }
        });
        return onsets;
    }

    private static void writeSilence(OutputStream out, int blocks) throws IOException {
        for (int i = 0; i < blocks; i++) {
            writeBlock(out, new Random(0), 1);
        }
    }

    /// Writes ten milliseconds of noise and waits until they are over.
    private static void writeBlock(OutputStream out, Random random, int loud) throws IOException {
        long due = System.nanoTime() + 10_000_000;
        byte[] bytes = new byte[2 * BLOCK_SAMPLES];
        for (int i = 0; i < bytes.length; i += 2) {
            int value = random.nextInt(-loud, loud + 1);
            bytes[i] = (byte) value;
            bytes[i + 1] = (byte) (value >> 8);
        }
        out.write(bytes);
        out.flush();
        LockSupport.parkNanos(due - System.nanoTime());
    }

    private static Process start(String program, String... options) throws IOException {
        List<String> command = new ArrayList<>(List.of(program, "--raw", "--rate=" + RATE));
        command.add("--format=s16le");
        command.addAll(List.of(options));
        return new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
    }

    private static void print(String what, List<Double> all) {
        List<Double> sorted = all.stream().sorted().toList();
        if (sorted.isEmpty()) {
            System.out.println(what + ": nothing was heard");
            return;
        }
        System.out.printf(
                Locale.ROOT,
                "%s: median %.1f ms, p95 %.1f ms, max %.1f ms (%d)%n",
                what,
                sorted.get(sorted.size() / 2),
                sorted.get(sorted.size() * 95 / 100),
                sorted.getLast(),
                sorted.size());
    }
}
