package app.saywell.audio;

import app.saywell.audio.capture.Devices;
import app.saywell.audio.capture.LevelMeter;
import app.saywell.audio.capture.Margins;
import app.saywell.audio.capture.Recorder;
import app.saywell.audio.playback.Passage;
import app.saywell.audio.playback.Player;
import app.saywell.audio.playback.Speakers;
import app.saywell.signal.Pcm;

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

/// How late the meter shows a sound, and how far the playhead is from what is heard.
///
/// Needs PulseAudio with two sinks, `vmic`, whose monitor is the default source, and `vspk`, the
/// default sink. The first figure has the delay of the program in it that plays into the
/// microphone, so it is an upper bound; beside it stands when a second reader of the microphone
/// had the sound.
public final class DelaysMain {
    private static final int RATE = 48_000;
    private static final int PIECE = RATE / 100;
    private static final int TRIALS = 60;
    private static final int LOUD = 8_000;
    private static final double LOUD_DB = -20;

    private DelaysMain() {}

    public static void main(String[] args) throws Exception {
        meter();
        playhead();
        System.exit(0);
    }

    private static void meter() throws Exception {
        Process player =
                start("pacat", "--playback", "--device=vmic", "--latency-msec=10", "--channels=1");
        Process reader =
                start("parec", "--device=vmic.monitor", "--latency-msec=5", "--channels=1");
        LinkedBlockingQueue<Long> second = listen(reader.getInputStream());
        List<Double> ours = new ArrayList<>();
        List<Double> theirs = new ArrayList<>();
        List<Double> after = new ArrayList<>();
        try (Recorder recorder = new Recorder(Margins.USUAL, state -> {});
                OutputStream out = player.getOutputStream()) {
            recorder.arm(Devices.systemDefault());
            Random random = new Random(1);
            silence(out, 200);
            for (int trial = 0; trial < TRIALS; trial++) {
                silence(out, 150 + random.nextInt(40));
                second.clear();
                long written = System.nanoTime();
                Thread watch = Thread.ofPlatform().start(() -> await(recorder, ours, written));
                for (int i = 0; i < 5; i++) {
                    piece(out, random, LOUD);
                }
                silence(out, 40);
                watch.join();
                Long at = second.poll(1, TimeUnit.SECONDS);
                if (at != null && ours.size() == theirs.size() + 1) {
                    theirs.add((at - written) / 1e6);
                    after.add(ours.getLast() - theirs.getLast());
                }
            }
        } finally {
            player.destroy();
            reader.destroy();
        }
        print("from writing a sound until the meter shows it", ours);
        print("until a second reader has it", theirs);
        print("the meter after the second reader", after);
    }

    private static void await(Recorder recorder, List<Double> delays, long written) {
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

    private static void playhead() throws Exception {
        Process reader =
                start("parec", "--device=vspk.monitor", "--latency-msec=5", "--channels=1");
        LinkedBlockingQueue<Long> heard = listen(reader.getInputStream());
        float[] samples = new float[RATE * TRIALS / 2];
        for (int click = 1; click < TRIALS; click++) {
            for (int i = 0; i < PIECE; i++) {
                samples[click * RATE / 2 + i] = (i / 24 % 2 == 0) ? 0.5f : -0.5f;
            }
        }
        List<Double> apart = new ArrayList<>();
        try (Player player = new Player(Speakers.systemDefault(), state -> {})) {
            player.play(Passage.all(new Pcm(samples, RATE)));
            for (int click = 1; click < TRIALS; click++) {
                Long at = heard.poll(3, TimeUnit.SECONDS);
                OptionalDouble now = player.position();
                if (at == null || now.isEmpty()) {
                    break;
                }
                double then = now.getAsDouble() - (System.nanoTime() - at) / 1e9;
                double place = Math.round(then * 2) / 2.0;
                apart.add(Math.abs(then - place) * 1e3);
            }
        } finally {
            reader.destroy();
        }
        print("playhead and what is heard, apart by", apart);
    }

    /// The moments at which loud sound begins, as soon as they are read.
    private static LinkedBlockingQueue<Long> listen(InputStream in) {
        LinkedBlockingQueue<Long> moments = new LinkedBlockingQueue<>();
        Thread.ofPlatform()
                .daemon()
                .start(
                        () -> {
                            byte[] bytes = new byte[PIECE];
                            long quiet = RATE;
                            try {
                                for (int n = in.read(bytes); n > 0; n = in.read(bytes)) {
                                    long now = System.nanoTime();
                                    for (int i = 0; i + 1 < n; i += 2) {
                                        int value = (short) (bytes[i] & 0xff | bytes[i + 1] << 8);
                                        if (Math.abs(value) < LOUD / 4) {
                                            quiet++;
                                        } else {
                                            if (quiet > RATE / 5) {
                                                moments.add(now);
                                            }
                                            quiet = 0;
                                        }
                                    }
                                }
                            } catch (IOException ended) {
                                Thread.currentThread().interrupt();
                            }
                        });
        return moments;
    }

    private static void silence(OutputStream out, int pieces) throws IOException {
        for (int i = 0; i < pieces; i++) {
            piece(out, new Random(0), 1);
        }
    }

    /// Ten milliseconds of noise, in ten milliseconds.
    private static void piece(OutputStream out, Random random, int loud) throws IOException {
        long due = System.nanoTime() + 10_000_000;
        byte[] bytes = new byte[2 * PIECE];
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
        return new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
    }

    private static void print(String what, List<Double> all) {
        List<Double> sorted = all.stream().sorted().toList();
        if (sorted.isEmpty()) {
            System.out.println(what + ": nothing was heard");
            return;
        }
        System.out.printf(
                Locale.ROOT,
                "%s: median %.1f ms, 95 %% %.1f ms, most %.1f ms (%d)%n",
                what,
                sorted.get(sorted.size() / 2),
                sorted.get(sorted.size() * 95 / 100),
                sorted.getLast(),
                sorted.size());
    }
}
