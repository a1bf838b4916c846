package app.saywell.desk.shell.start;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.privacy.backup.BackupRestorer;
import app.saywell.desk.privacy.backup.ScheduledDatabaseBackup;
import app.saywell.desk.reports.DocumentPrinter;
import app.saywell.desk.reports.PrintableDocument;
import app.saywell.desk.reports.ResultExporter;
import app.saywell.desk.school.GivenRecordings;
import app.saywell.desk.school.ReportSelection;
import app.saywell.desk.school.learner.Consent;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.desk.store.seal.LibraryKey;
import app.saywell.judge.service.KeyConsole;
import app.saywell.judge.service.account.KeyRequest;
import app.saywell.judge.service.store.StorageConfig;
import app.saywell.speech.audio.WavWriter;
import app.saywell.speech.task.ProgressListener;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/// Every file that a whole run leaves is for its user alone: library, service, keys, backups and exports.
@DisabledOnOs(OS.WINDOWS)
class PrivateRunTest {
    @TempDir
    Path folder;

    @Test
    void noFileOfAWholeRunCanBeReadByOthers() throws IOException {
        Path run = Files.createDirectory(folder.resolve("run"));
        Path stick = Files.createDirectory(run.resolve("stick"));
        Path data = run.resolve("data");
        try (PracticeFixture fixture = new PracticeFixture(data)) {
            Sentence sentence = fixture.sentence("the theme park");
            long schoolClass =
                    fixture.useCases.classes().create("7A", Optional.empty()).id();
            Learner learner =
                    fixture.useCases.learners().add("A name", "1", Optional.of(schoolClass), Consent.THIS_COMPUTER);
            Take take = fixture.take(sentence, learner.id());
            fixture.score(take);
            Files.deleteIfExists(data.resolve("take.wav")); // a file of the test
            new ScheduledDatabaseBackup(fixture.context()).createIfDue();
            PracticeFixture.<Path>answerOf(answer ->
                    fixture.useCases.backups().create(stick.resolve("all.saywell"), ProgressListener.NONE, answer));
            ReportSelection selection = ReportSelection.of(schoolClass, sentence.lessonId());
            ResultExporter exports = new ResultExporter(fixture.context());
            exports.exportCsv(selection, Locale.ENGLISH, stick.resolve("results.csv"));
            exports.exportXlsx(selection, Locale.ENGLISH, stick.resolve("results.xlsx"));
            assertThat(exports.exportAudio(selection, stick.resolve("voices"), ProgressListener.NONE))
                    .isEqualTo(new GivenRecordings(1, List.of()));
            fixture.useCases.reports().personalDataExport().export(learner.id(), stick.resolve("everything.zip"));
            assertThat(new DocumentPrinter(fixture.context())
                            .writePdf(
                                    PrintableDocument.SLIPS,
                                    selection,
                                    Locale.ENGLISH,
                                    stick.resolve("slips.pdf"),
                                    ProgressListener.NONE))
                    .isTrue();
            BackupRestorer.prepare(
                    stick.resolve("all.saywell"),
                    PracticeFixture.BACKUP_KEYS,
                    run.resolve("another"),
                    Optional.empty(),
                    ProgressListener.NONE);
            try (WavWriter recording = WavWriter.create(stick.resolve("recorded.wav"), 16_000)) {
                recording.write(new short[10], 10);
                assertThat(open(run)).as("while the library is open").isEmpty();
            }
        }
        try (KeyConsole console = KeyConsole.open(StorageConfig.inFolder(run.resolve("service")))) {
            console.create(KeyRequest.withName("a tablet"));
        }
        Path keyFile = run.resolve("library.key");
        new StoredLibraryKeys(Map.of(StoredLibraryKeys.KEY_FILE, keyFile.toString()), Optional::empty)
                .store(LibraryKey.random());
        assertThat(keyFile).exists();
        assertThat(open(run)).isEmpty();
    }

    /// The two folders that stand for those of the user are as the user made them.
    private static List<Path> open(Path run) throws IOException {
        try (Stream<Path> files = Files.walk(run)) {
            return files.filter(file -> !file.equals(run) && !file.equals(run.resolve("stick")))
                    .filter(PrivateRunTest::isOpen)
                    .toList();
        }
    }

    private static boolean isOpen(Path path) {
        try {
            return !PosixFilePermissions.toString(Files.getPosixFilePermissions(path))
                    .endsWith("------");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
