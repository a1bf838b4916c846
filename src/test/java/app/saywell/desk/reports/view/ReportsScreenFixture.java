package app.saywell.desk.reports.view;

import app.saywell.desk.calls.IndeterminateCalls;
import app.saywell.desk.classes.RosterPreview.RosterEntry;
import app.saywell.desk.kit.context.FilePrompt;
import app.saywell.desk.kit.sound.AudioSession;
import app.saywell.desk.kit.text.InterfaceLanguage;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.kit.theme.Appearance;
import app.saywell.desk.school.learner.Consent;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.school.settings.ServiceKind;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.school.settings.Theme;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.desk.shell.window.FakeAudioDevices;
import app.saywell.desk.shell.window.ScreenServices;
import app.saywell.desk.shell.window.UiTestServices;
import app.saywell.desk.shell.window.WindowRobot;
import app.saywell.desk.shell.window.WindowWork;
import app.saywell.speech.FeedbackLanguage;
import app.saywell.speech.audio.WavEncoder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.scene.Scene;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.stage.Stage;

/// The reports screen in its window, with a class of three learners who have a take each.
final class ReportsScreenFixture implements AutoCloseable {
    final Path folder;
    final ScriptedFilePrompt files = new ScriptedFilePrompt();
    final UiTestServices services;
    final LocalizedTexts texts = new LocalizedTexts(InterfaceLanguage.ENGLISH);
    final Scene scene;
    final ReportsScreen reports;
    final long classId;
    final List<Learner> learners;
    final List<Sentence> sentences;
    final Take take;
    private final AudioSession sound;
    private final Stage stage;

    /// Returns the files that the test has set.
    static final class ScriptedFilePrompt implements FilePrompt {
        Path next = Path.of("nowhere");

        @Override
        public Optional<Path> chooseFile(String title, FileKind kind) {
            return Optional.of(next);
        }

        @Override
        public Optional<Path> chooseSaveTarget(String title, String suggestedName, FileKind kind) {
            return Optional.of(next);
        }

        @Override
        public Optional<Path> chooseFolder(String title) {
            return Optional.of(next);
        }
    }

    /// @param folder an empty folder of the test
    ReportsScreenFixture(Path folder) throws IOException {
        this.folder = folder;
        services = new UiTestServices(folder.resolve("data"));
        sound = FakeAudioDevices.audioSession(WindowWork.ON_UI_THREAD, PracticeFixture.tone(200));
        services.practice.settings().set(Setting.FEEDBACK_LANGUAGE, FeedbackLanguage.ENGLISH);
        var classes = services.practice.classes();
        classId = classes.create("3-2", Optional.empty()).id();
        learners = classes.addLearners(
                classId,
                List.of(new RosterEntry("강민준", "1"), new RosterEntry("김서연", "2"), new RosterEntry("김도윤", "3")),
                Consent.THIS_COMPUTER);
        long lesson = services.practice.lessons().create("Unit 3").id();
        sentences = services.practice.lessons().addSentences(lesson, List.of("the park", "What about it"));
        take = take(0, 0);
        take(1, 1);
        take(2, 0);
        scene = WindowRobot.call(() -> new Scene(new Region(), 1366, 672));
        stage = WindowRobot.call(Stage::new);
        reports = WindowRobot.call(() -> {
            ScreenServices context = ScreenServices.of(services.practice, services.tasks, sound);
            ReportsScreen screen = new ReportsScreen(context.reports(), texts, files);
            scene.setRoot(screen.root());
            new Appearance(Theme.LIGHT, 100).applyTo(scene, List.of(ReportsView.STYLES));
            stage.setScene(scene);
            stage.show();
            stage.requestFocus();
            screen.onShown();
            return screen;
        });
        awaitLong(() -> page().equals("Page 1 of 2"));
    }

    /// The first page loads the fonts, which takes long on a busy machine.
    private static void awaitLong(java.util.function.BooleanSupplier condition) {
        for (int i = 0; i < 5; i++) {
            try {
                WindowRobot.await("the slips", condition);
                return;
            } catch (AssertionError tooEarly) {
                // The last attempt is not caught.
            }
        }
        WindowRobot.await("the slips", condition);
    }

    @Override
    public void close() {
        WindowRobot.run(() -> {
            reports.close();
            stage.close();
        });
        sound.close();
        services.close();
    }

    /// A scored take.
    Take take(int learner, int sentence) throws IOException {
        Path file = folder.resolve("take.wav");
        WavEncoder.write(file, PracticeFixture.tone(220 + 40 * learner + 7 * sentence));
        Take made = services.practice
                .takes()
                .importNow(
                        new Take.TakeOwner(
                                sentences.get(sentence).id(),
                                learners.get(learner).id()),
                        file);
        services.practice.scoring().score(made.id(), ServiceKind.EMBEDDED, IndeterminateCalls.BLOCK, outcome -> {});
        WindowRobot.await(
                "a judgement",
                () -> services.practice.scoring().latest(made.id()).isPresent());
        return made;
    }

    String page() {
        return ((Label) scene.lookup("#page-number")).getText();
    }

    ComboBox<?> combo(String selector) {
        return (ComboBox<?>) scene.lookup(selector);
    }

    void choose(String selector, int line) {
        WindowRobot.await("a line to choose", () -> combo(selector).getItems().size() > line);
        WindowRobot.run(() -> combo(selector).getSelectionModel().select(line));
        WindowRobot.call(() -> 0);
    }

    boolean says(String words) {
        return WindowRobot.shows(scene, words);
    }

    static List<String> names(Path folder) {
        try (var files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    static int count(Path folder) {
        return names(folder).size();
    }
}
