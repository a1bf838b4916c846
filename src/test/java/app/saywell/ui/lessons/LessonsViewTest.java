package app.saywell.ui.lessons;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.library.lesson.Lesson;
import app.saywell.library.lesson.Reading;
import app.saywell.library.lesson.Sentence;
import app.saywell.library.settings.ServiceKind;
import app.saywell.library.settings.Setting;
import app.saywell.practice.Room;
import app.saywell.ui.ChosenFiles;
import app.saywell.ui.Devices;
import app.saywell.ui.Fx;
import app.saywell.ui.kit.Language;
import app.saywell.ui.kit.Texts;
import app.saywell.ui.kit.sound.Sound;
import app.saywell.ui.studio.Studio;

import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TextField;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// The Lessons place and its ways in from files, by mouse.
class LessonsViewTest {
    @TempDir private Path folder;

    private final ChosenFiles chosen = new ChosenFiles();
    private final Texts texts = new Texts(Language.ENGLISH);
    private Room room;
    private Sound sound;
    private LessonsViewModel model;
    private Scene scene;

    @BeforeEach
    void open() {
        room = new Room(folder.resolve("home"));
        sound = Devices.sound(Runnable::run, Room.tone(300));
        room.practice.lessons().create("My lesson");
        Studio studio = Studio.of(room.practice, room.practice.tasks(), sound);
        scene =
                Fx.call(
                        () -> {
                            model = new LessonsViewModel(studio);
                            var view = new LessonsView(model, texts, chosen, lesson -> {});
                            return new Scene(view.root(), 1366, 768);
                        });
    }

    @AfterEach
    void close() {
        Fx.run(model::close);
        sound.close();
        room.close();
    }

    @Test
    void takesAListOfSentencesOutOfAFileAndUndoTakesThemOut() throws IOException {
        chosen.add(write("list.txt", "1. Good morning.\n2. See you.\t또 봐요.\n"));
        press("#import-text");
        assertThat(sentences())
                .extracting(Sentence::text)
                .containsExactly("Good morning.", "See you.");
        assertThat(sentences().getLast().meaning()).isEqualTo("또 봐요.");
        assertThat(told()).contains("2 sentences were added");
        Fx.run(() -> room.practice.history().undo());
        assertThat(sentences()).isEmpty();
    }

    @Test
    void takesATableByTheNamesOfItsColumns() throws IOException {
        chosen.add(write("table.csv", "뜻,영어\n좋은 아침,Good morning.\n"));
        press("#import-text");
        assertThat(sentences()).extracting(Sentence::text).containsExactly("Good morning.");
        assertThat(sentences().getFirst().meaning()).isEqualTo("좋은 아침");
    }

    @Test
    void makesALessonOfCaptionsWithTheReadingsCutOutOfTheirAudio() throws IOException {
        chosen.add(
                write(
                        "story.srt",
                        "1\n00:00:00,000 --> 00:00:00,200\nGood morning.\n\n"
                                + "2\n00:00:00,250 --> 00:00:00,450\nSee you.\n"));
        press("#import-text");
        assertThat(told()).contains("2 captions");
        assertThat(sentences()).as("nothing before the audio is known").isEmpty();
        chosen.add(room.tone("story.wav", 400));
        press("#import-audio");
        Lesson made = Fx.call(() -> model.chosen().get().orElseThrow());
        assertThat(made.title()).isEqualTo("story");
        assertThat(Fx.call(() -> model.lines().get()))
                .hasSize(2)
                .allSatisfy(line -> assertThat(line.readings()).hasSize(1));
    }

    @Test
    void saysWhatAFileIsThatHoldsNoSentence() throws IOException {
        chosen.add(write("empty.srt", "nothing of the kind"));
        press("#import-text");
        assertThat(told()).contains("No sentences were found");
        assertThat(sentences()).isEmpty();
    }

    @Test
    void saysWhatAFolderComesToBeforeAnythingIsSent() throws IOException {
        room.practice.set(Setting.SERVICE, ServiceKind.HOSTED);
        Fx.run(() -> model.add("Good morning.\nSee you."));
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
        assertThat(told()).contains("2 readings").contains("without a sentence: 1");
        assertThat(Fx.call(() -> model.lines().get()))
                .allSatisfy(line -> assertThat(line.readings()).hasSize(1));
    }

    @Test
    void marksWordsThatNoDictionaryHasAndSentencesThatCannotBeSpoken() {
        Fx.run(() -> model.add("The zorblat is here.\nGood morning.\n안녕하세요"));
        assertThat(finding(0)).contains("zorblat /").doesNotContain("here");
        assertThat(finding(1)).isEmpty();
        assertThat(finding(2)).contains("cannot be read aloud as English");
        Fx.run(() -> texts.speak(Language.KOREAN));
        assertThat(finding(0)).contains("짐작한 발음: zorblat /");
    }

    @Test
    void aWordIsSaidAsTheTeacherWritesAndUndoTakesItBack() {
        Fx.run(() -> model.add("The zorblat is here."));
        finding(0);
        press("#say-" + sentences().getFirst().id());
        type("ZAWR-bl#");
        assertThat(Fx.call(() -> ((Button) scene.lookup("#saying-keep")).isDisabled())).isTrue();
        assertThat(saying()).contains("“#” is not understood");
        type("ZAWR-bloo");
        assertThat(saying()).contains("/ˈzɔɹblu/");
        press("#saying-keep");
        assertThat(finding(0)).isEqualTo("Expected as you wrote: zorblat /ˈzɔɹblu/");
        Fx.run(() -> room.practice.history().undo());
        assertThat(finding(0)).startsWith("In no dictionary");
    }

    @Test
    void aWordGoesBackToWhatTheDictionarySays() {
        Fx.run(() -> model.add("The zorblat is here."));
        Fx.run(() -> room.practice.pronunciations().set("zorblat", Optional.of("zoh")));
        press("#say-" + sentences().getFirst().id());
        assertThat(Fx.call(() -> ((TextField) scene.lookup("#saying-field")).getText()))
                .as("the dictionary's words come in their order")
                .isEqualTo("/ðə/");
        Fx.run(
                () ->
                        ((ComboBox<?>) scene.lookup("#saying .combo-box"))
                                .getSelectionModel()
                                .select(1));
        assertThat(Fx.call(() -> ((TextField) scene.lookup("#saying-field")).getText()))
                .isEqualTo("zoh");
        press("#saying-forget");
        assertThat(finding(0)).startsWith("In no dictionary");
    }

    private void type(String text) {
        Fx.run(() -> ((TextField) scene.lookup("#saying-field")).setText(text));
    }

    private String saying() {
        return Fx.call(() -> ((Label) scene.lookup("#saying-told")).getText());
    }

    @Test
    void keepsARecordedReadingInTheLibraryAndNowhereElse() throws IOException {
        Fx.run(() -> model.add("Good morning."));
        Sentence sentence = sentences().getFirst();
        Fx.run(() -> model.recordReading(sentence));
        Fx.await("the recording", sound::isRecording);
        Fx.run(() -> model.recordReading(sentence));
        Fx.await("the reading", () -> !room.practice.readings().of(sentence.id()).isEmpty());
        Fx.await("nothing left", () -> unfinished() == 0);
    }

    @Test
    void whoReadsAModelCanBeWrittenAfterwardsAndUndone() {
        Fx.run(() -> model.add("Good morning."));
        Sentence sentence = sentences().getFirst();
        Fx.run(() -> model.addReading(sentence, room.tone("model.wav", 400)));
        Reading reading = room.practice.readings().of(sentence.id()).getFirst();
        layOut();
        Fx.run(
                () ->
                        ((Button) scene.lookup("#reading-" + reading.id()))
                                .getContextMenu().getItems().stream()
                                        .filter(item -> item.getText().startsWith("Who reads it"))
                                        .forEach(MenuItem::fire));
        Fx.run(() -> ((TextField) scene.lookup("#voice-speaker")).setText(" Ms Kim "));
        Fx.run(() -> ((TextField) scene.lookup("#voice-accent")).setText("British"));
        press("#voice-keep");
        assertThat(voice(sentence)).isEqualTo(new Reading.Voice("Ms Kim", "British"));
        assertThat(Fx.call(() -> ((Button) scene.lookup("#reading-" + reading.id())).getText()))
                .startsWith("Ms Kim");
        assertThat(Fx.call(() -> scene.lookup("#voice"))).isNull();
        Fx.run(() -> room.practice.history().undo());
        assertThat(voice(sentence)).isEqualTo(reading.voice());
    }

    private Reading.Voice voice(Sentence sentence) {
        return room.practice.readings().of(sentence.id()).getFirst().voice();
    }

    @Test
    void theKeyboardStaysInTheListWhenALessonIsChosen() {
        Fx.run(() -> room.practice.lessons().create("Another lesson"));
        for (String title : List.of("Another lesson", "My lesson")) {
            layOut();
            Fx.run(() -> row(title).requestFocus());
            Fx.run(() -> row(title).fire());
            assertThat(Fx.call(() -> model.chosen().get().orElseThrow().title())).isEqualTo(title);
            assertThat(Fx.call(() -> scene.getFocusOwner())).isSameAs(Fx.call(() -> row(title)));
        }
    }

    private void layOut() {
        Fx.run(
                () -> {
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
    void theWaysInAreOneClickAwayBelowALongLesson() {
        Fx.run(() -> model.add("Good morning.\n".repeat(30)));
        layOut();
        Fx.run(
                () ->
                        scene.getRoot().lookupAll(".middle .chip").stream()
                                .map(Button.class::cast)
                                .filter(chip -> chip.getText().startsWith("Add sentences"))
                                .findFirst()
                                .orElseThrow()
                                .fire());
        assertThat(Fx.call(() -> scene.getFocusOwner().getId())).isEqualTo("paste");
        layOut();
        assertThat(
                        Fx.call(
                                () -> {
                                    var paste = scene.lookup("#paste");
                                    return paste.localToScene(paste.getBoundsInLocal()).getMaxY();
                                }))
                .isBetween(0.0, 768.0);
    }

    @Test
    void keepsAtTheNextStartWhatACrashLeftOfAReading() throws IOException {
        Fx.run(() -> model.add("Good morning."));
        Sentence sentence = sentences().getFirst();
        Path left = room.practice.readings().begin(sentence.id());
        Files.copy(room.tone("left.wav", 500), left);
        room.practice.start();
        assertThat(room.practice.readings().of(sentence.id())).hasSize(1);
        assertThat(left).doesNotExist();
    }

    private List<Sentence> sentences() {
        return Fx.call(() -> model.lines().get().stream().map(line -> line.sentence()).toList());
    }

    private String told() {
        return Fx.call(() -> ((Label) scene.lookup("#import-told .label")).getText());
    }

    private String finding(int row) {
        long id = sentences().get(row).id();
        return Fx.call(
                () -> {
                    scene.getRoot().applyCss();
                    scene.getRoot().layout();
                    return ((Label) scene.lookup("#finding-" + id)).getText();
                });
    }

    private void press(String selector) {
        Fx.run(
                () -> {
                    scene.getRoot().applyCss();
                    ((Button) scene.lookup(selector)).fire();
                    scene.getRoot().applyCss();
                });
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
