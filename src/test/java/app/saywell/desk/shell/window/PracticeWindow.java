package app.saywell.desk.shell.window;

import app.saywell.desk.kit.keyboard.KeyCommand;
import app.saywell.desk.kit.sound.AudioSession;
import app.saywell.desk.practice.SyntheticReading;
import app.saywell.desk.practice.state.PracticePhase;
import app.saywell.desk.school.lesson.Lesson;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.school.take.Take;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;

/// The window with a lesson of 21 sentences open, and a microphone that repeats a spoken sentence.
final class PracticeWindow implements AutoCloseable {
    final UiTestServices services;
    final ApplicationWindow window;
    final AudioSession audioSession;
    private final AtomicInteger sounds = new AtomicInteger();
    final javafx.stage.Stage stage;

    PracticeWindow(Path folder) {
        this(folder, 1366, 768);
    }

    PracticeWindow(Path folder, double width, double height) {
        this(new UiTestServices(folder), width, height);
    }

    PracticeWindow(UiTestServices services, double width, double height) {
        this(
                services,
                width,
                height,
                FakeAudioDevices.audioSession(
                        WindowWork.ON_UI_THREAD, SyntheticReading.learner().audio()));
    }

    /// @param audioSession the sound devices, which the window closes
    PracticeWindow(UiTestServices services, double width, double height, AudioSession audioSession) {
        this.services = services;
        this.audioSession = audioSession;
        if (services.practice.lessons().findAll().isEmpty()) {
            fill(services);
        }
        stage = WindowRobot.call(() -> {
            javafx.stage.Stage newStage = new javafx.stage.Stage();
            newStage.setX(0);
            newStage.setY(0);
            newStage.setWidth(width);
            newStage.setHeight(height);
            return newStage;
        });
        WindowRobot.run(() -> audioSession.playerState().subscribe(state -> {
            if (audioSession.isPlaying()) {
                sounds.incrementAndGet();
            }
        }));
        window = WindowRobot.call(() -> ApplicationWindow.show(stage, services.appServices(), audioSession));
        WindowRobot.await("the first screen", () -> scene().lookup("#record") != null);
        WindowRobot.await(
                "a sentence on the desk", () -> state().sentenceDetail().get().isPresent());
        WindowRobot.run(() -> stage.requestFocus());
    }

    private static void fill(UiTestServices services) {
        Lesson lesson = services.practice.lessons().create("A day out");
        services.practice
                .lessons()
                .addSentences(
                        lesson.id(),
                        List.of(
                                SyntheticReading.TEXT,
                                "We call it bear",
                                "What about the bus",
                                "Look at the pants",
                                "Mandy has a big arm",
                                "The elephant drinks water",
                                "Zero three five one",
                                "Let us go to the restroom",
                                "I think so",
                                "See you",
                                "Good morning",
                                "Good evening",
                                "Good night",
                                "Thank you",
                                "Not at all",
                                "Here we are",
                                "One more time",
                                "It is mine",
                                "Come and see",
                                "We can do it",
                                "Yes we can"));
    }

    Scene scene() {
        return window.scene();
    }

    app.saywell.desk.practice.state.PracticeState state() {
        return window.practiceScreen().viewModel().state();
    }

    PracticePhase practiceStage() {
        return WindowRobot.call(() -> state().phase().get());
    }

    /// Opens a sentence that has no take yet.
    void choose(int row) {
        WindowRobot.run(() -> {
            window.navigateTo("PRACTICE");
            window.practiceScreen().viewModel().chooseSentence(row);
        });
        WindowRobot.await(
                "the sentence",
                () -> state().sentenceList().get().rows().size() > row
                        && state().sentenceDetail()
                                .get()
                                .filter(sheet -> sheet.sentenceId() == sentence(row))
                                .isPresent()
                        && state().takes().get().isEmpty());
    }

    private long sentence(int row) {
        return state().sentenceList().get().rows().get(row).sentenceId();
    }

    /// Starts recording a take with its key and waits for some speech.
    void record() {
        WindowRobot.await("quiet", () -> FakeAudioDevices.isQuiet(audioSession));
        WindowRobot.press(KeyCode.R);
        WindowRobot.await("the recording", () -> practiceStage() instanceof PracticePhase.RecordingTake);
        WindowRobot.await("some speech", () -> FakeAudioDevices.hasSpoken(audioSession));
    }

    /// Records a take and waits for its result.
    void recordAndWait() {
        record();
        WindowRobot.press(KeyCode.R);
        WindowRobot.await("a judgement", () -> state().result().get().isPresent());
    }

    /// The takes of the current learner for a sentence.
    List<Take> takes(int row) {
        return services.practice
                .takes()
                .findByOwner(
                        WindowRobot.call(() -> sentence(row)),
                        services.practice.learners().current().id());
    }

    /// Opens the settings and waits until all their cards are there.
    void openSettings() {
        WindowRobot.run(() -> window.navigateTo("SETTINGS"));
        WindowRobot.await(
                "all cards",
                () -> scene().lookup("#about") != null
                        && scene().getRoot().lookupAll(".shortcut").size() == KeyCommand.values().length);
    }

    void speak(String language) {
        WindowRobot.run(() -> services.practice.settings().set(Setting.INTERFACE_LANGUAGE, language));
    }

    /// Whether a visible node shows these words.
    boolean shows(String words) {
        return WindowRobot.shows(scene(), words);
    }

    /// Waits for a sound that begins because of this. A short one may be over when it is looked for.
    void awaitSound(String what, Runnable act) {
        int before = sounds.get();
        act.run();
        WindowRobot.await(what, () -> sounds.get() > before);
    }

    @Override
    public void close() {
        WindowRobot.run(() -> {
            window.close();
            stage.close();
        });
        audioSession.close();
        WindowRobot.call(() -> 0);
        services.close();
    }
}
