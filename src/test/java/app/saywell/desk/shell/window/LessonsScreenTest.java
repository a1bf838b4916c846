package app.saywell.desk.shell.window;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.kit.PngEncoder;
import app.saywell.desk.lessons.LessonService;
import app.saywell.desk.lessons.shared.SharedLessons;
import app.saywell.desk.practice.state.PracticePhase;
import app.saywell.desk.school.learner.Assignment;
import app.saywell.desk.school.lesson.Lesson;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.store.audio.ImportableAudio;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.MenuButton;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A lesson created and changed with the keyboard only.
class LessonsScreenTest {
    @TempDir
    private Path folder;

    private final QueuedFilePrompt files = new QueuedFilePrompt();
    private PracticeWindow window;
    private LessonService lessons;

    @BeforeEach
    void open() {
        window = new PracticeWindow(new UiTestServices(folder.resolve("data"), files), 1366, 768);
        lessons = window.services.practice.lessons();
        WindowRobot.run(() -> window.window.navigateTo("LESSONS"));
        WindowRobot.await("the place", () -> window.scene().lookup("#new-lesson") != null);
        WindowRobot.tabTo(window.scene(), "#new-lesson");
        WindowRobot.press(KeyCode.SPACE);
        WindowRobot.await("a lesson to name", () -> isFocused("lesson-title"));
        WindowRobot.await("all parts of the page", () -> window.scene().lookup("#lesson-draft") != null);
    }

    @AfterEach
    void close() {
        window.close();
    }

    @Test
    void twelveSentencesAreSeenAndTheChosenOneShowsWhatCanBeDone() throws IOException {
        WindowRobot.run(() -> lessons.addSentences(
                newestLesson().id(),
                IntStream.rangeClosed(1, 15)
                        .mapToObj(i -> "This is sentence number " + i + ".")
                        .toList()));
        WindowRobot.await(
                "all rows",
                () -> window.scene().lookup("#text-" + sentences().getLast().id()) != null);
        ScrollPane page = scrollPaneOf("#text-" + sentences().getFirst().id());
        WindowRobot.run(() -> page.setVvalue(0));
        draw("lessons");
        assertThat(sentences().stream().filter(sentence -> isSeen(page, "#text-" + sentence.id())))
                .as("at 1366x768")
                .hasSizeGreaterThanOrEqualTo(12);

        long third = sentences().get(2).id();
        assertThat(isShown("#record-reading-" + third)).isFalse();
        assertThat(isShown("#sentence-up-" + third)).isFalse();
        WindowRobot.tabTo(window.scene(), "#text-" + third);
        WindowRobot.await(
                "what can be done", () -> isShown("#record-reading-" + third) && isShown("#sentence-up-" + third));
        assertThat(isShown("#record-reading-" + sentences().getFirst().id())).isFalse();
        WindowRobot.press(KeyCode.ALT, KeyCode.DOWN);
        WindowRobot.await("moved down", () -> sentences().get(3).id() == third);
        WindowRobot.await("the keyboard to stay", () -> isFocused("text-" + third));
        WindowRobot.press(KeyCode.ALT, KeyCode.UP);
        WindowRobot.await("moved up", () -> sentences().get(2).id() == third);
    }

    @Test
    void aLessonIsFoundByItsTagAndByItsSentences() throws IOException {
        type("Unit 9");
        WindowRobot.press(KeyCode.ENTER);
        WindowRobot.await("the name", () -> newestLesson().title().equals("Unit 9"));
        WindowRobot.tabTo(window.scene(), "#lesson-tags");
        type("grade-3 past");
        WindowRobot.press(KeyCode.ENTER);
        WindowRobot.await("the tags", () -> newestLesson().tags().equals(List.of("grade-3", "past")));
        WindowRobot.run(() -> lessons.addSentences(newestLesson().id(), List.of("A whale is no fish.")));
        int all = rows();
        search("#past");
        WindowRobot.await("one lesson", () -> rows() == 1);
        draw("lessons-search");
        search("whale");
        WindowRobot.await("the lesson with the sentence", () -> rows() == 1);
        search("nothing has this");
        WindowRobot.await("no lesson", () -> rows() == 0);
        search("");
        WindowRobot.await("all lessons", () -> rows() == all);
    }

    @Test
    void aSharedLessonIsWrittenAndAConflictIsChosen() throws IOException {
        type("Unit 9");
        WindowRobot.press(KeyCode.ENTER);
        WindowRobot.await("the name", () -> newestLesson().title().equals("Unit 9"));
        long lesson = newestLesson().id();
        WindowRobot.run(() -> lessons.addSentences(lesson, List.of("Good morning.", "See you.")));
        Path shared = Files.createDirectory(folder.resolve("school"));
        SharedLessons service = window.services.practice.sharedLessons();
        service.setFolder(shared);
        service.publish(lesson, Optional.empty());
        WindowRobot.click(window.scene(), "#shared");
        WindowRobot.await("the folder", () -> window.scene().lookup("#shared-choose") != null);
        Path file;
        try (Stream<Path> files = Files.list(shared)) {
            file = files.findFirst().orElseThrow();
        }
        byte[] first = Files.readAllBytes(file);
        WindowRobot.run(() -> lessons.addSentences(lesson, List.of("From the folder.")));
        service.publish(lesson, service.list().getFirst().there());
        byte[] theirs = Files.readAllBytes(file);
        WindowRobot.run(() -> window.services.practice.edits().history().undo());
        Files.write(file, first);
        service.publish(lesson, service.list().getFirst().there());
        WindowRobot.run(() -> lessons.addSentences(lesson, List.of("From here.")));
        Files.write(file, theirs);
        WindowRobot.click(window.scene(), "#shared-refresh");
        WindowRobot.await("the conflict", () -> window.scene().lookup(".shared-compare") != null);
        draw("lessons-shared");
        WindowRobot.click(window.scene(), ".shared-compare");
        WindowRobot.await("both versions", () -> window.scene().lookup("#version-choice") != null);
        for (String language : List.of("ko", "en")) {
            WindowRobot.run(() -> window.services.practice.settings().set(Setting.INTERFACE_LANGUAGE, language));
            draw("lessons-versions-" + language);
        }
        WindowRobot.click(window.scene(), "#take-theirs");
        WindowRobot.await("their version", () -> lessons.sentences(lesson).stream()
                .map(Sentence::text)
                .toList()
                .equals(List.of("Good morning.", "See you.", "From the folder.")));
    }

    private void search(String part) {
        WindowRobot.run(() -> ((TextInputControl) window.scene().lookup("#lesson-search")).setText(part));
    }

    private int rows() {
        return window.scene()
                .lookup(".list-search")
                .getParent()
                .lookupAll(".row")
                .size();
    }

    @Test
    void aLessonIsNamedFilledRewrittenReorderedAndTakenBack() {
        type("Unit 4");
        WindowRobot.press(KeyCode.ENTER);
        WindowRobot.await("the name", () -> newestLesson().title().equals("Unit 4"));
        WindowRobot.tabTo(window.scene(), "#paste");
        type("Good morning.\nSee you.\nGood night.");
        WindowRobot.tabTo(window.scene(), "#add-sentences");
        WindowRobot.press(KeyCode.SPACE);
        WindowRobot.await("three sentences", () -> sentences().size() == 3);

        long second = sentences().get(1).id();
        WindowRobot.tabTo(window.scene(), "#text-" + second);
        type("See you soon.");
        WindowRobot.press(KeyCode.TAB);
        WindowRobot.await("rewritten", () -> texts().contains("See you soon."));
        WindowRobot.await("the meaning next", () -> isFocused("meaning-" + second));
        type("곧 봐요.");
        WindowRobot.press(KeyCode.TAB);
        WindowRobot.await("the meaning", () -> sentences().get(1).meaning().equals("곧 봐요."));

        WindowRobot.tabTo(window.scene(), "#sentence-up-" + second);
        WindowRobot.press(KeyCode.SPACE);
        WindowRobot.await(
                "another order", () -> texts().equals(List.of("See you soon.", "Good morning.", "Good night.")));
        WindowRobot.await("the keyboard to stay", () -> isFocused("sentence-up-" + second));
        WindowRobot.tabTo(window.scene(), "#delete-sentence-" + second);
        WindowRobot.press(KeyCode.SPACE);
        WindowRobot.await("two sentences", () -> sentences().size() == 2);
        WindowRobot.press(KeyCode.CONTROL, KeyCode.Z);
        WindowRobot.await("three again", () -> sentences().size() == 3);
        WindowRobot.press(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.Z);
        WindowRobot.await("two again", () -> sentences().size() == 2);
        assertThat(texts()).containsExactly("Good morning.", "Good night.");
    }

    @Test
    void twoColumnsPastedFromASpreadsheetAreSentencesWithMeanings() {
        TextArea area = (TextArea) window.scene().lookup("#paste");
        WindowRobot.run(() -> area.setText("English\t한국어\nGood morning.\t좋은 아침.\nSee you.\t또 봐."));
        assertThat(WindowRobot.call(() -> window.scene().lookup("#add-passage").isDisabled()))
                .isTrue();
        WindowRobot.tabTo(window.scene(), "#add-sentences");
        WindowRobot.press(KeyCode.SPACE);
        addDraft();
        WindowRobot.await("two sentences", () -> sentences().size() == 2);
        assertThat(sentences()).extracting(Sentence::meaning).containsExactly("좋은 아침.", "또 봐.");
    }

    private void addDraft() {
        WindowRobot.await(
                "the preview", () -> window.scene().lookup("#lesson-draft").isVisible());
        WindowRobot.tabTo(window.scene(), "#draft-add");
        WindowRobot.press(KeyCode.SPACE);
    }

    @Test
    void aListDroppedOnTheWindowIsAddedToTheLesson() throws IOException {
        Path list = Files.writeString(folder.resolve("list.tsv"), "Good morning.\t좋은 아침.\n");
        WindowRobot.run(() -> window.window.openDropped(List.of(list)));
        addDraft();
        WindowRobot.await("one sentence", () -> sentences().size() == 1);
        assertThat(sentences().getFirst().meaning()).isEqualTo("좋은 아침.");
    }

    @Test
    void aRecordingOfAPhoneDroppedOnPracticeIsATake() throws IOException {
        Path voice = folder.resolve("voice.m4a");
        try (var tone = ImportableAudio.class.getResourceAsStream("/app/saywell/speech/audio/codec/tone.m4a")) {
            Files.copy(tone, voice);
        }
        WindowRobot.run(() -> window.window.navigateTo("PRACTICE"));
        WindowRobot.run(() -> window.window.openDropped(List.of(voice)));
        WindowRobot.await(
                "a take that was scored or refused",
                () -> window.state().phase().get() instanceof PracticePhase.TakeScored
                        || window.state().phase().get() instanceof PracticePhase.ScoringFailed);
        assertThat(window.takes(0)).hasSize(1);
        assertThat(window.takes(0).getFirst().audio().extension()).isEqualTo("wav");
    }

    @Test
    void aLessonIsMovedDuplicatedAndDeletedAndUndoBringsItBack() {
        int before = lessons.findAll().size();
        long fresh = newestLesson().id();
        WindowRobot.tabTo(window.scene(), "#lesson-up");
        WindowRobot.press(KeyCode.SPACE);
        WindowRobot.await("the first place", () -> lessons.findAll().getFirst().id() == fresh);
        WindowRobot.tabTo(window.scene(), "#lesson-duplicate");
        WindowRobot.press(KeyCode.SPACE);
        WindowRobot.await("a copy", () -> lessons.findAll().size() == before + 1);
        WindowRobot.tabTo(window.scene(), "#lesson-delete");
        WindowRobot.press(KeyCode.SPACE);
        WindowRobot.await("no copy", () -> lessons.findAll().size() == before);
        WindowRobot.await(
                "the keyboard in the list",
                () -> window.scene().getFocusOwner() instanceof Button row
                        && row.getStyleClass().contains("chosen"));
        WindowRobot.press(KeyCode.SPACE);
        assertThat(lessons.findAll()).hasSize(before);
        WindowRobot.press(KeyCode.CONTROL, KeyCode.Z);
        WindowRobot.await("the copy", () -> lessons.findAll().size() == before + 1);
    }

    @Test
    void aListIsTakenOutOfAFileAndTheLessonIsWrittenToOne() throws IOException {
        files.add(Files.writeString(folder.resolve("목록.txt"), "Good morning.\nSee you.\t또 봐요.\n"));
        WindowRobot.tabTo(window.scene(), "#import-text");
        WindowRobot.press(KeyCode.SPACE);
        addDraft();
        WindowRobot.await("two sentences", () -> sentences().size() == 2);
        WindowRobot.await("what was done", () -> window.shows("2 sentences were added"));
        window.speak("ko");
        WindowRobot.await("in Korean", () -> window.shows("문장 2개"));
        Path pack = folder.resolve("수업.saywell");
        files.add(pack);
        WindowRobot.tabTo(window.scene(), "#lesson-save");
        WindowRobot.press(KeyCode.SPACE);
        WindowRobot.await("the file", () -> Files.exists(pack));
        assertThat(sentences().getLast().meaning()).isEqualTo("또 봐요.");
    }

    @Test
    void aLessonIsCopiedForAnotherClassWhichMayChangeItAlone() {
        type("Unit 9");
        WindowRobot.press(KeyCode.ENTER);
        WindowRobot.await("the name", () -> newestLesson().title().equals("Unit 9"));
        long original = newestLesson().id();
        WindowRobot.run(() -> lessons.addSentences(original, List.of("Good morning.", "See you.")));
        var classes = window.services.practice.classes();
        long other =
                WindowRobot.call(() -> classes.create("3-4", Optional.empty()).id());
        WindowRobot.await(
                "the class in the menu",
                () -> copyMenu().isVisible()
                        && copyMenu().getItems().getLast().getText().equals("3-4"));
        WindowRobot.scrollAndClick(window.scene(), "#lesson-copy");
        WindowRobot.click(copyMenu().getItems().getLast());
        WindowRobot.await("the copy", () -> find("Unit 9 (3-4)").isPresent());
        Lesson copy = find("Unit 9 (3-4)").orElseThrow();
        Sentence first = lessons.sentences(copy.id()).getFirst();
        WindowRobot.await("that the copy is chosen", () -> window.scene().lookup("#text-" + first.id()) != null);
        assertThat(classes.assignments(other)).extracting(Assignment::lessonId).containsExactly(copy.id());
        WindowRobot.run(() -> lessons.deleteSentence(first.id()));
        assertThat(lessons.sentences(copy.id())).extracting(Sentence::text).containsExactly("See you.");
        assertThat(lessons.sentences(original)).extracting(Sentence::text).containsExactly("Good morning.", "See you.");
        WindowRobot.run(() -> window.services.practice.edits().history().undo());
        WindowRobot.run(() -> window.services.practice.edits().history().undo());
        assertThat(find("Unit 9 (3-4)")).isEmpty();
        assertThat(classes.assignments(other)).isEmpty();
    }

    private MenuButton copyMenu() {
        return (MenuButton) window.scene().lookup("#lesson-copy");
    }

    private Optional<Lesson> find(String title) {
        return lessons.findAll().stream()
                .filter(lesson -> lesson.title().equals(title))
                .findFirst();
    }

    @Test
    void theLessonIsPractisedAtOnce() {
        WindowRobot.run(() -> lessons.addSentences(newestLesson().id(), List.of("See you")));
        WindowRobot.await("its row", () -> isWritten("See you"));
        WindowRobot.tabTo(window.scene(), "#practise");
        WindowRobot.press(KeyCode.SPACE);
        WindowRobot.await("its sentence on the desk", () -> window.state()
                .sentenceDetail()
                .get()
                .filter(sheet -> sheet.sentenceId() == sentences().getFirst().id())
                .isPresent());
    }

    /// The newest lesson.
    private Lesson newestLesson() {
        return lessons.findAll().stream()
                .filter(candidate -> !candidate.title().equals("A day out"))
                .findFirst()
                .orElseThrow();
    }

    private List<Sentence> sentences() {
        return window.services.library.sentences().findByLesson(newestLesson().id());
    }

    private List<String> texts() {
        return sentences().stream().map(Sentence::text).toList();
    }

    private boolean isShown(String selector) {
        Node node = window.scene().lookup(selector);
        return node != null && node.isVisible() && node.getParent().isVisible();
    }

    private ScrollPane scrollPaneOf(String selector) {
        Node node = window.scene().lookup(selector);
        while (!(node instanceof ScrollPane pane)) {
            node = node.getParent();
        }
        return pane;
    }

    /// Whether a field is wholly within what the page shows.
    private boolean isSeen(ScrollPane page, String selector) {
        return WindowRobot.call(() -> {
            Node node = window.scene().lookup(selector);
            Bounds field = node.localToScene(node.getBoundsInLocal());
            return page.localToScene(page.getBoundsInLocal()).contains(field);
        });
    }

    private void draw(String name) throws IOException {
        String pictures = System.getProperty("saywell.pictures", "");
        if (!pictures.isEmpty()) {
            byte[] png = WindowRobot.call(() -> PngEncoder.encode(window.scene().snapshot(null)));
            Files.write(Path.of(pictures, name + ".png"), png);
        }
    }

    private boolean isFocused(String id) {
        return window.scene().getFocusOwner() != null
                && id.equals(window.scene().getFocusOwner().getId());
    }

    /// Replaces the text of the focused field.
    private void type(String text) {
        WindowRobot.run(() -> {
            var field = (TextInputControl) window.scene().getFocusOwner();
            field.selectAll();
            field.replaceSelection(text);
        });
    }

    private boolean isWritten(String text) {
        return window.scene().getRoot().lookupAll(".text-input").stream()
                .anyMatch(field -> text.equals(((TextInputControl) field).getText()));
    }
}
