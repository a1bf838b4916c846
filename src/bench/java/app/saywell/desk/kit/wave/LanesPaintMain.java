package app.saywell.desk.kit.wave;

import app.saywell.desk.kit.OffScreenRenderer;
import app.saywell.desk.kit.envelope.PeaksEnvelope;
import app.saywell.desk.kit.lane.AnalyzedRecording;
import app.saywell.desk.kit.lane.LanesViewModel;
import app.saywell.desk.kit.theme.Appearance;
import app.saywell.desk.school.settings.Theme;
import app.saywell.speech.Phoneme;
import app.saywell.speech.SpeechComponent;
import app.saywell.speech.Word;
import app.saywell.speech.signal.Pcm;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import javafx.scene.Scene;
import javafx.scene.image.WritableImage;

/// Measures painting an hour of sound with 5,000 intervals, 1,920 by 300 pixels, at random zooms
/// and positions: layout, painting and rendering of one frame, in wall-clock time and in processor
/// time of the threads involved. Run it with the software renderer (`-Dglass.platform=Headless
/// -Dprism.order=sw`).
public final class LanesPaintMain {
    private static final int WIDTH = 1920;
    private static final int HEIGHT = 300;
    private static final int RATE = 16_000;
    private static final int SECONDS = 3600;
    private static final int WORDS = 1000;
    private static final int SOUNDS = 4;
    private static final int FRAMES = 1000;

    private LanesPaintMain() {}

    /// Takes no arguments.
    public static void main(String[] args) {
        LanesViewModel model = new LanesViewModel();
        Scene scene = OffScreenRenderer.callOnUiThread(() -> createScene(model));
        measureFrames(scene, model, new Random(1), FRAMES);
        long[][] nanos = measureFrames(scene, model, new Random(2), FRAMES);
        print("wall clock", nanos[0]);
        print("processor time", nanos[1]);
        System.exit(0);
    }

    private static void print(String what, long[] nanos) {
        Arrays.sort(nanos);
        System.out.printf(
                "%s: median %.1f ms, p99 %.1f ms, max %.1f ms%n",
                what,
                nanos[nanos.length / 2] / 1e6,
                nanos[nanos.length * 99 / 100] / 1e6,
                nanos[nanos.length - 1] / 1e6);
    }

    private static Scene createScene(LanesViewModel model) {
        LanesView lanes = new LanesView(model);
        model.show(Optional.empty(), Optional.of(reading()));
        Scene scene = new Scene(lanes, WIDTH, HEIGHT);
        new Appearance(Theme.LIGHT, 100).applyTo(scene, List.of());
        return scene;
    }

    private static long[][] measureFrames(Scene scene, LanesViewModel model, Random random, int count) {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        WritableImage image = new WritableImage(WIDTH, HEIGHT);
        long[] clock = new long[count];
        long[] processor = new long[count];
        for (int i = 0; i < count; i++) {
            int frame = i;
            OffScreenRenderer.callOnUiThread(() -> {
                model.fit();
                model.zoomAt(random.nextDouble() * WIDTH, Math.exp(random.nextDouble() * Math.log(SECONDS * 10.0)));
                long start = System.nanoTime();
                long cpuBefore = cpuNanos(threads);
                scene.getRoot().applyCss();
                scene.getRoot().layout();
                scene.snapshot(image);
                clock[frame] = System.nanoTime() - start;
                processor[frame] = cpuNanos(threads) - cpuBefore;
                return 0;
            });
        }
        return new long[][] {clock, processor};
    }

    /// The processor time that the window's thread and the renderer have used so far.
    private static long cpuNanos(ThreadMXBean threads) {
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

    private static AnalyzedRecording reading() {
        Random random = new Random(3);
        float[] samples = new float[SECONDS * RATE];
        for (int i = 0; i < samples.length; i++) {
            double loudness = 0.2 + 0.6 * Math.abs(Math.sin(i / 9000.0));
            samples[i] = (float) (loudness * (random.nextFloat() * 2 - 1));
        }
        List<SpeechComponent> words = new ArrayList<>();
        double wordSeconds = (double) SECONDS / WORDS;
        for (int i = 0; i < WORDS; i++) {
            words.add(word(i * wordSeconds, wordSeconds * 0.9, random));
        }
        return new AnalyzedRecording(PeaksEnvelope.of(new Pcm(samples, RATE)), words);
    }

    private static Word word(double start, double length, Random random) {
        List<Phoneme> sounds = new ArrayList<>();
        for (int i = 0; i < SOUNDS; i++) {
            double from = start + i * length / SOUNDS;
            double score = random.nextDouble() * 100;
            String heard = score < 20 ? "s" : "θ";
            sounds.add(new Phoneme("θ", heard, score, score >= 70, false, null, from, from + length / SOUNDS));
        }
        double score = random.nextDouble() * 100;
        return new Word(
                "word", start, start + length, score, score >= 70, random.nextBoolean(), null, List.of(), sounds);
    }
}
