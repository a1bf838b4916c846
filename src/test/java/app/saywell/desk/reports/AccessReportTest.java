package app.saywell.desk.reports;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.privacy.backup.BackupRestorer;
import app.saywell.desk.reports.AccessReport.AccessLine;
import app.saywell.desk.school.ReportSelection;
import app.saywell.desk.school.access.AccessEntry;
import app.saywell.desk.school.access.AccessEntry.AccessAction;
import app.saywell.desk.school.learner.Consent;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.school.settings.UserRole;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.desk.store.access.AccessStore;
import app.saywell.desk.store.textgrid.TextGridWriter;
import app.saywell.speech.task.ProgressListener;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AccessReportTest {
    private static final String ME = System.getProperty("user.name");

    @TempDir
    Path folder;

    private PracticeFixture fixture;
    private long classId;
    private Learner learner;
    private Sentence sentence;
    private Take take;

    @BeforeEach
    void open() {
        fixture = new PracticeFixture(folder);
        classId = fixture.useCases.classes().create("3-2", Optional.empty()).id();
        learner = fixture.useCases.learners().add("김서연", "2", Optional.of(classId), Consent.THIS_COMPUTER);
        sentence = fixture.sentence("We call it bear");
        take = fixture.take(sentence, learner.id());
        fixture.score(take);
    }

    @AfterEach
    void close() {
        fixture.close();
    }

    private List<AccessLine> lines() {
        return fixture.useCases.reports().accessReport().read();
    }

    @Test
    void whatIsDoneWithTheWorkOfLearnersIsNoted() throws IOException {
        assertThat(lines()).as("recording and scoring").isEmpty();
        fixture.useCases.takes().opened(take);
        fixture.useCases.marks().grade(take.id(), Optional.of(70.0));
        ReportSelection selection = ReportSelection.of(classId, sentence.lessonId());
        fixture.useCases.reports().resultExporter().exportCsv(selection, Locale.ENGLISH, folder.resolve("table.csv"));
        fixture.useCases
                .reports()
                .documents()
                .writePdf(
                        PrintableDocument.SLIPS,
                        selection.forLearner(learner.id()),
                        Locale.ENGLISH,
                        folder.resolve("slips.pdf"),
                        ProgressListener.NONE);
        fixture.useCases.reports().personalDataExport().export(learner.id(), folder.resolve("learner.zip"));
        assertThat(lines())
                .extracting(AccessLine::entry)
                .containsExactly(
                        entry(AccessAction.EXPORTED, learner.id()),
                        entry(AccessAction.PRINTED, learner.id()),
                        entry(AccessAction.EXPORTED, 0),
                        entry(AccessAction.MARKED, learner.id()),
                        entry(AccessAction.OPENED, learner.id()));
        assertThat(lines()).extracting(AccessLine::className).containsOnly("3-2");
        assertThat(lines().getFirst().learner()).isEqualTo("2 김서연");
    }

    private AccessEntry entry(AccessAction action, long learnerId) {
        return new AccessEntry(PracticeFixture.NOW, ME, action, classId, learnerId);
    }

    @Test
    void anErasureIsNotedAndTheNameIsGone() throws IOException {
        fixture.useCases.takes().opened(take);
        fixture.useCases.erasure().eraseLearner(learner.id());
        assertThat(lines())
                .extracting(line -> line.entry().action())
                .containsExactly(AccessAction.ERASED, AccessAction.OPENED);
        assertThat(lines())
                .allMatch(AccessLine::isErased)
                .extracting(AccessLine::learner)
                .containsOnly("");
        Path csv = folder.resolve("access.csv");
        assertThat(fixture.useCases.reports().accessReport().export(Locale.KOREAN, csv))
                .isEqualTo(3);
        assertThat(Files.readString(csv))
                .contains("시각,계정,한 일,학급,학생", "삭제함,3-2,(삭제됨)", "내보냄")
                .doesNotContain("김서연");
    }

    @Test
    void aClassThatIsErasedIsOneLine() {
        fixture.useCases.erasure().eraseClassRecordings(classId);
        assertThat(lines()).extracting(AccessLine::entry).containsExactly(entry(AccessAction.ERASED, 0));
    }

    @Test
    void theSameActWithinMinutesIsOneLineAndOldOnesGo() {
        AccessStore store = fixture.library.accessRecord();
        for (int minute : new int[] {45, 30, 15, 0}) {
            store.note(
                    AccessAction.MARKED, classId, learner.id(), PracticeFixture.NOW.minus(Duration.ofMinutes(minute)));
        }
        store.note(AccessAction.MARKED, classId, 0, PracticeFixture.NOW);
        assertThat(lines()).hasSize(5);
        store.note(AccessAction.MARKED, classId, learner.id(), PracticeFixture.NOW);
        assertThat(lines()).hasSize(5);
        Instant later = PracticeFixture.NOW.plus(AccessStore.RETENTION).minus(Duration.ofMinutes(10));
        store.sweep(later, later, 0);
        assertThat(lines()).as("those of the last ten minutes").hasSize(2);
    }

    @Test
    void aRestoreIsNotedInTheLibraryThatIsThere() throws IOException {
        Path backup = folder.resolve("all.saywell");
        PracticeFixture.<Path>answerOf(
                answer -> fixture.useCases.backups().create(backup, ProgressListener.NONE, answer));
        PracticeFixture.<List<String>>answerOf(answer -> fixture.useCases
                .backups()
                .prepareRestore(backup, PracticeFixture.BACKUP_KEYS, ProgressListener.NONE, answer));
        fixture.useCases.tidyFolder();
        assertThat(actions()).as("not yet").doesNotContain(AccessAction.RESTORED);
        fixture.close();
        BackupRestorer.completePrepared(folder, PracticeFixture.NOW);
        fixture = new PracticeFixture(folder);
        fixture.useCases.tidyFolder();
        fixture.useCases.tidyFolder();
        assertThat(lines())
                .extracting(AccessLine::entry)
                .first()
                .isEqualTo(new AccessEntry(PracticeFixture.NOW, ME, AccessAction.RESTORED, 0, 0));
        assertThat(actions()).containsOnlyOnce(AccessAction.RESTORED);
    }

    @Test
    void boundariesThatAreImportedAreNotedAndSoIsTakingThemBack() throws IOException {
        TextGridExchange exchange = fixture.useCases.reports().textGrids();
        long result = fixture.useCases.scoring().latest(take.id()).orElseThrow().id();
        String written = TextGridWriter.text(exchange.toTextGrid(result));
        Path file = folder.resolve("take.TextGrid");
        Files.writeString(file, written.replace("0.25 \n", "0.31 \n"));
        forget();
        assertThat(exchange.importTextGrid(file).moved()).isPositive();
        assertThat(actions()).containsExactly(AccessAction.BOUNDARIES_MOVED);
        forget();
        fixture.useCases.edits().history().undo();
        assertThat(actions()).containsExactly(AccessAction.BOUNDARIES_MOVED);
    }

    @Test
    void linesFromWhenTheClockWasAheadAreRead() throws IOException {
        Instant ahead = PracticeFixture.NOW.plus(Duration.ofDays(40));
        fixture.library.accessRecord().note(AccessAction.OPENED, classId, learner.id(), ahead);
        assertThat(lines()).extracting(line -> line.entry().at()).containsExactly(ahead);
        assertThat(fixture.useCases.reports().accessReport().export(Locale.ENGLISH, folder.resolve("access.csv")))
                .isEqualTo(2);
    }

    @Test
    void aMarkOrGradeThatIsTakenBackLaterIsNotedAgain() {
        for (Runnable change : List.<Runnable>of(
                () -> fixture.useCases.marks().grade(take.id(), Optional.of(70.0)),
                () -> fixture.useCases.marks().setTotal(take.id(), 40),
                () -> fixture.useCases.classroom().grades().gradeFromMarks(classId, sentence.lessonId()))) {
            change.run();
            forget();
            fixture.useCases.edits().history().undo();
            assertThat(actions()).containsExactly(AccessAction.MARKED);
            forget();
            fixture.useCases.edits().history().redo();
            assertThat(actions()).containsExactly(AccessAction.MARKED);
        }
    }

    private List<AccessAction> actions() {
        return lines().stream().map(line -> line.entry().action()).toList();
    }

    private void forget() {
        fixture.library.database().execute(handle -> handle.execute("DELETE FROM access_record"));
    }

    @Test
    void theResultsOfAClassAndWhatIsHeardOfItAreNotedAsOpened() throws IOException {
        fixture.useCases.classroom().classGrids().read(classId, sentence.lessonId());
        assertThat(lines()).as("read, and not seen").isEmpty();
        fixture.useCases.classroom().classGrids().opened(classId);
        fixture.useCases.learners().opened(learner);
        assertThat(lines())
                .extracting(AccessLine::entry)
                .containsExactly(entry(AccessAction.OPENED, learner.id()), entry(AccessAction.OPENED, 0));
        forget();
        fixture.useCases
                .reports()
                .documents()
                .writePdf(
                        PrintableDocument.CONSENT,
                        ReportSelection.of(classId, sentence.lessonId()),
                        Locale.ENGLISH,
                        folder.resolve("consent.pdf"),
                        ProgressListener.NONE);
        assertThat(actions()).as("forms with names").containsExactly(AccessAction.PRINTED);
    }

    @Test
    void aBackupThatLacksARecordingIsNotedAsAnyOther() throws IOException {
        Files.delete(fixture.useCases.takes().file(take.audio()));
        fixture.useCases.backups().create(folder.resolve("all.saywell"), ProgressListener.NONE, outcome -> {});
        assertThat(folder.resolve("all.saywell")).exists();
        assertThat(actions()).containsExactly(AccessAction.BACKED_UP);
    }

    @Test
    void whoPractisesAloneIsNotWatched() {
        Learner alone = fixture.useCases.learners().add("Ann", "", Optional.empty(), Consent.THIS_COMPUTER);
        fixture.useCases.learners().opened(alone);
        fixture.useCases.settings().set(Setting.ROLE, UserRole.LEARNER);
        fixture.useCases.learners().opened(learner);
        fixture.useCases.takes().opened(take);
        assertThat(lines()).isEmpty();
    }
}
