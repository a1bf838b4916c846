package app.saywell.desk.lessons.view;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.calls.SpeechServiceHandle;
import app.saywell.desk.kit.sound.AudioSession;
import app.saywell.desk.kit.text.InterfaceLanguage;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.lessons.view.voice.VoiceTexts;
import app.saywell.desk.lessons.voice.TextToSpeechException;
import app.saywell.desk.lessons.voice.ToneVoice;
import app.saywell.desk.lessons.voice.VoiceChoice;
import app.saywell.desk.school.AnswerOrigin;
import app.saywell.desk.school.lesson.Lesson;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.desk.shell.cases.ServiceGraph;
import app.saywell.desk.shell.window.FakeAudioDevices;
import app.saywell.desk.shell.window.QueuedFilePrompt;
import app.saywell.desk.shell.window.ScreenServices;
import app.saywell.desk.shell.window.WindowRobot;
import app.saywell.desk.shell.window.WindowWork;
import app.saywell.speech.task.TaskRunner;
import java.nio.file.Path;
import java.util.List;
import javafx.scene.Scene;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.Slider;
import javafx.scene.control.TextField;
import javafx.scene.control.TextInputControl;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.Pane;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// The computer voice on the lessons screen.
class VoiceViewTest {
    @TempDir
    private Path folder;

    private final ToneVoice voice = new ToneVoice();
    private final LocalizedTexts texts = new LocalizedTexts(InterfaceLanguage.ENGLISH);
    private PracticeFixture room;
    private ServiceGraph practice;
    private AudioSession sound;
    private LessonsViewModel model;
    private Scene scene;
    private Lesson lesson;

    @BeforeEach
    void open() {
        room = new PracticeFixture(folder.resolve("home"));
        practice = new ServiceGraph(
                room.library,
                (kind, purpose, british, rule) ->
                        new SpeechServiceHandle(room.embedded, AnswerOrigin.EMBEDDED, "even 1"),
                new TaskRunner(Runnable::run, Runnable::run),
                () -> PracticeFixture.NOW,
                voice);
        sound = FakeAudioDevices.audioSession(WindowWork.ON_UI_THREAD, PracticeFixture.tone(300));
        lesson = practice.lessons().create("Unit 1");
        practice.lessons().addSentences(lesson.id(), List.of("Read it.", "See you ~ soon.", "Good night."));
        ScreenServices studio = ScreenServices.of(practice, practice.tasks(), sound);
        scene = WindowRobot.call(() -> {
            model = new LessonsViewModel(studio.lessons());
            var files = new QueuedFilePrompt();
            var view = new LessonsView(
                    model,
                    texts,
                    files,
                    new LessonExercises(chosen -> {}, dialogue -> {}),
                    (lesson, classId, onClose) -> new Pane());
            return new Scene(view.root(), 1366, 768);
        });
    }

    @AfterEach
    void close() {
        WindowRobot.run(model::close);
        sound.close();
        practice.close();
        room.close();
    }

    @Test
    void oneButtonReadsTheLessonAndNamesWhatCouldNotBeRead() {
        press("#make-readings");
        assertThat(text("#voice-told")).startsWith("Readings made: 2.").contains("could not be read as English: 2.");
        assertThat(chip(0)).isEqualTo("computer voice, Low ★");
        WindowRobot.run(() -> texts.setLanguage(InterfaceLanguage.KOREAN));
        assertThat(chip(0)).isEqualTo("컴퓨터 음성, Low ★");
    }

    @Test
    void theChosenVoicesTakeTurnsAtTheChosenSpeed() {
        press("#choose-voices");
        press("#voice-high");
        WindowRobot.run(() -> ((Slider) scene.lookup("#voices-speed")).setValue(0.85));
        assertThat(choice()).isEqualTo(new VoiceChoice(List.of("low", "high"), 0.85, 0));
        press("#make-readings");
        assertThat(voice.said).containsExactly("low: Read it.", "low: Good night.");
        press("#voices-usual");
        assertThat(practice.voiceReadings().settings().usual()).isEqualTo(choice());
    }

    @Test
    void thePaceOfALevelIsOneKeyAndFollowsTheSlider() {
        press("#choose-voices");
        assertThat(isChosen("intermediate")).as("the first choice").isTrue();
        press("#voices-pace-beginners");
        assertThat(choice().speed()).isEqualTo(0.75);
        assertThat(isChosen("beginners")).isTrue();
        assertThat(isChosen("intermediate")).isFalse();
        WindowRobot.run(() -> ((Slider) scene.lookup("#voices-speed")).setValue(0.9));
        assertThat(isChosen("beginners")).as("no level has this pace").isFalse();
    }

    private boolean isChosen(String pace) {
        return WindowRobot.call(() -> ((ToggleButton) scene.lookup("#voices-pace-" + pace)).isSelected());
    }

    @Test
    void theLastVoiceStays() {
        press("#choose-voices");
        press("#voice-low");
        assertThat(WindowRobot.call(() -> ((CheckBox) scene.lookup("#voice-low")).isSelected()))
                .isTrue();
    }

    @Test
    void aSampleAndAPairOfWordsAreHeardAndNotKept() {
        press("#choose-voices");
        press("#hear-voice-high");
        type("#pair-first", "ship");
        type("#pair-second", "sheep");
        press("#pair-hear");
        assertThat(voice.said).element(0).asString().startsWith("high: Hello!");
        assertThat(voice.said).endsWith("low: ship", "low: sheep");
        assertThat(practice.readings().findBySentence(sentences().getFirst().id()))
                .isEmpty();
    }

    @Test
    void oneSentenceIsReadAloneAndAgain() {
        long last = sentences().getLast().id();
        press("#make-reading-" + last);
        press("#make-reading-" + last);
        assertThat(voice.said).containsExactly("low: Good night.", "low: Good night.");
        assertThat(practice.readings().findBySentence(last)).hasSize(1);
        press("#make-reading-" + sentences().get(1).id());
        assertThat(text("#voice-told")).contains("too long");
    }

    @ParameterizedTest
    @EnumSource(TextToSpeechException.SpeakingProblem.class)
    void everyReasonIsSaidInBothLanguagesAndTheRestGoesOn(TextToSpeechException.SpeakingProblem kind) {
        voice.refuses = kind;
        press(
                kind.holdsForAll()
                        ? "#make-readings"
                        : "#make-reading-" + sentences().getFirst().id());
        String english = text("#voice-told");
        assertThat(english).isEqualTo(texts.get(VoiceTexts.key(kind))).isNotBlank();
        WindowRobot.run(() -> texts.setLanguage(InterfaceLanguage.KOREAN));
        assertThat(text("#voice-told")).isNotEqualTo(english).matches(".*[가-힣].*");
        voice.refuses = null;
        press("#make-readings");
        assertThat(practice.readings().primaryReading(sentences().getFirst().id()))
                .isPresent();
    }

    @Test
    void whatIsBeingTypedStaysWhenAReadingArrives() {
        Sentence last = sentences().getLast();
        layOut();
        WindowRobot.run(() -> {
            var field = (TextInputControl) scene.lookup("#text-" + last.id());
            field.requestFocus();
            field.setText("Good night, Tom");
            field.positionCaret(4);
        });
        press("#make-reading-" + sentences().getFirst().id());
        assertThat(WindowRobot.call(() -> ((TextInputControl) scene.lookup("#text-" + last.id())).getText()))
                .isEqualTo("Good night, Tom");
    }

    @Test
    void aReadyLessonIsOpenedAndRead() {
        press("#ready");
        press("#ready-first-words");
        assertThat(WindowRobot.call(
                        () -> model.selectedLesson().get().orElseThrow().id()))
                .isNotEqualTo(lesson.id());
        assertThat(voice.said).hasSizeBetween(10, 15);
        assertThat(text("#voice-told")).startsWith("Readings made: ");
    }

    @Test
    void aWordIsSaidAnotherWayInOneSentenceAlone() {
        practice.lessons().addSentences(lesson.id(), List.of("They read well."));
        press("#say-" + sentences().getFirst().id());
        type("#saying-field", "RED");
        press("#sound-z");
        assertThat(WindowRobot.call(() -> ((TextField) scene.lookup("#saying-field")).getText()))
                .isEqualTo("/ˈrɛdz/");
        press("#saying-keep-here");
        assertThat(text("#finding-" + sentences().getFirst().id())).contains("rɛdz");
        assertThat(text("#finding-" + sentences().getLast().id())).isEmpty();
        WindowRobot.run(() -> practice.edits().history().undo());
        assertThat(text("#finding-" + sentences().getFirst().id())).isEmpty();
    }

    private void press(String selector) {
        layOut();
        WindowRobot.run(() -> ((ButtonBase) scene.lookup(selector)).fire());
        layOut();
    }

    private void type(String selector, String words) {
        WindowRobot.run(() -> ((TextField) scene.lookup(selector)).setText(words));
    }

    private String text(String selector) {
        layOut();
        return WindowRobot.call(() -> ((Label) scene.lookup(selector)).getText());
    }

    private String chip(int position) {
        long reading = practice.readings()
                .primaryReading(sentences().get(position).id())
                .orElseThrow()
                .id();
        layOut();
        return WindowRobot.call(() -> ((ButtonBase) scene.lookup("#reading-" + reading)).getText());
    }

    private void layOut() {
        WindowRobot.run(() -> {
            scene.getRoot().applyCss();
            scene.getRoot().layout();
        });
    }

    private VoiceChoice choice() {
        return practice.voiceReadings().settings().of(lesson.id());
    }

    private List<Sentence> sentences() {
        return practice.lessons().findAll().isEmpty()
                ? List.of()
                : room.library.sentences().findByLesson(lesson.id());
    }
}
