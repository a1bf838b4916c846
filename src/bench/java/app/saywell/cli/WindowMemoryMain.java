package app.saywell.cli;

import app.saywell.audio.AudioDecoder;
import app.saywell.audio.capture.RecorderState;
import app.saywell.library.lesson.Sentence;
import app.saywell.library.settings.Setting;
import app.saywell.library.take.Take;
import app.saywell.practice.UseCases;
import app.saywell.signal.Pcm;
import app.saywell.ui.FakeAudioDevices;
import app.saywell.ui.kit.OffScreenRenderer;
import app.saywell.ui.kit.sound.AudioSession;
import app.saywell.ui.shell.ApplicationWindow;

import javafx.application.Platform;
import javafx.scene.control.ButtonBase;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.function.BooleanSupplier;

/// Records takes in the real window, one sentence of the sample lesson after another, has each
/// judged by the service inside, and prints how much memory the process holds, and the most that it
/// held, after 1, 10, 50 and all takes and when it has been left alone.
///
/// Arguments: how many takes; for how many seconds it is left alone afterwards. To be started with
/// the options of the launcher.
public final class WindowMemoryMain {
    private static final int SENTENCES = 7;
    private static final double SECONDS = 3;
    private static final Duration PATIENCE = Duration.ofMinutes(5);
    private static final Path SPEECH = Path.of("assets", "lessons", "sample", "audio");

    private final UseCases practice;
    private final AudioSession sound;
    private final ApplicationWindow window;
    private final List<Sentence> sentences;
    private final long learner;

    private WindowMemoryMain(
            UseCases practice, AudioSession sound, ApplicationWindow window, long lesson) {
        this.practice = practice;
        this.sound = sound;
        this.window = window;
        sentences = practice.lessons().sentences(lesson);
        learner = practice.learners().current().id();
    }

    /// Arguments as described above.
    public static void main(String[] arguments) throws Exception {
        int takes = Integer.parseInt(arguments[0]);
        int idleSeconds = Integer.parseInt(arguments[1]);
        OffScreenRenderer.callOnUiThread(() -> 0);
        try (ApplicationContext application =
                ApplicationContext.open(
                        Files.createTempDirectory("saywell-window"), Platform::runLater)) {
            UseCases practice = application.practice();
            practice.start();
            practice.setSetting(Setting.WELCOME_PENDING, false);
            AudioSession sound =
                    FakeAudioDevices.audioSession(Platform::runLater, spoken(), SECONDS);
            ApplicationWindow window =
                    OffScreenRenderer.callOnUiThread(
                            () ->
                                    WindowScreenshots.open(
                                            application,
                                            sound,
                                            WindowScreenshots.ScreenshotSize.LAPTOP));
            long lesson = practice.lessons().findAll().getFirst().id();
            new WindowMemoryMain(practice, sound, window, lesson).run(takes, idleSeconds);
            OffScreenRenderer.callOnUiThread(
                    () -> {
                        window.scene().getWindow().hide();
                        window.close();
                        return window;
                    });
        }
        System.exit(0);
    }

    private void run(int takes, int idleSeconds) throws Exception {
        await("the window", () -> there("#record") && there("#row-0"));
        print("opened");
        int judged = 0;
        for (int i = 0; i < takes; i++) {
            judged += record(i % SENTENCES) ? 1 : 0;
            if (i == 0 || i == 9 || i == 49 || i == takes - 1) {
                print((i + 1) + " takes, " + judged + " judged");
            }
        }
        for (int waited = 0; waited < idleSeconds; waited += 60) {
            Thread.sleep(Duration.ofSeconds(Math.min(60, idleSeconds - waited)));
            print("left alone for " + Math.min(waited + 60, idleSeconds) + " s");
        }
    }

    /// @return whether it was judged
    private boolean record(int row) throws InterruptedException {
        fire("#row-" + row);
        WindowScreenshots.awaitBackgroundWork();
        int before = takes(row).size();
        fire("#record");
        await("the recording", () -> FakeAudioDevices.hasSpoken(sound));
        fire("#record");
        await("the take", () -> takes(row).size() > before && isIdle());
        long take = takes(row).stream().mapToLong(Take::id).max().orElseThrow();
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (practice.scoring().latest(take).isEmpty() && System.nanoTime() < end) {
            Thread.sleep(100);
        }
        return practice.scoring().latest(take).isPresent();
    }

    private boolean isIdle() {
        return !(sound.recorderState().get() instanceof RecorderState.TakeRecording);
    }

    private List<Take> takes(int row) {
        return practice.takes().findByOwner(sentences.get(row).id(), learner);
    }

    private boolean there(String selector) {
        return OffScreenRenderer.callOnUiThread(() -> window.scene().lookup(selector) != null);
    }

    private void fire(String selector) {
        OffScreenRenderer.callOnUiThread(
                () -> {
                    ((ButtonBase) window.scene().lookup(selector)).fire();
                    return 0;
                });
    }

    private static void await(String what, BooleanSupplier condition) throws InterruptedException {
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (!condition.getAsBoolean()) {
            if (System.nanoTime() > end) {
                throw new IllegalStateException("timed out waiting for " + what);
            }
            Thread.sleep(200);
        }
    }

    /// The sentences of the sample lesson, one behind another, each as long as a recording.
    private static Pcm spoken() throws IOException {
        AudioDecoder decoder = new AudioDecoder();
        int rate = decoder.decode(SPEECH.resolve("1-learner.wav")).sampleRate();
        int length = (int) (SECONDS * rate) + 1; // the last moment belongs to a recording, too
        float[] all = new float[SENTENCES * length];
        for (int i = 0; i < SENTENCES; i++) {
            float[] one = decoder.decode(SPEECH.resolve((i + 1) + "-learner.wav")).samples();
            System.arraycopy(one, 0, all, i * length, Math.min(length, one.length));
        }
        return new Pcm(all, rate);
    }

    private static void print(String when) throws IOException {
        System.out.printf(
                Locale.ROOT,
                "%s: %d MB resident, %d MB of it not files, at most %d MB; heap %d MB%n",
                when,
                megabytes("VmRSS"),
                megabytes("RssAnon"),
                megabytes("VmHWM"),
                Runtime.getRuntime().totalMemory() >> 20);
    }

    private static long megabytes(String row) throws IOException {
        for (String line : Files.readAllLines(Path.of("/proc/self/status"))) {
            if (line.startsWith(row + ":")) {
                return Long.parseLong(line.replaceAll("\\D", "")) / 1024;
            }
        }
        return 0;
    }
}
