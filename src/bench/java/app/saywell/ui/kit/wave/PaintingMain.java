package app.saywell.ui.kit.wave;

import app.saywell.library.people.Strictness;
import app.saywell.library.settings.Theme;
import app.saywell.signal.Pcm;
import app.saywell.speech.Phoneme;
import app.saywell.speech.SpeechComponent;
import app.saywell.speech.Word;
import app.saywell.ui.kit.Look;
import app.saywell.ui.kit.OffScreen;

import javafx.scene.Scene;
import javafx.scene.image.WritableImage;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/// Times painting the picture of an hour of sound with 5,000 boxes, 1,920 by 300 pixels, at random
/// zooms and places: layout, painting and rendering of one frame, by the clock and by the processor
/// time of the threads that work on it. To be run with the software renderer
/// (`-Dglass.platform=Headless -Dprism.order=sw`).
public final class PaintingMain {
    private static final int WIDTH = 1920;
    private static final int HEIGHT = 300;
    private static final int RATE = 16_000;
    private static final int SECONDS = 3600;
    private static final int WORDS = 1000;
    private static final int SOUNDS = 4;
    private static final int FRAMES = 1000;

    private PaintingMain() {}

    /// Takes no arguments.
    public static void main(String[] args) {
        LanesModel model = new LanesModel();
        Scene scene = OffScreen.call(() -> shown(model));
        frames(scene, model, new Random(1), FRAMES);
        long[][] nanos = frames(scene, model, new Random(2), FRAMES);
        print("by the clock", nanos[0]);
        print("processor time", nanos[1]);
        System.exit(0);
    }

    private static void print(String what, long[] nanos) {
        Arrays.sort(nanos);
        System.out.printf(
                "%s: median %.1f ms, p99 %.1f ms, most %.1f ms%n",
                what,
                nanos[nanos.length / 2] / 1e6,
                nanos[nanos.length * 99 / 100] / 1e6,
                nanos[nanos.length - 1] / 1e6);
    }

    private static Scene shown(LanesModel model) {
        Lanes lanes = new Lanes(model);
        model.show(Optional.empty(), Optional.of(reading()), Strictness.ORDINARY);
        Scene scene = new Scene(lanes, WIDTH, HEIGHT);
        new Look(Theme.LIGHT, 100).dress(scene, List.of());
        return scene;
    }

    private static long[][] frames(Scene scene, LanesModel model, Random random, int count) {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        WritableImage image = new WritableImage(WIDTH, HEIGHT);
        long[] clock = new long[count];
        long[] processor = new long[count];
        for (int i = 0; i < count; i++) {
            int frame = i;
            OffScreen.call(
                    () -> {
                        model.fit();
                        model.zoomAt(
                                random.nextDouble() * WIDTH,
                                Math.exp(random.nextDouble() * Math.log(SECONDS * 10.0)));
                        long start = System.nanoTime();
                        long worked = worked(threads);
                        scene.getRoot().applyCss();
                        scene.getRoot().layout();
                        scene.snapshot(image);
                        clock[frame] = System.nanoTime() - start;
                        processor[frame] = worked(threads) - worked;
                        return 0;
                    });
        }
        return new long[][] {clock, processor};
    }

    /// What the window's thread and the renderer have worked so far.
    private static long worked(ThreadMXBean threads) {
        long sum = 0;
        for (long id : threads.getAllThreadIds()) {
            var info = threads.getThreadInfo(id);
            if (info != null
                    && (info.getThreadName().startsWith("JavaFX Application")
                            || info.getThreadName().startsWith("QuantumRenderer"))) {
                sum += threads.getThreadCpuTime(id);
            }
        }
        return sum;
    }

    private static Reading reading() {
        Random random = new Random(3);
        float[] samples = new float[SECONDS * RATE];
        for (int i = 0; i < samples.length; i++) {
            double swell = 0.2 + 0.6 * Math.abs(Math.sin(i / 9000.0));
            samples[i] = (float) (swell * (random.nextFloat() * 2 - 1));
        }
        List<SpeechComponent> words = new ArrayList<>();
        double each = (double) SECONDS / WORDS;
        for (int i = 0; i < WORDS; i++) {
            words.add(word(i * each, each * 0.9, random));
        }
        return new Reading(PeaksEnvelope.of(new Pcm(samples, RATE)), words);
    }

    private static Word word(double start, double length, Random random) {
        List<Phoneme> sounds = new ArrayList<>();
        for (int i = 0; i < SOUNDS; i++) {
            double from = start + i * length / SOUNDS;
            double score = random.nextDouble() * 100;
            String heard = score < 20 ? "s" : "θ";
            sounds.add(
                    new Phoneme(
                            "θ",
                            heard,
                            score,
                            score >= 70,
                            false,
                            null,
                            from,
                            from + length / SOUNDS));
        }
        double score = random.nextDouble() * 100;
        return new Word(
                "word",
                start,
                start + length,
                score,
                score >= 70,
                random.nextBoolean(),
                null,
                List.of(),
                sounds);
    }
}
