package app.saywell.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.library.lesson.Lesson;
import app.saywell.library.lesson.Sentence;
import app.saywell.practice.lesson.Lessons;
import app.saywell.ui.ChosenFiles;
import app.saywell.ui.Fx;

import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/// A lesson made and changed with the keyboard alone.
class LessonsPlaceTest {
    @TempDir private Path folder;

    private final ChosenFiles files = new ChosenFiles();
    private Opened window;
    private Lessons lessons;

    @BeforeEach
    void open() {
        window = new Opened(new WindowRoom(folder.resolve("data"), files), 1366, 768);
        lessons = window.room.practice.lessons();
        Fx.run(() -> window.shell.go("LESSONS"));
        Fx.await("the place", () -> window.scene().lookup("#new-lesson") != null);
        Fx.tabTo(window.scene(), "#new-lesson");
        Fx.press(KeyCode.SPACE);
        Fx.await("a lesson to name", () -> isFocused("lesson-title"));
    }

    @AfterEach
    void close() {
        window.close();
    }

    @Test
    void aLessonIsNamedFilledRewrittenReorderedAndTakenBack() {
        type("Unit 4");
        Fx.press(KeyCode.ENTER);
        Fx.await("the name", () -> lesson().title().equals("Unit 4"));
        Fx.tabTo(window.scene(), "#paste");
        type("Good morning.\nSee you.\nGood night.");
        Fx.tabTo(window.scene(), "#add-sentences");
        Fx.press(KeyCode.SPACE);
        Fx.await("three sentences", () -> sentences().size() == 3);

        long second = sentences().get(1).id();
        Fx.tabTo(window.scene(), "#text-" + second);
        type("See you soon.");
        Fx.press(KeyCode.TAB);
        Fx.await("rewritten", () -> texts().contains("See you soon."));
        Fx.await("the meaning next", () -> isFocused("meaning-" + second));
        type("곧 봐요.");
        Fx.press(KeyCode.TAB);
        Fx.await("the meaning", () -> sentences().get(1).meaning().equals("곧 봐요."));

        Fx.tabTo(window.scene(), "#up-" + second);
        Fx.press(KeyCode.SPACE);
        Fx.await(
                "another order",
                () -> texts().equals(List.of("See you soon.", "Good morning.", "Good night.")));
        Fx.await("the keyboard to stay", () -> isFocused("up-" + second));
        Fx.tabTo(window.scene(), "#delete-sentence-" + second);
        Fx.press(KeyCode.SPACE);
        Fx.await("two sentences", () -> sentences().size() == 2);
        Fx.press(KeyCode.CONTROL, KeyCode.Z);
        Fx.await("three again", () -> sentences().size() == 3);
        Fx.press(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.Z);
        Fx.await("two again", () -> sentences().size() == 2);
        assertThat(texts()).containsExactly("Good morning.", "Good night.");
    }

    @Test
    void aLessonIsMovedDuplicatedAndDeletedAndUndoBringsItBack() {
        int before = lessons.all().size();
        long fresh = lesson().id();
        Fx.tabTo(window.scene(), "#lesson-up");
        Fx.press(KeyCode.SPACE);
        Fx.await("the first place", () -> lessons.all().getFirst().id() == fresh);
        Fx.tabTo(window.scene(), "#lesson-duplicate");
        Fx.press(KeyCode.SPACE);
        Fx.await("a copy", () -> lessons.all().size() == before + 1);
        Fx.tabTo(window.scene(), "#lesson-delete");
        Fx.press(KeyCode.SPACE);
        Fx.await("no copy", () -> lessons.all().size() == before);
        Fx.press(KeyCode.CONTROL, KeyCode.Z);
        Fx.await("the copy", () -> lessons.all().size() == before + 1);
    }

    @Test
    void aListIsTakenOutOfAFileAndTheLessonIsWrittenToOne() throws IOException {
        files.add(Files.writeString(folder.resolve("목록.txt"), "Good morning.\nSee you.\t또 봐요.\n"));
        Fx.tabTo(window.scene(), "#import-text");
        Fx.press(KeyCode.SPACE);
        Fx.await("two sentences", () -> sentences().size() == 2);
        Fx.await("what was done", () -> window.shows("2 sentences were added"));
        window.speak("ko");
        Fx.await("in Korean", () -> window.shows("문장 2개"));
        Path pack = folder.resolve("수업.saywell");
        files.add(pack);
        Fx.tabTo(window.scene(), "#lesson-save");
        Fx.press(KeyCode.SPACE);
        Fx.await("the file", () -> Files.exists(pack));
        assertThat(sentences().getLast().meaning()).isEqualTo("또 봐요.");
    }

    @Test
    void theLessonIsPractisedAtOnce() {
        Fx.run(() -> lessons.addSentences(lesson().id(), List.of("See you")));
        Fx.tabTo(window.scene(), "#practise");
        Fx.press(KeyCode.SPACE);
        Fx.await(
                "its sentence on the desk",
                () ->
                        window.desk()
                                .sheet()
                                .get()
                                .filter(sheet -> sheet.sentence() == sentences().getFirst().id())
                                .isPresent());
    }

    /// The newest lesson.
    private Lesson lesson() {
        return lessons.all().stream()
                .filter(one -> !one.title().equals("A day out"))
                .findFirst()
                .orElseThrow();
    }

    private List<Sentence> sentences() {
        return window.room.library.sentences().of(lesson().id());
    }

    private List<String> texts() {
        return sentences().stream().map(Sentence::text).toList();
    }

    private boolean isFocused(String id) {
        return window.scene().getFocusOwner() != null
                && id.equals(window.scene().getFocusOwner().getId());
    }

    /// Writes over whatever stands where the keyboard is.
    private void type(String text) {
        Fx.run(
                () -> {
                    var field = (TextInputControl) window.scene().getFocusOwner();
                    field.selectAll();
                    field.replaceSelection(text);
                });
    }
}
