package app.saywell.desk.shell.window;

import app.saywell.desk.classes.RosterPreview.RosterEntry;
import app.saywell.desk.classroom.grid.GridSnapshot;
import app.saywell.desk.practice.SyntheticReading;
import app.saywell.desk.school.learner.Consent;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.learner.SchoolClass;
import app.saywell.desk.school.lesson.Lesson;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.speech.audio.WavEncoder;
import app.saywell.speech.signal.Pcm;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.scene.Scene;
import javafx.stage.Stage;

/// The window on the class screen, with a class of five, a lesson of three sentences and a
/// microphone that repeats a spoken sentence.
final class ClassWindow implements AutoCloseable {
    static final List<RosterEntry> PEOPLE = List.of(
            new RosterEntry("강민준", "1"),
            new RosterEntry("김서연", "2"),
            new RosterEntry("김도윤", "3"),
            new RosterEntry("김하은", "4"),
            new RosterEntry("남지호", "15"));

    /// Answers the file dialogs.
    final QueuedFilePrompt files = new QueuedFilePrompt();

    final UiTestServices services;
    final app.saywell.desk.kit.sound.AudioSession audioSession;
    final Stage stage;
    final ApplicationWindow window;
    SchoolClass schoolClass;
    Lesson lesson;
    List<Sentence> sentences = List.of();
    List<Learner> learners = List.of();
    private final Path folder;

    private ClassWindow(Path folder) {
        this(folder, SyntheticReading.learner().audio());
    }

    private ClassWindow(Path folder, Pcm spokenAudio) {
        this(folder, FakeAudioDevices.audioSession(WindowWork.ON_UI_THREAD, spokenAudio));
    }

    private ClassWindow(Path folder, app.saywell.desk.kit.sound.AudioSession audioSession) {
        this.folder = folder;
        services = new UiTestServices(folder, files);
        this.audioSession = audioSession;
        lesson = services.practice.lessons().create("Unit 3");
        schoolClass = null;
        stage = WindowRobot.call(ClassWindow::stage);
        window = WindowRobot.call(() -> ApplicationWindow.show(stage, services.appServices(), audioSession));
        WindowRobot.run(() -> window.navigateTo("CLASS"));
        WindowRobot.run(stage::requestFocus);
    }

    /// Without a class.
    static ClassWindow empty(Path folder) {
        return new ClassWindow(folder);
    }

    /// Without a class; the microphone repeats this sound.
    static ClassWindow withMicrophone(Path folder, Pcm spokenAudio) {
        return new ClassWindow(folder, spokenAudio);
    }

    /// With a class and its assigned lesson.
    static ClassWindow withAssignedLesson(Path folder) {
        return new ClassWindow(folder).fill();
    }

    /// With a class and its assigned lesson, at a computer with several microphones.
    static ClassWindow withMicrophones(Path folder, FakeMicrophones microphones) {
        return new ClassWindow(folder, microphones.audioSession()).fill();
    }

    private ClassWindow fill() {
        ClassWindow window = this;
        var classes = window.services.practice.classes();
        window.schoolClass = classes.create("3-2", Optional.empty());
        window.learners = classes.addLearners(window.schoolClass.id(), PEOPLE, Consent.THIS_COMPUTER);
        window.sentences = window.services
                .practice
                .lessons()
                .addSentences(
                        window.lesson.id(), List.of("We call it bear", "What about the bus", SyntheticReading.TEXT));
        classes.assign(window.schoolClass.id(), window.lesson.id(), Optional.empty());
        window.services.practice.scoringQueue().resume();
        WindowRobot.await("the class", () -> window.board().cellCount() == 15);
        WindowRobot.awaitAllParts(window.scene());
        return window;
    }

    private static Stage stage() {
        Stage newStage = new Stage();
        newStage.setX(0);
        newStage.setY(0);
        newStage.setWidth(1366);
        newStage.setHeight(768);
        return newStage;
    }

    GridSnapshot board() {
        return window.classScreen().gridViewModel().snapshot().get();
    }

    Scene scene() {
        return window.scene();
    }

    /// An unscored take with its own sound.
    Take take(int learner, int sentence) {
        return take(learner, sentence, 220 + 40 * learner + 7 * sentence);
    }

    /// An unscored take: a tone.
    Take take(int learner, int sentence, int hertz) {
        Path file = folder.resolve("take.wav");
        try {
            WavEncoder.write(file, PracticeFixture.tone(hertz));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return services.practice
                .takes()
                .importNow(
                        new Take.TakeOwner(
                                sentences.get(sentence).id(),
                                learners.get(learner).id()),
                        file);
    }

    boolean shows(String expectedText) {
        return WindowRobot.shows(scene(), expectedText);
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
