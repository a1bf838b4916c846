package app.saywell.desk.shell.start;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import app.saywell.desk.kit.OffScreenRenderer;
import app.saywell.desk.kit.sound.AudioSession;
import app.saywell.desk.lessons.voice.VoiceManner;
import app.saywell.desk.school.lesson.Lesson;
import app.saywell.desk.school.lesson.ModelReading;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.school.settings.Theme;
import app.saywell.desk.shell.cases.ServiceGraph;
import app.saywell.desk.shell.window.ApplicationWindow;
import app.saywell.desk.shell.window.FakeAudioDevices;
import app.saywell.desk.shell.window.WindowRobot;
import app.saywell.speech.PronunciationGuide;
import app.saywell.speech.Word;
import app.saywell.speech.signal.Pcm;
import app.saywell.speech.signal.Resampler;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.control.TextArea;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A new lesson on a fresh library, from its ten typed sentences to the first take, with the real
/// weights in the real window. With `-Dwalk.pictures=FOLDER` it leaves pictures.
class VoiceLessonWalkTest {
    private static final List<String> SENTENCES = List.of(
            "My school is near the river.",
            "We start at 8:30 every morning.",
            "There are 27 learners in my class.",
            "English is my favourite subject.",
            "At lunch we eat rice and vegetables.",
            "My best friend sits next to me.",
            "On Friday we sing and dance.",
            "The library has thousands of books.",
            "After school I walk home with my brother.",
            "What is your school like?");

    @TempDir
    private Path folder;

    private ApplicationContext application;
    private ServiceGraph practice;
    private Scene scene;
    private Lesson lesson;

    @Test
    void tenTypedSentencesAreReadByOneButtonAndTheFirstIsPractised() throws Exception {
        assumeTrue(Boolean.getBoolean("deep"), "speaks with the real weights");
        WindowRobot.call(() -> 0);
        application = ApplicationContext.open(folder, Platform::runLater);
        practice = application.practice();
        Pcm learner = learner();
        try (AudioSession sound = FakeAudioDevices.audioSession(Platform::runLater, learner, learner.seconds())) {
            ApplicationWindow window = WindowRobot.call(() -> open(sound));
            scene = window.scene();
            typeTheLesson(window);
            long begun = System.nanoTime();
            press("#make-readings");
            picture("reading");
            await("ten readings", () -> readings().size() == SENTENCES.size());
            System.out.printf("ten readings in %.1f s%n", (System.nanoTime() - begun) / 1e9);
            assertThat(readings()).allSatisfy(reading -> {
                assertThat(reading.speaker().name()).isEqualTo("computer voice, Heart");
                assertThat(words(reading)).allMatch(Word::correct);
            });
            picture("read");
            for (String language : List.of("en", "ko")) {
                practice.settings().set(Setting.INTERFACE_LANGUAGE, language);
                for (Theme theme : List.of(Theme.LIGHT, Theme.DARK)) {
                    practice.settings().set(Setting.THEME, theme);
                    WindowRobot.run(() -> window.navigateTo("LESSONS"));
                    picture("lesson-" + language + "-" + theme);
                }
            }
            practiseTheFirst(window, sound);
            picture("practice");
            WindowRobot.run(() -> scene.getWindow().hide());
            WindowRobot.run(window::close);
        } finally {
            application.close();
        }
    }

    private void typeTheLesson(ApplicationWindow window) {
        WindowRobot.run(() -> window.navigateTo("LESSONS"));
        press("#new-lesson");
        await("a title", () -> focused("lesson-title"));
        WindowRobot.write("My school");
        WindowRobot.press(KeyCode.ENTER);
        await("the name", () -> named("My school").isPresent());
        lesson = named("My school").orElseThrow();
        WindowRobot.tabTo(scene, "#paste");
        WindowRobot.run(() -> ((TextArea) scene.lookup("#paste")).setText(String.join("\n", SENTENCES)));
        press("#add-sentences");
        await("ten sentences", () -> sentences().size() == SENTENCES.size());
    }

    private void practiseTheFirst(ApplicationWindow window, AudioSession sound) {
        press("#practise");
        var state = window.practiceScreen().viewModel().state();
        await("the first sentence", () -> state.sentenceDetail()
                .get()
                .filter(now -> now.sentenceId() == sentences().getFirst().id())
                .isPresent());
        WindowRobot.press(KeyCode.R);
        await("the sentence to be said", () -> FakeAudioDevices.hasSpoken(sound));
        WindowRobot.press(KeyCode.R);
        await("a score", () -> state.result().get().isPresent());
        assertThat(state.result().get().orElseThrow().total()).isGreaterThan(80);
    }

    /// Another voice says the first sentence.
    private static Pcm learner() throws InterruptedException {
        Pcm said = new SynthesizedVoices()
                .say(SENTENCES.getFirst(), VoiceManner.of("Puck"), PronunciationGuide.NONE)
                .audio();
        return Resampler.resample(said, 16_000);
    }

    private ApplicationWindow open(AudioSession sound) {
        Stage stage = new Stage();
        ApplicationWindow window = ApplicationWindow.show(stage, application.appServices(), sound);
        stage.setX(0);
        stage.setY(0);
        stage.setWidth(1366);
        stage.setHeight(768);
        return window;
    }

    private void press(String selector) {
        await(selector, () -> scene.lookup(selector) != null);
        WindowRobot.tabTo(scene, selector);
        WindowRobot.press(KeyCode.SPACE);
    }

    private boolean focused(String id) {
        return scene.getFocusOwner() != null && id.equals(scene.getFocusOwner().getId());
    }

    /// Waits longer than the robot does: networks run on a busy computer.
    private static void await(String what, BooleanSupplier condition) {
        long end = System.nanoTime() + Duration.ofMinutes(8).toNanos();
        while (!WindowRobot.call(condition::getAsBoolean)) {
            assertThat(System.nanoTime()).as("waiting for " + what).isLessThan(end);
            LockSupport.parkNanos(20_000_000);
        }
    }

    private Optional<Lesson> named(String title) {
        return practice.lessons().findAll().stream()
                .filter(one -> one.title().equals(title))
                .findFirst();
    }

    private List<Sentence> sentences() {
        long learner = practice.learners().current().id();
        return practice.lessons().sentenceStatuses(lesson.id(), learner).stream()
                .map(status -> status.sentence())
                .toList();
    }

    private List<ModelReading> readings() {
        return sentences().stream()
                .flatMap(sentence -> practice.readings().primaryReading(sentence.id()).stream())
                .filter(reading -> reading.analysis().isPresent())
                .toList();
    }

    private static List<Word> words(ModelReading reading) {
        return reading.analysis().orElseThrow().components().stream()
                .filter(Word.class::isInstance)
                .map(Word.class::cast)
                .toList();
    }

    private void picture(String name) throws IOException {
        String pictures = System.getProperty("walk.pictures", "");
        if (!pictures.isEmpty()) {
            LockSupport.parkNanos(1_000_000_000L);
            byte[] png = WindowRobot.call(() -> OffScreenRenderer.snapshotPng(scene));
            Files.write(Path.of(pictures, name + ".png"), png);
        }
    }
}
