package app.saywell.ui.reports;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.audio.WavEncoder;
import app.saywell.library.learner.Consent;
import app.saywell.library.learner.Learner;
import app.saywell.library.lesson.Sentence;
import app.saywell.library.settings.Setting;
import app.saywell.library.take.Take;
import app.saywell.practice.PracticeFixture;
import app.saywell.practice.backup.BackupRestorer;
import app.saywell.practice.backup.LibraryBackup;
import app.saywell.practice.classroom.RosterPreview.RosterEntry;
import app.saywell.speech.FeedbackLanguage;
import app.saywell.task.ProgressListener;
import app.saywell.ui.FakeAudioDevices;
import app.saywell.ui.WindowRobot;
import app.saywell.ui.context.FilePrompt;
import app.saywell.ui.context.ScreenContext;
import app.saywell.ui.kit.sound.AudioSession;
import app.saywell.ui.kit.text.InterfaceLanguage;
import app.saywell.ui.kit.text.LocalizedTexts;
import app.saywell.ui.kit.theme.Appearance;
import app.saywell.ui.shell.UiTestServices;

import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;

import org.apache.pdfbox.Loader;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The reports screen, used as a teacher would, with the mouse and the keyboard.
class ReportsScreenTest {
    @TempDir Path folder;
    private final ScriptedFilePrompt files = new ScriptedFilePrompt();
    private UiTestServices room;
    private AudioSession sound;
    private LocalizedTexts texts;
    private Stage stage;
    private Scene scene;
    private ReportsScreen place;
    private long classId;
    private List<Learner> pupils;
    private List<Sentence> sentences;
    private Take take;

    /// Returns the files that the test has set.
    private static final class ScriptedFilePrompt implements FilePrompt {
        private Path next = Path.of("nowhere");

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

    @BeforeEach
    void open() throws IOException {
        room = new UiTestServices(folder.resolve("data"));
        sound = FakeAudioDevices.audioSession(Platform::runLater, PracticeFixture.tone(200));
        room.practice.setSetting(Setting.FEEDBACK_LANGUAGE, FeedbackLanguage.ENGLISH);
        var classes = room.practice.classroom().classes();
        classId = classes.create("3-2", Optional.empty()).id();
        pupils =
                classes.addLearners(
                        classId,
                        List.of(
                                new RosterEntry("강민준", "1"),
                                new RosterEntry("김서연", "2"),
                                new RosterEntry("김도윤", "3")),
                        Consent.THIS_COMPUTER);
        long lesson = room.practice.lessons().create("Unit 3").id();
        sentences =
                room.practice.lessons().addSentences(lesson, List.of("the park", "What about it"));
        take = take(0, 0);
        take(1, 1);
        take(2, 0);
        place =
                WindowRobot.call(
                        () -> {
                            texts = new LocalizedTexts(InterfaceLanguage.ENGLISH);
                            ScreenContext studio =
                                    ScreenContext.of(room.practice, room.tasks, sound);
                            ReportsScreen screen = new ReportsScreen(studio, texts, files);
                            scene = new Scene(screen.root(), 1366, 672);
                            new Appearance(app.saywell.library.settings.Theme.LIGHT, 100)
                                    .applyTo(scene, List.of(ReportsView.STYLES));
                            stage = new Stage();
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

    @AfterEach
    void close() {
        WindowRobot.run(
                () -> {
                    place.close();
                    stage.close();
                });
        sound.close();
        room.close();
    }

    @Test
    void showsEveryPaperBeforeItIsPrintedAndTurnsItsPages() {
        WindowRobot.click(scene, "#page-after");
        WindowRobot.await("the second page", () -> page().equals("Page 2 of 2"));
        WindowRobot.click(scene, "#preview");
        WindowRobot.press(KeyCode.PAGE_UP);
        WindowRobot.await("the first page", () -> page().equals("Page 1 of 2"));
        WindowRobot.click(scene, "#paper-class-sheet");
        WindowRobot.await("one sheet", () -> page().equals("Page 1 of 1"));
        WindowRobot.click(scene, "#paper-letters");
        WindowRobot.await("a letter each", () -> page().equals("Page 1 of 3"));
        WindowRobot.click(scene, "#report-names");
        WindowRobot.click(scene, "#paper-consent");
        WindowRobot.await("one form to copy", () -> page().equals("Page 1 of 1"));
        WindowRobot.click(scene, "#report-span-days");
        WindowRobot.run(() -> place.open(classId, sentences.getFirst().lessonId()));
        WindowRobot.run(() -> texts.setLanguage(InterfaceLanguage.KOREAN));
        WindowRobot.await("the Korean words", () -> page().equals("1쪽 중 1쪽"));
    }

    @Test
    void savesTheShownPagesAndReportsAnEmptySelection() throws IOException {
        files.next = folder.resolve("쪽지.pdf");
        choose("#report-pupil", 1);
        WindowRobot.await("one slip", () -> page().equals("Page 1 of 1"));
        WindowRobot.click(scene, "#report-language-korean");
        WindowRobot.await("the page again", () -> page().equals("Page 1 of 1"));
        WindowRobot.click(scene, "#save-pdf");
        WindowRobot.await("the file", () -> says("Saved as 쪽지.pdf."));
        assertThat(text(files.next)).contains("강민준", "100점 만점").doesNotContain("김서연");
        WindowRobot.run(() -> room.practice.lessons().create("Empty"));
        choose("#report-lesson", 1);
        WindowRobot.await(
                "the words", () -> says("Nobody has recorded a sentence of this lesson yet"));
        assertThat(scene.lookup("#print").isDisabled()).isTrue();
        WindowRobot.click(scene, "#paper-strips");
        WindowRobot.await("the words", () -> says("The lesson has no sentences yet."));
    }

    @Test
    void leavesNoPreviewBehind() throws IOException {
        WindowRobot.click(scene, "#paper-letters");
        WindowRobot.await("the letters", () -> page().equals("Page 1 of 3"));
        Path previews = folder.resolve("data").resolve("cache").resolve("previews");
        assertThat(count(previews)).isEqualTo(1);
        WindowRobot.run(place::close);
        assertThat(count(previews)).isZero();
    }

    @Test
    void reportsThatThereIsNoPrinter() {
        WindowRobot.click(scene, "#print");
        WindowRobot.await("the words", () -> says("No printer is set up on this computer."));
    }

    @Test
    void exportsTablesRecordingsAndTextGridsAndImportsBoundaries() throws IOException {
        WindowRobot.click(scene, "#reports-files");
        files.next = folder.resolve("결과.xlsx");
        WindowRobot.click(scene, "#export-xlsx");
        WindowRobot.await("the workbook", () -> says("Saved as 결과.xlsx."));
        files.next = folder.resolve("xapi.json");
        WindowRobot.click(scene, "#export-xapi");
        WindowRobot.await("the records", () -> says("3 records, without names"));
        files.next = folder.resolve("녹음");
        WindowRobot.click(scene, "#export-audio");
        WindowRobot.await("the recordings", () -> says("3 recordings."));
        assertThat(names(files.next))
                .containsExactly(
                        "01_강민준_01_the-park.wav",
                        "02_김서연_02_What-about-it.wav",
                        "03_김도윤_01_the-park.wav");
        files.next = folder.resolve("praat");
        WindowRobot.click(scene, "#export-praat");
        WindowRobot.await("the TextGrids", () -> says("each with its TextGrid"));
        Path grid = files.next.resolve("01_강민준_01_the-park.TextGrid");
        Files.writeString(grid, Files.readString(grid).replace("0.25 \n", "0.3 \n"));
        files.next = grid;
        WindowRobot.click(scene, "#export-praat-in");
        WindowRobot.await("the boundaries", () -> says("Imported: 2 words and pauses"));
        assertThat(
                        room.practice
                                .scoring()
                                .latest(take.id())
                                .orElseThrow()
                                .pronunciationResult()
                                .words()
                                .getFirst()
                                .end())
                .isEqualTo(0.3);
        files.next = Files.writeString(folder.resolve("no.TextGrid"), "something else");
        WindowRobot.click(scene, "#export-praat-in");
        WindowRobot.await(
                "the refusal", () -> says("This is not a complete TextGrid. Nothing was changed."));
    }

    @Test
    void fillsTheSchoolsOwnFileAfterShowingWhatWillChange() throws IOException {
        room.practice.classroom().marks().grade(take.id(), Optional.of(9.0));
        Path book = folder.resolve("성적.csv");
        Files.writeString(book, "번호,이름,말하기\n1,강민준,7\n2,김서연,\n");
        WindowRobot.click(scene, "#reports-files");
        files.next = book;
        fire("#gradebook-open");
        WindowRobot.await("the columns", () -> combo("#gradebook-column").getItems().size() == 4);
        choose("#gradebook-column", 2);
        WindowRobot.await("the plan", () -> says("To be filled in: 1"));
        assertThat(says("1 강민준") && says("7") && says("9")).isTrue();
        assertThat(says("2 without a grade, left as they are: 2 김서연, 3 김도윤")).isTrue();
        files.next = folder.resolve("filled.csv");
        fire("#gradebook-save");
        WindowRobot.await("the file", () -> says("Saved as filled.csv with 1 grades"));
        assertThat(Files.readString(files.next)).isEqualTo("번호,이름,말하기\n1,강민준,9\n2,김서연,\n");
        choose("#gradebook-column", 3);
        WindowRobot.run(
                () -> {
                    TextField heading = (TextField) scene.lookup("#gradebook-heading");
                    heading.setText("Unit 3");
                    heading.fireEvent(new javafx.event.ActionEvent());
                });
        fire("#gradebook-save");
        WindowRobot.await("the heading", () -> read(files.next).startsWith("번호,이름,말하기,Unit 3\n"));
        files.next = Files.writeString(folder.resolve("empty.csv"), "");
        fire("#gradebook-open");
        WindowRobot.await("the refusal", () -> says("There is no table"));
    }

    @Test
    void mergesRecordingsOfAnotherLaptopAfterShowingThem() throws IOException {
        WindowRobot.click(scene, "#reports-copies");
        files.next = folder.resolve("모둠.saywell");
        fire("#save-evidence");
        WindowRobot.await("the file", () -> says("Saved as 모둠.saywell: 3 recordings"));
        WindowRobot.run(() -> place.open(files.next));
        WindowRobot.await("what is in it", () -> says("0 new recordings. 3 are here already"));
        assertThat(scene.lookup("#take-in").isDisabled()).isTrue();
        room.practice.erasure().eraseLearner(pupils.get(2).id());
        WindowRobot.run(() -> place.open(files.next));
        WindowRobot.await("the conflict", () -> says("3 김도윤 is not in this class."));
        Learner again =
                room.practice
                        .learners()
                        .add("김도윤", "3", Optional.of(classId), Consent.THIS_COMPUTER);
        WindowRobot.run(() -> place.open(files.next));
        WindowRobot.await("the new one", () -> says("1 new recordings."));
        WindowRobot.click(scene, "#take-in");
        WindowRobot.await("the merge", () -> says("1 recordings were added."));
        assertThat(room.practice.takes().findByOwner(sentences.getFirst().id(), again.id()))
                .hasSize(1);
        byte[] whole = Files.readAllBytes(files.next);
        files.next = folder.resolve("cut.saywell");
        Files.write(files.next, java.util.Arrays.copyOf(whole, whole.length / 2));
        fire("#open-file");
        WindowRobot.await(
                "the refusal", () -> says("cut.saywell is not a Saywell file, or is damaged"));
    }

    @Test
    void savesAndOpensALessonPack() {
        WindowRobot.click(scene, "#reports-copies");
        files.next = folder.resolve("unit.saywell");
        fire("#save-lesson");
        WindowRobot.await("the file", () -> says("Saved as unit.saywell."));
        fire("#open-file");
        WindowRobot.await("the lesson", () -> says("Lesson “Unit 3” was added."));
        assertThat(room.practice.lessons().findAll()).hasSize(2);
    }

    @Test
    void backsUpRestoresAndSchedulesBackups() throws IOException {
        WindowRobot.click(scene, "#reports-copies");
        files.next = folder.resolve("all.saywell");
        fire("#backup-now");
        WindowRobot.await("the backup", () -> says("Saved as all.saywell."));
        LibraryBackup.verify(files.next);
        fire("#restore");
        WindowRobot.await("the question", () -> says("everything on this computer is replaced"));
        fire("#restore-do");
        WindowRobot.await("the words", () -> says("Close Saywell and open it again"));
        assertThat(BackupRestorer.isPrepared(folder.resolve("data"))).isTrue();
        files.next = Files.createDirectories(folder.resolve("stick"));
        fire("#nightly");
        WindowRobot.await("the first copy", () -> count(files.next) == 1);
        WindowRobot.await("where", () -> says("The last seven are kept"));
        fire("#nightly");
        WindowRobot.await("off", () -> says("Off. Switch it on"));
        assertThat(room.practice.backups().scheduled().createIfDue(ProgressListener.NONE))
                .isEmpty();
    }

    @Test
    void pagesAndTablesAreReachedByTheKeyboard() {
        var inside = Map.of("paper", "save-pdf", "files", "export-xlsx", "copies", "nightly");
        for (String tab : List.of("paper", "files", "copies")) {
            WindowRobot.click(scene, "#reports-" + tab);
            // A tab that was never shown has no content before its first layout.
            WindowRobot.await("the page", () -> scene.lookup("#" + inside.get(tab)) != null);
            java.util.Set<String> reached = new java.util.HashSet<>();
            for (int i = 0; i < 40; i++) {
                WindowRobot.press(KeyCode.TAB);
                Node owner = WindowRobot.call(scene::getFocusOwner);
                if (owner != null && owner.getId() != null) {
                    reached.add(owner.getId());
                }
            }
            assertThat(reached)
                    .contains("report-class", "report-lesson", "report-pupil", "report-names")
                    .contains(inside.get(tab));
        }
    }

    private Take take(int pupil, int sentence) throws IOException {
        Path file = folder.resolve("take.wav");
        WavEncoder.write(file, PracticeFixture.tone(220 + 40 * pupil + 7 * sentence));
        Take made =
                room.practice
                        .takes()
                        .importNow(
                                new Take.TakeOwner(
                                        sentences.get(sentence).id(), pupils.get(pupil).id()),
                                file);
        room.practice.scoring().score(made.id(), outcome -> {});
        WindowRobot.await(
                "a judgement", () -> room.practice.scoring().latest(made.id()).isPresent());
        return made;
    }

    private String page() {
        return ((Label) scene.lookup("#page-number")).getText();
    }

    private ComboBox<?> combo(String selector) {
        return (ComboBox<?>) scene.lookup(selector);
    }

    private void choose(String selector, int line) {
        WindowRobot.run(() -> combo(selector).getSelectionModel().select(line));
        WindowRobot.call(() -> 0);
    }

    private void fire(String selector) {
        WindowRobot.scrollAndClick(scene, selector);
    }

    private Node control(String selector) {
        return scene.lookup(selector);
    }

    private boolean says(String words) {
        return WindowRobot.shows(scene, words);
    }

    private static int count(Path folder) {
        return names(folder).size();
    }

    private static List<String> names(Path folder) {
        try (var files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    private static String text(Path pdf) throws IOException {
        try (var document = Loader.loadPDF(pdf.toFile())) {
            return new PDFTextStripper().getText(document);
        }
    }
}
