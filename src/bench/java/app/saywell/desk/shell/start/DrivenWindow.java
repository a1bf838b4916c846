package app.saywell.desk.shell.start;

import app.saywell.desk.kit.OffScreenRenderer;
import app.saywell.desk.kit.sound.AudioSession;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.shell.cases.ServiceGraph;
import app.saywell.desk.shell.window.AppServices;
import app.saywell.desk.shell.window.ApplicationWindow;
import app.saywell.desk.shell.window.FakeAudioDevices;
import app.saywell.desk.shell.window.QueuedFilePrompt;
import app.saywell.speech.audio.AudioDecoder;
import app.saywell.speech.audio.capture.RecorderState;
import app.saywell.speech.signal.Pcm;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.control.ButtonBase;
import javafx.stage.Stage;

/// The real window on the data folder of a measurement: its session has started, the sentences of
/// the sample lesson are spoken into its microphone, and file dialogs are answered by a queue.
final class DrivenWindow implements AutoCloseable {
    /// How many sentences the sample lesson has.
    static final int SENTENCES = 7;

    private static final Duration PATIENCE = Duration.ofMinutes(5);
    private static final Path SPEECH = Path.of("assets", "lessons", "sample", "audio");

    private final ApplicationContext application;
    private final AudioSession sound;
    private final QueuedFilePrompt files = new QueuedFilePrompt();
    private final ApplicationWindow window;
    private final Optional<QuietCollection> collection;

    /// Who collects the window's garbage.
    enum GarbageCollection {
        /// The collector, and [QuietCollection] in quiet moments, as in the program.
        IN_QUIET_MOMENTS,
        /// The collector alone, with the options that it was started with.
        BY_COLLECTOR_ALONE
    }

    /// As the program collects.
    ///
    /// @param seconds how long is spoken into each recording
    DrivenWindow(Path home, double seconds) throws IOException {
        this(home, seconds, GarbageCollection.IN_QUIET_MOMENTS);
    }

    /// @param seconds how long is spoken into each recording
    DrivenWindow(Path home, double seconds, GarbageCollection garbage) throws IOException {
        drawAsTheProgramDoes();
        OffScreenRenderer.callOnUiThread(() -> 0);
        application = ApplicationContext.open(home, Platform::runLater);
        application.practice().start();
        application.practice().settings().set(Setting.WELCOME_PENDING, false);
        sound = FakeAudioDevices.audioSession(Platform::runLater, spoken(seconds), seconds);
        window = OffScreenRenderer.callOnUiThread(this::show);
        collection = garbage == GarbageCollection.BY_COLLECTOR_ALONE
                ? Optional.empty()
                : OffScreenRenderer.callOnUiThread(() -> Optional.of(QuietCollection.watch(window.scene(), sound)));
    }

    /// Where there is a display, on it: the headless platform copies each pixel of a frame in Java,
    /// which takes the window's thread 50 ms.
    private static void drawAsTheProgramDoes() {
        if (System.getProperty("glass.platform") == null && System.getenv("DISPLAY") != null) {
            System.setProperty("glass.platform", "gtk");
        }
        GraphicsSettings.settle();
    }

    private ApplicationWindow show() {
        AppServices services = application.appServices();
        Stage stage = new Stage();
        ApplicationWindow shown = ApplicationWindow.show(
                stage,
                new AppServices(
                        services.practice(),
                        services.tasks(),
                        services.keys(),
                        services.dataFolder(),
                        services.support(),
                        scene -> files),
                sound);
        stage.setX(0);
        stage.setY(0);
        return shown;
    }

    ServiceGraph practice() {
        return application.practice();
    }

    AudioSession sound() {
        return sound;
    }

    /// Answers the file dialogs.
    QueuedFilePrompt files() {
        return files;
    }

    ApplicationWindow window() {
        return window;
    }

    /// Waits for the first screen.
    void awaitShown() throws InterruptedException {
        await("the window", () -> isThere("#record") && isThere("#row-0"));
    }

    /// Whether there is such a node.
    boolean isThere(String selector) {
        return OffScreenRenderer.callOnUiThread(() -> window.scene().lookup(selector) != null);
    }

    /// Presses a button.
    void fire(String selector) {
        run(() -> ((ButtonBase) node(selector)).fire());
    }

    /// A node of the window. Call it on the window's thread.
    Node node(String selector) {
        return Objects.requireNonNull(window.scene().lookup(selector), selector);
    }

    /// Runs something on the window's thread.
    void run(Runnable work) {
        OffScreenRenderer.callOnUiThread(() -> {
            work.run();
            return 0;
        });
    }

    /// Records a take of a sentence of the lesson that is open, and waits until it is judged.
    ///
    /// @return whether it was judged in time
    boolean record(int row, Sentence sentence) throws InterruptedException {
        fire("#row-" + row);
        WindowScreenshots.awaitBackgroundWork();
        long take = record(sentence);
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (practice().scoring().latest(take).isEmpty() && System.nanoTime() < end) {
            Thread.sleep(100);
        }
        return practice().scoring().latest(take).isPresent();
    }

    /// Records a take of the sentence that is open, and waits until it is kept.
    ///
    /// @return the take
    long record(Sentence sentence) throws InterruptedException {
        int before = takes(sentence).size();
        fire("#record");
        await("the recording", () -> FakeAudioDevices.hasSpoken(sound));
        fire("#record");
        await("the take", () -> takes(sentence).size() > before && isIdle());
        return takes(sentence).stream().mapToLong(Take::id).max().orElseThrow();
    }

    private boolean isIdle() {
        return !(sound.recorderState().get() instanceof RecorderState.TakeRecording);
    }

    private List<Take> takes(Sentence sentence) {
        return practice()
                .takes()
                .findByOwner(sentence.id(), practice().learners().current().id());
    }

    /// Waits until something is so.
    static void await(String what, BooleanSupplier condition) throws InterruptedException {
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (!condition.getAsBoolean()) {
            if (System.nanoTime() > end) {
                throw new IllegalStateException("timed out waiting for " + what);
            }
            Thread.sleep(200);
        }
    }

    /// The sentences of the sample lesson, one behind another, each as long as a recording.
    private static Pcm spoken(double seconds) throws IOException {
        AudioDecoder decoder = new AudioDecoder();
        int rate = decoder.decode(SPEECH.resolve("1-learner.wav")).sampleRate();
        int length = (int) (seconds * rate) + 1; // the last moment belongs to a recording, too
        float[] all = new float[SENTENCES * length];
        for (int i = 0; i < SENTENCES; i++) {
            float[] one =
                    decoder.decode(SPEECH.resolve((i + 1) + "-learner.wav")).samples();
            System.arraycopy(one, 0, all, i * length, Math.min(length, one.length));
        }
        return new Pcm(all, rate);
    }

    @Override
    public void close() {
        collection.ifPresent(QuietCollection::close);
        run(() -> {
            window.scene().getWindow().hide();
            window.close();
        });
        application.close();
    }
}
