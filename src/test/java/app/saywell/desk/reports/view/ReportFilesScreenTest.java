package app.saywell.desk.reports.view;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.privacy.backup.BackupRestorer;
import app.saywell.desk.privacy.backup.LibraryBackup;
import app.saywell.desk.reports.pack.PackProtection;
import app.saywell.desk.school.ReportSelection;
import app.saywell.desk.school.learner.Consent;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.desk.shell.window.WindowRobot;
import app.saywell.desk.store.seal.LibraryKey;
import app.saywell.desk.store.seal.RecoveryPhrase;
import app.saywell.speech.task.ProgressListener;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextField;
import javafx.scene.input.Clipboard;
import javafx.scene.layout.GridPane;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Exports, gradebook, packs and backups of the reports screen.
class ReportFilesScreenTest {
    @TempDir
    Path folder;

    private ReportsScreenFixture screen;

    @BeforeEach
    void open() throws IOException {
        screen = new ReportsScreenFixture(folder);
    }

    @AfterEach
    void close() {
        screen.close();
    }

    @Test
    void exportsTablesRecordingsAndTextGridsAndImportsBoundaries() throws IOException {
        WindowRobot.click(screen.scene, "#reports-files");
        screen.files.next = folder.resolve("결과.xlsx");
        WindowRobot.click(screen.scene, "#export-xlsx");
        WindowRobot.await("the workbook", () -> screen.says("Saved as 결과.xlsx."));
        screen.files.next = folder.resolve("xapi.json");
        WindowRobot.click(screen.scene, "#export-xapi");
        WindowRobot.await("the records", () -> screen.says("3 records, without names"));
        screen.files.next = folder.resolve("녹음");
        WindowRobot.click(screen.scene, "#export-audio");
        WindowRobot.await("the recordings", () -> screen.says("3 recordings."));
        assertThat(ReportsScreenFixture.names(screen.files.next))
                .containsExactly("01_강민준_01_the-park.wav", "02_김서연_02_What-about-it.wav", "03_김도윤_01_the-park.wav");
        screen.files.next = folder.resolve("praat");
        WindowRobot.click(screen.scene, "#export-praat");
        WindowRobot.await("the TextGrids", () -> screen.says("each with its TextGrid"));
        Path grid = screen.files.next.resolve("01_강민준_01_the-park.TextGrid");
        Files.writeString(grid, Files.readString(grid).replace("0.25 \n", "0.3 \n"));
        screen.files.next = grid;
        WindowRobot.click(screen.scene, "#export-praat-in");
        WindowRobot.await("the boundaries", () -> screen.says("Imported: 2 words and pauses"));
        assertThat(screen.services
                        .practice
                        .scoring()
                        .latest(screen.take.id())
                        .orElseThrow()
                        .pronunciationResult()
                        .words()
                        .getFirst()
                        .end())
                .isEqualTo(0.3);
        screen.files.next = Files.writeString(folder.resolve("no.TextGrid"), "something else");
        WindowRobot.click(screen.scene, "#export-praat-in");
        WindowRobot.await("the refusal", () -> screen.says("This is not a complete TextGrid. Nothing was changed."));
    }

    @Test
    void fillsTheSchoolsOwnFileAfterShowingWhatWillChange() throws IOException {
        screen.services.practice.marks().grade(screen.take.id(), Optional.of(9.0));
        Path book = folder.resolve("성적.csv");
        Files.writeString(book, "번호,이름,말하기\n1,강민준,7\n2,김서연,\n");
        WindowRobot.click(screen.scene, "#reports-files");
        screen.files.next = book;
        fire("#gradebook-open");
        WindowRobot.await(
                "the columns",
                () -> screen.combo("#gradebook-column").getItems().size() == 4);
        screen.choose("#gradebook-column", 2);
        WindowRobot.await("the plan", () -> screen.says("To be filled in: 1"));
        assertThat(screen.says("1 강민준") && screen.says("7") && screen.says("9")).isTrue();
        assertThat(screen.says("2 without a grade, left as they are: 2 김서연, 3 김도윤"))
                .isTrue();
        screen.files.next = folder.resolve("filled.csv");
        fire("#gradebook-save");
        WindowRobot.await("the file", () -> screen.says("Saved as filled.csv with 1 grade"));
        assertThat(Files.readString(screen.files.next)).isEqualTo("번호,이름,말하기\n1,강민준,9\n2,김서연,\n");
        screen.choose("#gradebook-column", 3);
        WindowRobot.run(() -> {
            TextField heading = (TextField) screen.scene.lookup("#gradebook-heading");
            heading.setText("Unit 3");
            heading.fireEvent(new javafx.event.ActionEvent());
        });
        fire("#gradebook-save");
        WindowRobot.await("the heading", () -> read(screen.files.next).startsWith("번호,이름,말하기,Unit 3\n"));
        Files.writeString(book, "번호,이름,듣기,말하기\n1,강민준,5,7\n2,김서연,,\n");
        fire("#gradebook-save");
        WindowRobot.await("that it is another file now", () -> screen.says("so nothing was written"));
        screen.files.next = Files.writeString(folder.resolve("empty.csv"), "");
        fire("#gradebook-open");
        WindowRobot.await("the refusal", () -> screen.says("There is no table"));
    }

    @Test
    void pagesInFoldersHaveCodesWhereTheSchoolGivesAnAddress() throws IOException {
        screen.take(0, 1);
        WindowRobot.click(screen.scene, "#paper-term-pages");
        WindowRobot.await(
                "the pages", () -> !screen.scene.lookup("#save-folders").isDisabled());
        screen.files.next = folder.resolve("home");
        typeAddress("school.example");
        fire("#save-folders");
        WindowRobot.await("the refusal", () -> screen.says("This isn’t the web address of a folder."));
        assertThat(screen.files.next).doesNotExist();
        typeAddress("https://school.example/a");
        fire("#save-folders");
        WindowRobot.await("the folders", () -> screen.says("“to upload” at https://school.example/a/"));
        assertThat(ReportsScreenFixture.names(screen.files.next))
                .containsExactly("01_강민준_term", "02_김서연_term", "03_김도윤_term", "to upload");
        assertThat(ReportsScreenFixture.names(screen.files.next.resolve("to upload")))
                .as("of the learner with two recordings")
                .hasSize(2);
    }

    private void typeAddress(String address) {
        WindowRobot.run(() -> {
            TextField field = (TextField) screen.scene.lookup("#recordings-address");
            field.setText(address);
            field.fireEvent(new javafx.event.ActionEvent());
        });
    }

    @Test
    void mergesRecordingsOfAnotherLaptopAfterShowingThem() throws IOException {
        WindowRobot.click(screen.scene, "#reports-copies");
        screen.files.next = folder.resolve("모둠.saywell");
        fire("#save-evidence");
        WindowRobot.await("the file", () -> screen.says("Saved as 모둠.saywell: 3 recordings"));
        WindowRobot.await(
                "the words", () -> screen.scene.lookup("#evidence-key").isVisible());
        assertThat(screen.scene.lookup("#phrase")).isNotNull();
        fire("#evidence-key-copy");
        WindowRobot.await("the copy", () -> screen.says("The words were copied, for a minute."));
        assertThat(WindowRobot.call(() -> Clipboard.getSystemClipboard().getString()))
                .isEqualTo(String.join(
                        " ", screen.services.practice.reports().recordingPacks().words()));
        fire("#evidence-key-done");
        WindowRobot.await(
                "no words", () -> !screen.scene.lookup("#evidence-key").isVisible());
        WindowRobot.run(() -> screen.reports.open(screen.files.next));
        WindowRobot.await("what is in it", () -> screen.says("No new recordings. 3 are here already"));
        assertThat(screen.scene.lookup("#take-in").isDisabled()).isTrue();
        screen.services.practice.erasure().eraseLearner(screen.learners.get(2).id());
        WindowRobot.run(() -> screen.reports.open(screen.files.next));
        WindowRobot.await("the conflict", () -> screen.says("3 김도윤 is not in this class."));
        Learner again =
                screen.services.practice.learners().add("김도윤", "3", Optional.of(screen.classId), Consent.THIS_COMPUTER);
        WindowRobot.run(() -> screen.reports.open(screen.files.next));
        WindowRobot.await("the new one", () -> screen.says("1 new recording."));
        WindowRobot.click(screen.scene, "#take-in");
        WindowRobot.await("the merge", () -> screen.says("1 recording was added."));
        assertThat(screen.services
                        .practice
                        .takes()
                        .findByOwner(screen.sentences.getFirst().id(), again.id()))
                .hasSize(1);
        byte[] whole = Files.readAllBytes(screen.files.next);
        screen.files.next = folder.resolve("cut.saywell");
        Files.write(screen.files.next, java.util.Arrays.copyOf(whole, whole.length / 2));
        fire("#open-file");
        WindowRobot.await("the refusal", () -> screen.says("This file is cut off or damaged."));
    }

    @Test
    void recordingsOfAnotherComputerAreOpenedWithItsWords() throws IOException {
        Path theirs = folder.resolve("theirs.saywell");
        String words;
        try (PracticeFixture other = new PracticeFixture(folder.resolve("other"))) {
            Sentence sentence = other.sentence("the park");
            other.take(sentence);
            other.useCases
                    .reports()
                    .recordingPacks()
                    .export(
                            ReportSelection.of(0, sentence.lessonId()),
                            theirs,
                            PackProtection.ENCRYPTED,
                            ProgressListener.NONE);
            words = String.join(" ", other.useCases.reports().recordingPacks().words());
        }
        WindowRobot.click(screen.scene, "#reports-copies");
        screen.files.next = theirs;
        fire("#open-file");
        WindowRobot.await("the field", () -> screen.scene.lookup("#pack-words") != null);
        assertThat(screen.says("These recordings are from another computer")).isTrue();
        enterPackWords(words.replaceFirst("[a-z]+", "xxxx"));
        WindowRobot.await("which word", () -> screen.says("Word 1 is not one of the words"));
        enterPackWords(String.join(" ", RecoveryPhrase.of(LibraryKey.random())));
        WindowRobot.await("other words", () -> screen.says("These words belong to another computer"));
        enterPackWords(words);
        WindowRobot.await("what is in it", () -> screen.says("There is no lesson “A lesson” here"));
        assertThat(screen.scene.lookup("#pack-words")).isNull();
        assertThat(screen.scene.lookup("#pack-plain")).isNull();
    }

    private void enterPackWords(String words) {
        WindowRobot.run(() -> ((TextArea) screen.scene.lookup("#pack-words")).setText(words));
        fire("#pack-unlock");
    }

    @Test
    void plainRecordingsOfAnOlderVersionAreOpenedWithAWarning() throws IOException {
        Path old = folder.resolve("old.saywell");
        screen.services
                .practice
                .reports()
                .recordingPacks()
                .export(
                        ReportSelection.of(
                                screen.classId, screen.sentences.getFirst().lessonId()),
                        old,
                        PackProtection.PLAIN,
                        ProgressListener.NONE);
        WindowRobot.click(screen.scene, "#reports-copies");
        screen.files.next = old;
        fire("#open-file");
        WindowRobot.await("what is in it", () -> screen.says("No new recordings. 3 are here already"));
        assertThat(screen.scene.lookup("#pack-plain")).isNotNull();
        assertThat(screen.says("This file is not encrypted")).isTrue();
    }

    @Test
    void savesAndOpensALessonPack() {
        WindowRobot.click(screen.scene, "#reports-copies");
        screen.files.next = folder.resolve("unit.saywell");
        fire("#save-lesson");
        WindowRobot.await("the file", () -> screen.says("Saved as unit.saywell."));
        fire("#open-file");
        WindowRobot.await("the lesson", () -> screen.says("Lesson “Unit 3” was added."));
        assertThat(screen.services.practice.lessons().findAll()).hasSize(2);
    }

    @Test
    void backsUpRestoresAndSchedulesBackups() throws IOException {
        WindowRobot.click(screen.scene, "#reports-copies");
        screen.files.next = folder.resolve("all.saywell");
        fire("#backup-now");
        WindowRobot.await("the backup", () -> screen.says("Saved as all.saywell."));
        assertThat(LibraryBackup.isEncrypted(screen.files.next)).isTrue();
        WindowRobot.await("the words", () -> screen.scene.lookup("#backup-key").isVisible());
        assertThat(screen.says("only these 24 words open them")).isTrue();
        WindowRobot.await(
                "room between the columns of the words",
                () -> ((GridPane) screen.scene.lookup("#phrase")).getHgap() > 0);
        fire("#backup-key-done");
        WindowRobot.await("no words", () -> !screen.scene.lookup("#backup-key").isVisible());
        fire("#restore");
        WindowRobot.await("the question", () -> screen.says("everything on this computer is replaced"));
        fire("#restore-do");
        WindowRobot.await("the words", () -> screen.says("Close Saywell and open it again"));
        assertThat(BackupRestorer.isPrepared(folder.resolve("data"))).isTrue();
        screen.files.next = Files.createDirectories(folder.resolve("stick"));
        WindowRobot.scrollTo(screen.scene.lookup("#nightly"));
        double height = heightOfCheckBox();
        fire("#nightly");
        WindowRobot.await("the first copy", () -> ReportsScreenFixture.count(screen.files.next) == 1);
        WindowRobot.await("where", () -> screen.says("The last seven are kept"));
        WindowRobot.await(
                "the message", () -> screen.scene.lookup("#copies-told").isVisible());
        assertThat(heightOfCheckBox()).as("nothing was pushed").isEqualTo(height);
        fire("#nightly");
        WindowRobot.await("off", () -> screen.says("Off. Switch it on"));
        assertThat(screen.services.practice.backups().scheduled().createIfDue(ProgressListener.NONE))
                .isEmpty();
    }

    @Test
    void aDailyBackupThatLacksARecordingIsToldAsThat() throws IOException {
        Files.delete(screen.services.practice.takes().file(screen.take.audio()));
        WindowRobot.click(screen.scene, "#reports-copies");
        screen.files.next = Files.createDirectories(folder.resolve("stick"));
        fire("#nightly");
        WindowRobot.await("the message", () -> screen.says("The backup was written, but it is not complete"));
        assertThat(ReportsScreenFixture.count(screen.files.next)).isEqualTo(1);
    }

    @Test
    void aBackupOfAnotherComputerIsOpenedWithItsWords() throws IOException {
        Path theirs = folder.resolve("theirs.saywell");
        String words;
        try (PracticeFixture other = new PracticeFixture(folder.resolve("other"))) {
            other.sentence("from there");
            PracticeFixture.<Path>answerOf(
                    answer -> other.useCases.backups().create(theirs, ProgressListener.NONE, answer));
            words = String.join(" ", other.useCases.backups().words());
        }
        WindowRobot.click(screen.scene, "#reports-copies");
        screen.files.next = theirs;
        fire("#restore");
        WindowRobot.await("the question", () -> screen.says("everything on this computer is replaced"));
        fire("#restore-do");
        WindowRobot.await("the field", () -> screen.scene.lookup("#restore-words") != null);
        assertThat(screen.says("from another computer")).isTrue();
        enterWords(words.replaceFirst("[a-z]+", "xxxx"));
        WindowRobot.await("which word", () -> screen.says("Word 1 is not one of the words"));
        enterWords(String.join(" ", RecoveryPhrase.of(LibraryKey.random())));
        WindowRobot.await("another paper", () -> screen.says("These words belong to another backup"));
        enterWords(words);
        WindowRobot.await("the restore", () -> screen.says("Close Saywell and open it again"));
        assertThat(BackupRestorer.isPrepared(folder.resolve("data"))).isTrue();
    }

    @Test
    void aPlainBackupOfAnOlderVersionIsRestoredAfterAWarning() throws IOException {
        WindowRobot.click(screen.scene, "#reports-copies");
        try (PracticeFixture other = new PracticeFixture(folder.resolve("other"))) {
            Path file = folder.resolve("new.saywell");
            PracticeFixture.<Path>answerOf(
                    answer -> other.useCases.backups().create(file, ProgressListener.NONE, answer));
            screen.files.next = PracticeFixture.plain(file, folder.resolve("old.saywell"));
        }
        fire("#restore");
        WindowRobot.await("the warning", () -> screen.says("This backup is not encrypted"));
        fire("#restore-do");
        WindowRobot.await("the restore", () -> screen.says("Close Saywell and open it again"));
    }

    private void enterWords(String words) {
        WindowRobot.run(() -> ((TextArea) screen.scene.lookup("#restore-words")).setText(words));
        fire("#restore-do");
    }

    @Test
    void namesTheRecordingsThatWereMissingInABackup() throws IOException {
        WindowRobot.click(screen.scene, "#reports-copies");
        screen.files.next = folder.resolve("all.saywell");
        Files.delete(screen.services.practice.takes().file(screen.take.audio()));
        fire("#backup-now");
        WindowRobot.await("what is missing", () -> screen.says("not complete"));
        Files.writeString(screen.files.next, "not known to lack it");
        fire("#backup-now");
        WindowRobot.await(
                "where it is", () -> screen.says("saved as all-2.saywell, and the file that was there stays"));
        assertThat(screen.files.next).hasContent("not known to lack it");
        screen.files.next = folder.resolve("all-2.saywell");
        fire("#restore");
        WindowRobot.await("the question", () -> screen.says("everything on this computer is replaced"));
        fire("#restore-do");
        WindowRobot.await("the words", () -> screen.says("One recording was missing already"));
        assertThat(screen.says(screen.take.audio().hash())).isTrue();
        assertThat(BackupRestorer.isPrepared(folder.resolve("data"))).isTrue();
    }

    private double heightOfCheckBox() {
        return WindowRobot.call(
                () -> screen.scene.lookup("#nightly").localToScene(0, 0).getY());
    }

    private void fire(String selector) {
        WindowRobot.scrollAndClick(screen.scene, selector);
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }
}
