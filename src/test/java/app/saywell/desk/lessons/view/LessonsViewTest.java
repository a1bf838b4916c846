package app.saywell.desk.lessons.view;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.kit.sound.AudioSession;
import app.saywell.desk.kit.text.InterfaceLanguage;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.school.lesson.Lesson;
import app.saywell.desk.school.lesson.ModelReading;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.school.settings.ServiceKind;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.desk.shell.window.FakeAudioDevices;
import app.saywell.desk.shell.window.QueuedFilePrompt;
import app.saywell.desk.shell.window.ScreenServices;
import app.saywell.desk.shell.window.WindowRobot;
import app.saywell.desk.shell.window.WindowWork;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TextField;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Pane;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The lessons screen and its imports from files, used with the mouse.
class LessonsViewTest {
    @TempDir
    private Path folder;

    private final QueuedFilePrompt chosen = new QueuedFilePrompt();
    private final LocalizedTexts texts = new LocalizedTexts(InterfaceLanguage.ENGLISH);
    private PracticeFixture room;
    private AudioSession sound;
    private LessonsViewModel model;
    private Scene scene;
    private Stage stage;

    @BeforeEach
    void open() {
        room = new PracticeFixture(folder.resolve("home"));
        sound = FakeAudioDevices.audioSession(WindowWork.ON_UI_THREAD, PracticeFixture.tone(300));
        room.useCases.lessons().create("My lesson");
        ScreenServices studio = ScreenServices.of(room.useCases, room.useCases.tasks(), sound);
        scene = WindowRobot.call(() -> {
            model = new LessonsViewModel(studio.lessons());
            var view = new LessonsView(
                    model,
                    texts,
                    chosen,
                    new LessonExercises(lesson -> {}, dialogue -> {}),
                    (lesson, classId, onClose) -> new Pane());
            return new Scene(view.root(), 1366, 768);
        });
        stage = WindowRobot.show(scene);
        WindowRobot.await("all parts of the page", () -> scene.lookup("#lesson-draft") != null);
    }

    @AfterEach
    void close() {
        WindowRobot.run(stage::close);
        WindowRobot.run(model::close);
        sound.close();
        room.close();
    }

    @Test
    void importsAListOfSentencesAndUndoesIt() throws IOException {
        chosen.add(write("list.txt", "1. Good morning.\n2. See you.\t또 봐요.\n"));
        press("#import-text");
        assertThat(sentences()).as("nothing before it was seen").isEmpty();
        press("#draft-add");
        assertThat(sentences()).extracting(Sentence::text).containsExactly("Good morning.", "See you.");
        assertThat(sentences().getLast().meaning()).isEqualTo("또 봐요.");
        assertThat(told()).contains("2 sentences were added");
        WindowRobot.run(() -> room.useCases.edits().history().undo());
        assertThat(sentences()).isEmpty();
    }

    @Test
    void importsATableByItsColumnNames() throws IOException {
        chosen.add(write("table.csv", "뜻,영어\n좋은 아침,Good morning.\n"));
        press("#import-text");
        press("#draft-add");
        assertThat(sentences()).extracting(Sentence::text).containsExactly("Good morning.");
        assertThat(sentences().getFirst().meaning()).isEqualTo("좋은 아침");
    }

    @Test
    void makesALessonOfCaptionsWithTheReadingsCutOutOfTheirAudio() throws IOException {
        chosen.add(write(
                "story.srt",
                "1\n00:00:00,000 --> 00:00:00,200\nGood morning.\n\n"
                        + "2\n00:00:00,250 --> 00:00:00,450\nSee you.\n"));
        press("#import-text");
        assertThat(WindowRobot.call(() -> ((Labeled) scene.lookup("#draft-lesson-sum")).getText()))
                .contains("2 sentences");
        assertThat(sentences()).as("nothing before the audio is known").isEmpty();
        chosen.add(room.tone("story.wav", 400));
        press("#import-audio");
        Lesson made = WindowRobot.call(() -> model.selectedLesson().get().orElseThrow());
        assertThat(made.title()).isEqualTo("story");
        assertThat(WindowRobot.call(() -> model.sentences().get()))
                .hasSize(2)
                .allSatisfy(line -> assertThat(line.readings()).hasSize(1));
    }

    @Test
    void reportsAFileWithoutSentences() throws IOException {
        chosen.add(write("empty.srt", "\n"));
        press("#import-text");
        assertThat(told()).contains("No sentences were found");
        assertThat(sentences()).isEmpty();
    }

    @Test
    void showsTheCostOfAFolderBeforeSending() throws IOException {
        room.useCases.settings().set(Setting.SERVICE_KIND, ServiceKind.HOSTED);
        WindowRobot.run(() -> model.addSentences("Good morning.\nSee you.", () -> {}));
        Path audio = Files.createDirectory(folder.resolve("audio"));
        for (String name : List.of("1.wav", "2.wav", "7.wav")) {
            Files.copy(room.tone(name, 300 + name.charAt(0)), audio.resolve(name));
        }
        chosen.add(audio);
        press("#import-folder");
        assertThat(told()).contains("2 of 3 audio files").contains("2 calls").contains("$0.0012");
        assertThat(room.hosted.calls).hasValue(0);
        press("#import-take");
        assertThat(room.hosted.calls).hasValue(2);
        assertThat(told()).contains("Model readings imported: 2").contains("could not be used: 1");
        assertThat(WindowRobot.call(() -> model.sentences().get()))
                .allSatisfy(line -> assertThat(line.readings()).hasSize(1));
    }

    @Test
    void marksWordsThatNoDictionaryHasAndSentencesThatCannotBeSpoken() {
        WindowRobot.run(() -> model.addSentences("The zorblat is here.\nGood morning.", () -> {}));
        assertThat(finding(0)).contains("zorblat /").doesNotContain("here");
        assertThat(finding(1)).isEmpty();
        WindowRobot.run(() -> texts.setLanguage(InterfaceLanguage.KOREAN));
        assertThat(finding(0)).contains("짐작한 발음: zorblat /");
    }

    @Test
    void aWordThatCannotBeReadHoldsBackOnlyItsSentence() {
        WindowRobot.run(() -> model.addSentences("We eat 김밥 on trips. The sea is near.", () -> {}));
        WindowRobot.await(
                "the sentence to be named",
                () -> ((Labeled) scene.lookup("#draft-held-back")).getText().contains("We eat 김밥 on trips."));
        assertThat(sentences()).isEmpty();
        press("#draft-add");
        assertThat(sentences()).extracting(Sentence::text).containsExactly("The sea is near.");
        assertThat(told()).contains("1 sentence was added").contains("waits");
        WindowRobot.run(() -> model.draftViewModel().edit(0, "We eat gimbap on trips.", ""));
        press("#draft-add");
        assertThat(sentences())
                .extracting(Sentence::text)
                .containsExactly("The sea is near.", "We eat gimbap on trips.");
        assertThat(WindowRobot.call(() -> model.draftViewModel().shown().get())).isEmpty();
    }

    @Test
    void saysHowAPastedSentenceIsReadBeforeItIsStored() {
        WindowRobot.run(() -> model.addSentences("It costs $5. The sea is near.", () -> {}));
        WindowRobot.await("the reading", () -> readAloud(0).equals("Read aloud: It costs five dollars"));
        assertThat(WindowRobot.call(() -> readAloud(1))).isEmpty();
        WindowRobot.run(() -> texts.setLanguage(InterfaceLanguage.KOREAN));
        WindowRobot.await("Korean", () -> readAloud(0).endsWith("It costs five dollars"));
        assertThat(WindowRobot.call(() -> readAloud(0))).doesNotContain("Read aloud");
        WindowRobot.run(() -> {
            ((TextInputControl) scene.lookup("#draft-text-0")).setText("It costs 5 pounds.");
            model.draftViewModel().edit(0, "It costs 5 pounds.", "");
        });
        WindowRobot.await("the other reading", () -> readAloud(0).endsWith("It costs five pounds"));
        assertThat(sentences()).isEmpty();
    }

    private String readAloud(int index) {
        return ((Labeled) scene.lookup("#draft-read-aloud-" + index)).getText();
    }

    private void placeCaret(String field, int caret) {
        layOut();
        WindowRobot.run(() -> {
            TextInputControl text = (TextInputControl) scene.lookup(field);
            text.requestFocus();
            text.positionCaret(caret);
        });
    }

    @Test
    void oneKeyDividesAndPutsTogether() {
        WindowRobot.run(() -> model.addSentences("Lesson 2\nGood morning\nBen. Come in.", () -> {}));
        assertThat(WindowRobot.call(() -> ((Labeled) scene.lookup("#draft-lesson-sum")).getText()))
                .contains("3 sentences, 1 heading");
        placeCaret("#draft-text-2", 0);
        WindowRobot.press(KeyCode.BACK_SPACE);
        assertThat(WindowRobot.call(() -> ((TextInputControl) scene.lookup("#draft-text-1")).getText()))
                .isEqualTo("Good morning Ben.");
        placeCaret("#draft-text-1", 5);
        WindowRobot.press(KeyCode.ENTER);
        layOut();
        TextInputControl divided = WindowRobot.call(() -> (TextInputControl) scene.lookup("#draft-text-2"));
        assertThat(divided.getText()).isEqualTo("morning Ben.");
        assertThat(divided.isFocused()).isTrue();
        assertThat(divided.getSelectedText())
                .as("what the next key would replace")
                .isEmpty();
        press("#leave-out-1");
        press("#draft-add");
        assertThat(sentences()).extracting(Sentence::text).containsExactly("morning Ben.", "Come in.");
    }

    @Test
    void usesTheTeachersPronunciationAndUndoesIt() {
        WindowRobot.run(() -> model.addSentences("The zorblat is here.", () -> {}));
        finding(0);
        press("#say-" + sentences().getFirst().id());
        type("ZAWR-bl#");
        assertThat(WindowRobot.call(() -> ((Button) scene.lookup("#saying-keep")).isDisabled()))
                .isTrue();
        assertThat(saying()).contains("“#” is not understood");
        type("ZAWR-bloo");
        assertThat(saying()).contains("/ˈzɔrblu/");
        press("#saying-keep");
        assertThat(finding(0)).isEqualTo("Pronunciation you set: zorblat /ˈzɔrblu/");
        WindowRobot.run(() -> room.useCases.edits().history().undo());
        assertThat(finding(0)).startsWith("In no dictionary");
    }

    @Test
    void returnsToThePronunciationOfTheLexicon() {
        WindowRobot.run(() -> model.addSentences("The zorblat is here.", () -> {}));
        WindowRobot.run(() -> room.useCases.pronunciations().setPronunciation("zorblat", Optional.of("zoh")));
        press("#say-" + sentences().getFirst().id());
        assertThat(WindowRobot.call(() -> ((TextField) scene.lookup("#saying-field")).getText()))
                .as("the dictionary's words come in their order")
                .isEqualTo("/ðə/");
        WindowRobot.run(() -> ((ComboBox<?>) scene.lookup("#saying .combo-box"))
                .getSelectionModel()
                .select(1));
        assertThat(WindowRobot.call(() -> ((TextField) scene.lookup("#saying-field")).getText()))
                .isEqualTo("zoh");
        press("#saying-forget");
        assertThat(finding(0)).startsWith("In no dictionary");
    }

    private void type(String text) {
        WindowRobot.run(() -> ((TextField) scene.lookup("#saying-field")).setText(text));
    }

    private String saying() {
        return WindowRobot.call(() -> ((Label) scene.lookup("#saying-told")).getText());
    }

    @Test
    void keepsARecordedReadingInTheLibraryAndNowhereElse() throws IOException {
        WindowRobot.run(() -> model.addSentences("Good morning.", () -> {}));
        Sentence sentence = sentences().getFirst();
        WindowRobot.run(() -> model.readingsViewModel().toggleRecording(sentence));
        WindowRobot.await("the recording", sound::isRecording);
        WindowRobot.run(() -> model.readingsViewModel().toggleRecording(sentence));
        WindowRobot.await(
                "the reading",
                () -> !room.useCases.readings().findBySentence(sentence.id()).isEmpty());
        WindowRobot.await("nothing left", () -> unfinished() == 0);
    }

    @Test
    void changesTheSpeakerOfAReadingAndUndoesIt() {
        WindowRobot.run(() -> model.addSentences("Good morning.", () -> {}));
        Sentence sentence = sentences().getFirst();
        WindowRobot.run(() -> model.readingsViewModel().addFile(sentence, room.tone("model.wav", 400)));
        ModelReading reading =
                room.useCases.readings().findBySentence(sentence.id()).getFirst();
        layOut();
        WindowRobot.run(() -> ((MenuButton) scene.lookup("#reading-menu-" + reading.id()))
                .getItems().stream()
                        .filter(item -> item.getText().startsWith("Who reads it"))
                        .forEach(MenuItem::fire));
        WindowRobot.run(() -> ((TextField) scene.lookup("#voice-speaker")).setText(" Ms Kim "));
        WindowRobot.run(() -> ((TextField) scene.lookup("#voice-accent")).setText("British"));
        press("#voice-keep");
        assertThat(voice(sentence)).isEqualTo(new ModelReading.ReadingSpeaker("Ms Kim", "British"));
        assertThat(WindowRobot.call(() -> ((Button) scene.lookup("#reading-" + reading.id())).getText()))
                .startsWith("Ms Kim");
        assertThat(WindowRobot.call(() -> scene.lookup("#voice"))).isNull();
        WindowRobot.run(() -> room.useCases.edits().history().undo());
        assertThat(voice(sentence)).isEqualTo(reading.speaker());
    }

    private ModelReading.ReadingSpeaker voice(Sentence sentence) {
        return room.useCases.readings().findBySentence(sentence.id()).getFirst().speaker();
    }

    @Test
    void theKeyboardStaysInTheListWhenALessonIsChosen() {
        WindowRobot.run(() -> room.useCases.lessons().create("Another lesson"));
        for (String title : List.of("Another lesson", "My lesson")) {
            layOut();
            WindowRobot.run(() -> row(title).requestFocus());
            WindowRobot.click(WindowRobot.call(() -> row(title)));
            assertThat(WindowRobot.call(
                            () -> model.selectedLesson().get().orElseThrow().title()))
                    .isEqualTo(title);
            assertThat(WindowRobot.call(() -> scene.getFocusOwner())).isSameAs(WindowRobot.call(() -> row(title)));
        }
    }

    private void layOut() {
        WindowRobot.run(() -> {
            scene.getRoot().applyCss();
            scene.getRoot().layout();
        });
    }

    private Button row(String title) {
        return scene.getRoot().lookupAll(".roll .row").stream()
                .map(Button.class::cast)
                .filter(row -> row.getText().equals(title))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void scrollsToTheImportFieldsBelowALongLesson() {
        WindowRobot.run(() -> model.addSentences("Good morning.\n".repeat(30), () -> {}));
        layOut();
        WindowRobot.click(WindowRobot.call(() -> scene.getRoot().lookupAll(".middle .chip").stream()
                .map(Button.class::cast)
                .filter(chip -> chip.getText().startsWith("Add sentences"))
                .findFirst()
                .orElseThrow()));
        assertThat(WindowRobot.call(() -> scene.getFocusOwner().getId())).isEqualTo("paste");
        WindowRobot.await("the field in sight, below all rows", () -> {
            var paste = scene.lookup("#paste");
            double end = paste.localToScene(paste.getBoundsInLocal()).getMaxY();
            return end > 0 && end < 768;
        });
    }

    @Test
    void recoversAnUnfinishedReadingAtTheNextStart() throws IOException {
        WindowRobot.run(() -> model.addSentences("Good morning.", () -> {}));
        Sentence sentence = sentences().getFirst();
        Path left = room.useCases.readings().newRecordingFile(sentence.id());
        Files.copy(room.tone("left.wav", 500), left);
        WindowRobot.call(() -> {
            room.useCases.start();
            return left;
        });
        assertThat(room.useCases.readings().findBySentence(sentence.id())).hasSize(1);
        assertThat(left).doesNotExist();
    }

    private List<Sentence> sentences() {
        return WindowRobot.call(() ->
                model.sentences().get().stream().map(line -> line.sentence()).toList());
    }

    private String told() {
        return WindowRobot.call(() -> ((Label) scene.lookup("#import-told .label")).getText());
    }

    private String finding(int row) {
        long id = sentences().get(row).id();
        return WindowRobot.call(() -> {
            scene.getRoot().applyCss();
            scene.getRoot().layout();
            String told = ((Label) scene.lookup("#finding-" + id)).getText();
            String guessed = ((Pane) scene.lookup("#guessed-" + id))
                    .getChildren().stream()
                            .map(node -> ((Labeled) node).getText())
                            .collect(Collectors.joining(" "));
            return (told + guessed).strip();
        });
    }

    private void press(String selector) {
        layOut();
        WindowRobot.scrollAndClick(scene, selector);
        layOut();
    }

    private Path write(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text);
    }

    private long unfinished() {
        try (Stream<Path> files = Files.list(folder.resolve("home/unfinished"))) {
            return files.count();
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }
}
