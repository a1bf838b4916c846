package app.saywell.ui.reports;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.audio.Wav;
import app.saywell.library.lesson.Sentence;
import app.saywell.library.people.Consent;
import app.saywell.library.people.Learner;
import app.saywell.library.settings.Setting;
import app.saywell.library.take.Take;
import app.saywell.practice.Room;
import app.saywell.practice.backup.Restore;
import app.saywell.practice.backup.WholeBackup;
import app.saywell.practice.classroom.Roster.Person;
import app.saywell.speech.FeedbackLanguage;
import app.saywell.task.Progress;
import app.saywell.ui.Devices;
import app.saywell.ui.Fx;
import app.saywell.ui.kit.Language;
import app.saywell.ui.kit.Look;
import app.saywell.ui.kit.Texts;
import app.saywell.ui.kit.sound.Sound;
import app.saywell.ui.shell.WindowRoom;
import app.saywell.ui.studio.FilePrompt;
import app.saywell.ui.studio.Studio;

import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
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
import java.util.stream.Stream;

/// The Reports place gone through as a teacher would, by mouse and by keyboard.
class ReportsPlaceTest {
    @TempDir Path folder;
    private final Answers files = new Answers();
    private WindowRoom room;
    private Sound sound;
    private Texts texts;
    private Stage stage;
    private Scene scene;
    private ReportsScreen place;
    private long classId;
    private List<Learner> pupils;
    private List<Sentence> sentences;
    private Take take;

    /// Chooses files as the test says.
    private static final class Answers implements FilePrompt {
        private Path next = Path.of("nowhere");

        @Override
        public Optional<Path> open(String title, Kind kind) {
            return Optional.of(next);
        }

        @Override
        public Optional<Path> save(String title, String suggestedName, Kind kind) {
            return Optional.of(next);
        }

        @Override
        public Optional<Path> folder(String title) {
            return Optional.of(next);
        }
    }

    @BeforeEach
    void open() throws IOException {
        room = new WindowRoom(folder.resolve("data"));
        sound = Devices.sound(Platform::runLater, Room.tone(200));
        room.practice.set(Setting.FEEDBACK_LANGUAGE, FeedbackLanguage.ENGLISH);
        var classes = room.practice.classroom().classes();
        classId = classes.create("3-2", Optional.empty()).id();
        pupils =
                classes.add(
                        classId,
                        List.of(
                                new Person("강민준", "1"),
                                new Person("김서연", "2"),
                                new Person("김도윤", "3")),
                        Consent.THIS_COMPUTER);
        long lesson = room.practice.lessons().create("Unit 3").id();
        sentences =
                room.practice.lessons().addSentences(lesson, List.of("the park", "What about it"));
        take = take(0, 0);
        take(1, 1);
        take(2, 0);
        place =
                Fx.call(
                        () -> {
                            texts = new Texts(Language.ENGLISH);
                            Studio studio = Studio.of(room.practice, room.tasks, sound);
                            ReportsScreen screen = new ReportsScreen(studio, texts, files);
                            scene = new Scene(screen.root(), 1366, 672);
                            new Look(app.saywell.library.settings.Theme.LIGHT, 100)
                                    .dress(scene, List.of(ReportsScreen.STYLES));
                            stage = new Stage();
                            stage.setScene(scene);
                            stage.show();
                            stage.requestFocus();
                            screen.enter();
                            return screen;
                        });
        patiently(() -> page().equals("Page 1 of 2"));
    }

    /// The first page of all reads the typefaces, which takes long where much else runs.
    private static void patiently(java.util.function.BooleanSupplier condition) {
        for (int i = 0; i < 5; i++) {
            try {
                Fx.await("the slips", condition);
                return;
            } catch (AssertionError tooEarly) {
                // The last attempt is not caught.
            }
        }
        Fx.await("the slips", condition);
    }

    @AfterEach
    void close() {
        Fx.run(
                () -> {
                    place.close();
                    stage.close();
                });
        sound.close();
        room.close();
    }

    @Test
    void showsEveryPaperBeforeItIsPrintedAndTurnsItsPages() {
        Fx.click(scene, "#page-after");
        Fx.await("the second page", () -> page().equals("Page 2 of 2"));
        Fx.click(scene, "#preview");
        Fx.press(KeyCode.PAGE_UP);
        Fx.await("the first page", () -> page().equals("Page 1 of 2"));
        Fx.click(scene, "#paper-class-sheet");
        Fx.await("one sheet", () -> page().equals("Page 1 of 1"));
        Fx.click(scene, "#paper-letters");
        Fx.await("a letter each", () -> page().equals("Page 1 of 3"));
        Fx.click(scene, "#report-names");
        Fx.click(scene, "#paper-consent");
        Fx.await("one form to be copied", () -> page().equals("Page 1 of 1"));
        Fx.click(scene, "#report-span-days");
        Fx.run(() -> place.open(classId, sentences.getFirst().lessonId()));
        Fx.run(() -> texts.speak(Language.KOREAN));
        Fx.await("the Korean words", () -> page().equals("1쪽 가운데 1쪽"));
    }

    @Test
    void savesWhatIsShownAndSaysWhereThereIsNothing() throws IOException {
        files.next = folder.resolve("쪽지.pdf");
        choose("#report-pupil", 1);
        Fx.await("one slip", () -> page().equals("Page 1 of 1"));
        Fx.click(scene, "#report-language-korean");
        Fx.await("the page again", () -> page().equals("Page 1 of 1"));
        Fx.click(scene, "#save-pdf");
        Fx.await("the file", () -> says("Saved as 쪽지.pdf."));
        assertThat(text(files.next)).contains("강민준", "100점 만점").doesNotContain("김서연");
        Fx.run(() -> room.practice.lessons().create("Empty"));
        choose("#report-lesson", 1);
        Fx.await("the words", () -> says("Nobody has recorded a sentence of this lesson yet"));
        assertThat(scene.lookup("#print").isDisabled()).isTrue();
        Fx.click(scene, "#paper-strips");
        Fx.await("the words", () -> says("The lesson has no sentences yet."));
    }

    @Test
    void leavesNoPreviewBehind() throws IOException {
        Fx.click(scene, "#paper-letters");
        Fx.await("the letters", () -> page().equals("Page 1 of 3"));
        Path previews = folder.resolve("data").resolve("cache").resolve("previews");
        assertThat(count(previews)).isEqualTo(1);
        Fx.run(place::close);
        assertThat(count(previews)).isZero();
    }

    @Test
    void saysThatThereIsNoPrinter() {
        Fx.click(scene, "#print");
        Fx.await("the words", () -> says("No printer is set up on this computer."));
    }

    @Test
    void givesTablesRecordingsAndTextGridsOutAndTakesBoundariesBack() throws IOException {
        Fx.click(scene, "#reports-files");
        files.next = folder.resolve("결과.xlsx");
        Fx.click(scene, "#export-xlsx");
        Fx.await("the workbook", () -> says("Saved as 결과.xlsx."));
        files.next = folder.resolve("xapi.json");
        Fx.click(scene, "#export-xapi");
        Fx.await("the records", () -> says("3 records, without names"));
        files.next = folder.resolve("녹음");
        Fx.click(scene, "#export-audio");
        Fx.await("the recordings", () -> says("3 recordings."));
        assertThat(names(files.next))
                .containsExactly(
                        "01_강민준_01_the-park.wav",
                        "02_김서연_02_What-about-it.wav",
                        "03_김도윤_01_the-park.wav");
        files.next = folder.resolve("praat");
        Fx.click(scene, "#export-praat");
        Fx.await("the TextGrids", () -> says("each with its TextGrid"));
        Path grid = files.next.resolve("01_강민준_01_the-park.TextGrid");
        Files.writeString(grid, Files.readString(grid).replace("0.25 \n", "0.3 \n"));
        files.next = grid;
        Fx.click(scene, "#export-praat-in");
        Fx.await("the boundaries", () -> says("Taken back: 2 words and pauses"));
        assertThat(
                        room.practice
                                .scoring()
                                .latest(take.id())
                                .orElseThrow()
                                .judgement()
                                .words()
                                .getFirst()
                                .end())
                .isEqualTo(0.3);
        files.next = Files.writeString(folder.resolve("no.TextGrid"), "something else");
        Fx.click(scene, "#export-praat-in");
        Fx.await("the refusal", () -> says("This is no whole TextGrid. Nothing was changed."));
    }

    @Test
    void fillsTheSchoolsOwnFileAfterShowingWhatWillChange() throws IOException {
        room.practice.classroom().marks().grade(take.id(), Optional.of(9.0));
        Path book = folder.resolve("성적.csv");
        Files.writeString(book, "번호,이름,말하기\n1,강민준,7\n2,김서연,\n");
        Fx.click(scene, "#reports-files");
        files.next = book;
        fire("#gradebook-open");
        Fx.await("the columns", () -> combo("#gradebook-column").getItems().size() == 4);
        choose("#gradebook-column", 2);
        Fx.await("the plan", () -> says("This will be filled in: 1"));
        assertThat(says("1 강민준") && says("7") && says("9")).isTrue();
        assertThat(says("2 without a grade stay as they are: 2 김서연, 3 김도윤")).isTrue();
        files.next = folder.resolve("filled.csv");
        fire("#gradebook-save");
        Fx.await("the file", () -> says("Saved as filled.csv, with 1 grades"));
        assertThat(Files.readString(files.next)).isEqualTo("번호,이름,말하기\n1,강민준,9\n2,김서연,\n");
        choose("#gradebook-column", 3);
        Fx.run(
                () -> {
                    TextField heading = (TextField) scene.lookup("#gradebook-heading");
                    heading.setText("Unit 3");
                    heading.fireEvent(new javafx.event.ActionEvent());
                });
        fire("#gradebook-save");
        Fx.await("the heading", () -> read(files.next).startsWith("번호,이름,말하기,Unit 3\n"));
        files.next = Files.writeString(folder.resolve("empty.csv"), "");
        fire("#gradebook-open");
        Fx.await("the refusal", () -> says("This file holds no table"));
    }

    @Test
    void mergesRecordingsOfAnotherLaptopAfterShowingThem() throws IOException {
        Fx.click(scene, "#reports-copies");
        files.next = folder.resolve("모둠.saywell");
        fire("#save-evidence");
        Fx.await("the file", () -> says("Saved as 모둠.saywell: 3 recordings"));
        Fx.run(() -> place.open(files.next));
        Fx.await("what is in it", () -> says("New here: 0 recordings. Here already: 3"));
        assertThat(scene.lookup("#take-in").isDisabled()).isTrue();
        room.practice.erasure().erase(pupils.get(2).id());
        Fx.run(() -> place.open(files.next));
        Fx.await("the conflict", () -> says("3 김도윤 is not in this class here."));
        Learner again =
                room.practice.people().add("김도윤", "3", Optional.of(classId), Consent.THIS_COMPUTER);
        Fx.run(() -> place.open(files.next));
        Fx.await("the new one", () -> says("New here: 1 recordings."));
        Fx.click(scene, "#take-in");
        Fx.await("the merge", () -> says("1 recordings were taken in."));
        assertThat(room.practice.takes().of(sentences.getFirst().id(), again.id())).hasSize(1);
        byte[] whole = Files.readAllBytes(files.next);
        files.next = folder.resolve("cut.saywell");
        Files.write(files.next, java.util.Arrays.copyOf(whole, whole.length / 2));
        fire("#open-file");
        Fx.await(
                "the refusal", () -> says("cut.saywell is no file of Saywell’s, or it is damaged"));
    }

    @Test
    void carriesALessonToAnotherComputer() {
        Fx.click(scene, "#reports-copies");
        files.next = folder.resolve("unit.saywell");
        fire("#save-lesson");
        Fx.await("the file", () -> says("Saved as unit.saywell."));
        fire("#open-file");
        Fx.await("the lesson", () -> says("The lesson “Unit 3” is here now."));
        assertThat(room.practice.lessons().all()).hasSize(2);
    }

    @Test
    void backsEverythingUpRestoresItAndCopiesItNightly() throws IOException {
        Fx.click(scene, "#reports-copies");
        files.next = folder.resolve("all.saywell");
        fire("#backup-now");
        Fx.await("the backup", () -> says("Saved as all.saywell."));
        WholeBackup.check(files.next);
        fire("#restore");
        Fx.await("the question", () -> says("Everything on this computer is exchanged"));
        fire("#restore-do");
        Fx.await("the words", () -> says("Close Saywell and open it again"));
        assertThat(Restore.isPrepared(folder.resolve("data"))).isTrue();
        files.next = Files.createDirectories(folder.resolve("stick"));
        fire("#nightly");
        Fx.await("the first copy", () -> count(files.next) == 1);
        Fx.await("where", () -> says("The last seven are kept"));
        fire("#nightly");
        Fx.await("off", () -> says("Off. Switch it on"));
        assertThat(room.practice.nightly().makeOnce(Progress.NONE)).isEmpty();
    }

    @Test
    void pagesAndTablesAreReachedByTheKeyboard() {
        var inside = Map.of("paper", "save-pdf", "files", "export-xlsx", "copies", "nightly");
        for (String tab : List.of("paper", "files", "copies")) {
            Fx.click(scene, "#reports-" + tab);
            // A page that was never shown has no content before its first layout.
            Fx.await("the page", () -> scene.lookup("#" + inside.get(tab)) != null);
            java.util.Set<String> reached = new java.util.HashSet<>();
            for (int i = 0; i < 40; i++) {
                Fx.press(KeyCode.TAB);
                Node owner = Fx.call(scene::getFocusOwner);
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
        Wav.write(file, Room.tone(220 + 40 * pupil + 7 * sentence));
        Take made =
                room.practice
                        .takes()
                        .importNow(
                                new Take.Owner(
                                        sentences.get(sentence).id(), pupils.get(pupil).id()),
                                file);
        room.practice.scoring().score(made.id(), outcome -> {});
        Fx.await("a judgement", () -> room.practice.scoring().latest(made.id()).isPresent());
        return made;
    }

    private String page() {
        return ((Label) scene.lookup("#page-number")).getText();
    }

    private ComboBox<?> combo(String selector) {
        return (ComboBox<?>) scene.lookup(selector);
    }

    private void choose(String selector, int line) {
        Fx.run(() -> combo(selector).getSelectionModel().select(line));
        Fx.call(() -> 0);
    }

    /// For what lies below the fold, where a mouse would have to scroll first.
    private void fire(String selector) {
        Fx.await(selector, () -> scene.lookup(selector) != null);
        Fx.run(() -> ((javafx.scene.control.ButtonBase) control(selector)).fire());
    }

    private Node control(String selector) {
        return scene.lookup(selector);
    }

    private boolean says(String words) {
        return Stream.of(".label", ".button")
                .flatMap(kind -> scene.getRoot().lookupAll(kind).stream())
                .filter(Node::isVisible)
                .anyMatch(node -> node instanceof Labeled text && text.getText().contains(words));
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
