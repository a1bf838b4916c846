package app.saywell.desk.classes;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.school.learner.Consent;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.mark.EnteredMark;
import app.saywell.desk.school.mark.MarkEdit;
import app.saywell.desk.school.mark.Miscue;
import app.saywell.desk.school.mark.TeacherMark;
import app.saywell.desk.school.mark.TeacherMark.MarkLayer;
import app.saywell.desk.school.mark.TeacherMark.MarkPosition;
import app.saywell.desk.school.mark.TeacherMark.MarkTarget;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.desk.store.change.LibraryEdits;
import app.saywell.speech.task.TaskRunner;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Marks that were entered when Saywell ended and that the database did not take any more.
class KeptMarksTest {
    private static final MarkPosition WORD = new MarkPosition(MarkLayer.TEACHER, MarkTarget.WORD, 0, 0);
    private static final Instant EARLIER = PracticeFixture.NOW.minus(Duration.ofDays(3));

    @TempDir
    private Path folder;

    private PracticeFixture fixture;
    private Take take;
    private long result;
    private LibraryEdits edits;
    private final List<Runnable> waiting = new ArrayList<>();

    @BeforeEach
    void open() {
        fixture = new PracticeFixture(folder.resolve("home"));
        fixture.useCases.tidyFolder();
        score();
    }

    @AfterEach
    void close() {
        fixture.close();
    }

    @Test
    void aMarkThatIsNotStoredBeforeTheEndIsStoredAtTheNextStart() throws IOException {
        enter(new MarkEdit.MarkSet(result, WORD, 85, "clear enough"));
        enter(new MarkEdit.MiscueSet(result, 0, Miscue.INSERTION, "green"));
        enter(new MarkEdit.TotalSet(take.id(), 62));
        enter(new MarkEdit.GradeSet(take.id(), Optional.of(77.0)));
        endAndStart();
        List<TeacherMark> marks = fixture.useCases.marks().findByResult(result);
        assertThat(marks).extracting(TeacherMark::value).contains(85.0, 62.0);
        assertThat(marks).extracting(TeacherMark::reason).contains("clear enough", "green");
        assertThat(fixture.useCases.marks().grade(take.id())).contains(77.0);
        assertThat(home("unfinished")).isEmptyDirectory();

        fixture.useCases.marks().grade(take.id(), Optional.empty());
        endAndStart();
        assertThat(fixture.useCases.marks().grade(take.id())).as("once").isEmpty();
    }

    @Test
    void itsTimeIsWhenItWasEntered() throws IOException {
        enterEarlier(new MarkEdit.MarkSet(result, WORD, 85, "clear enough"));
        enterEarlier(new MarkEdit.MiscueSet(result, 0, Miscue.INSERTION, "green"));
        enterEarlier(new MarkEdit.TotalSet(take.id(), 62));
        enterEarlier(new MarkEdit.GradeSet(take.id(), Optional.of(77.0)));
        endAndStart();
        assertThat(fixture.useCases.marks().findByResult(result))
                .hasSize(3)
                .extracting(TeacherMark::at)
                .containsOnly(EARLIER);
        assertThat(fixture.library.marks().gradedAt(take.id())).contains(EARLIER);
    }

    /// As older versions kept them.
    @Test
    void oneWithoutATimeWasEnteredWhenItWasKept() throws IOException {
        Path kept = Files.writeString(home("unfinished/marks.json"), """
            [{"edit":"mark","resultId":%d,"position":{"layer":"TEACHER","target":"WORD","component":0,"part":0},\
            "value":85.0,"reason":"clear enough"},{"edit":"grade","takeId":%d,"value":77.0},\
            {"edit":"total","takeId":%d,"total":62.0}]""".formatted(result, take.id(), take.id()));
        Files.setLastModifiedTime(kept, FileTime.from(EARLIER));
        start();
        assertThat(fixture.useCases.marks().findByResult(result))
                .hasSize(2)
                .extracting(TeacherMark::at)
                .containsOnly(EARLIER);
        assertThat(fixture.useCases.marks().grade(take.id())).contains(77.0);
        assertThat(home("unfinished")).isEmptyDirectory();
    }

    /// In a session whose start could not store it.
    @Test
    void whatWasEnteredSinceStays() throws IOException {
        enterEarlier(new MarkEdit.MarkSet(result, WORD, 85, "earlier"));
        enterEarlier(new MarkEdit.GradeSet(take.id(), Optional.of(77.0)));
        keep();
        fixture.useCases.marks().setMark(result, WORD, 40, "later");
        fixture.useCases.marks().grade(take.id(), Optional.of(50.0));
        start();
        assertThat(fixture.useCases.marks().findByResult(result))
                .extracting(TeacherMark::reason)
                .containsExactly("later");
        assertThat(fixture.useCases.marks().grade(take.id())).contains(50.0);
    }

    @Test
    void whatHasATimeToComeIsNotEnteredSince() throws IOException {
        Instant ahead = PracticeFixture.NOW.plus(Duration.ofDays(3_000));
        edits.edit(
                new EnteredMark(new MarkEdit.GradeSet(take.id(), Optional.of(50.0)), ahead),
                fixture.useCases.marks()::apply);
        store();
        enter(new MarkEdit.GradeSet(take.id(), Optional.of(77.0)));
        endAndStart();
        assertThat(fixture.useCases.marks().grade(take.id())).contains(77.0);
    }

    @Test
    void onlyTheLastOfSeveralAtOnePlaceIsStoredAndNothingThatWasTakenAway() throws IOException {
        fixture.useCases.marks().setMark(result, WORD, 40, "earlier");
        long shown = fixture.useCases.marks().findByResult(result).getFirst().id();
        MarkPosition other = new MarkPosition(MarkLayer.TEACHER, MarkTarget.WORD, 1, 0);
        enter(new MarkEdit.MarkSet(result, other, 60, ""));
        enter(new MarkEdit.MarkSet(result, other, 80, ""));
        enter(new MarkEdit.MarkSet(result, WORD, 90, "by mistake"));
        enter(new MarkEdit.MarkCleared(result, WORD, shown));
        int before = countMarks();
        endAndStart();
        assertThat(fixture.useCases.marks().findByResult(result))
                .extracting(TeacherMark::value)
                .containsExactlyInAnyOrder(40.0, 80.0);
        assertThat(countMarks()).isEqualTo(before + 1);
    }

    @Test
    void whatNoStartCouldStoreIsNotLostWithTheNextEnd() throws IOException {
        enter(new MarkEdit.MarkSet(result, WORD, 85, "first"));
        keep();
        waiting.clear();
        edits = new LibraryEdits(
                new TaskRunner(waiting::add, Runnable::run),
                fixture.useCases.edits().history());
        enter(new MarkEdit.GradeSet(take.id(), Optional.of(77.0)));
        endAndStart();
        assertThat(fixture.useCases.marks().findByResult(result))
                .extracting(TeacherMark::reason)
                .containsExactly("first");
        assertThat(fixture.useCases.marks().grade(take.id())).contains(77.0);
    }

    /// It has the reasons of marks in it.
    @Test
    void whatAnEndLeftUnfinishedOfTheFileIsDeleted() throws IOException {
        Path part = Files.writeString(home("unfinished/marks.json.part"), "[{\"edit\":\"mark\"");
        start();
        assertThat(part).doesNotExist();
        Files.writeString(part, "[{\"edit\":\"mark\"");
        fixture.useCases.erasure().eraseLearner(take.owner().learnerId());
        assertThat(part).doesNotExist();
    }

    /// The process may end at any time after it was stored.
    @Test
    void whatWasStoredAfterAllIsNotStoredAgain() throws IOException {
        fixture.useCases.marks().setMark(result, WORD, 40, "earlier");
        fixture.useCases.marks().setMark(result, WORD, 60, "later");
        long shown = fixture.useCases.marks().findByResult(result).getFirst().id();
        enter(new MarkEdit.MarkCleared(result, WORD, shown));
        MarkPosition other = new MarkPosition(MarkLayer.TEACHER, MarkTarget.WORD, 1, 0);
        enter(new MarkEdit.MarkSet(result, other, 90, ""));
        keep();
        store();
        assertThat(edits.unstored()).isEmpty();
        int before = countMarks();
        start();
        assertThat(countMarks()).isEqualTo(before);
        assertThat(fixture.useCases.marks().findByResult(result))
                .extracting(TeacherMark::reason)
                .as("the earlier one counts again")
                .containsExactly("earlier", "");
    }

    @Test
    void nobodyReadsThemBesideAnEncryptedLibrary() throws IOException {
        fixture.close();
        Path sealed = folder.resolve("sealed");
        fixture = new PracticeFixture(sealed, PracticeFixture.openEncrypted(sealed));
        score();
        enter(new MarkEdit.MarkSet(result, WORD, 85, "clear enough"));
        keep();
        byte[] kept = Files.readAllBytes(sealed.resolve("unfinished/marks.json"));
        assertThat(new String(kept, StandardCharsets.ISO_8859_1)).doesNotContain("clear", "mark");
        fixture.close();
        fixture = new PracticeFixture(sealed, PracticeFixture.openEncrypted(sealed));
        fixture.useCases.tidyFolder();
        assertThat(fixture.useCases.marks().findByResult(result))
                .extracting(TeacherMark::reason)
                .containsExactly("clear enough");
    }

    @Test
    void nothingIsStoredOfATakeThatIsGone() throws IOException {
        enter(new MarkEdit.GradeSet(take.id(), Optional.of(77.0)));
        enter(new MarkEdit.MarkSet(result, WORD, 85, "clear enough"));
        keep();
        fixture.useCases.erasure().eraseLearner(take.owner().learnerId());
        assertThat(home("unfinished")).as("the erasure").isEmptyDirectory();
        keep();
        start();
        assertThat(countMarks()).isZero();
        assertThat(home("unfinished")).isEmptyDirectory();
    }

    /// An erasure comes where no start could store them, too.
    @Test
    void marksOfOtherLearnersStayWhenOneIsErased() throws IOException {
        Learner other = fixture.useCases.learners().add("Bo", "18", Optional.empty(), Consent.THIS_COMPUTER);
        Take others = fixture.take(fixture.sentence("the bus"), other.id());
        enter(new MarkEdit.GradeSet(take.id(), Optional.of(77.0)));
        enter(new MarkEdit.MarkSet(result, WORD, 85, "of Ann"));
        enter(new MarkEdit.GradeSet(others.id(), Optional.of(60.0)));
        keep();
        fixture.useCases.erasure().eraseLearner(take.owner().learnerId());
        assertThat(home("unfinished/marks.json")).content().doesNotContain("of Ann", "77");
        start();
        assertThat(fixture.useCases.marks().grade(others.id())).contains(60.0);
        assertThat(home("unfinished")).isEmptyDirectory();
    }

    /// Its numbers are those of other results.
    @Test
    void nothingIsStoredInAnotherDatabase() throws IOException {
        enter(new MarkEdit.GradeSet(take.id(), Optional.of(77.0)));
        keep();
        Files.writeString(home("saywell.opening"), "of another database");
        start();
        assertThat(fixture.useCases.marks().grade(take.id())).isEmpty();
        assertThat(home("unfinished")).isEmptyDirectory();
    }

    @Test
    void aDamagedFileKeepsNothingFromStarting() throws IOException {
        Files.writeString(home("unfinished/marks.json"), "[{\"edit\":\"gra");
        start();
        assertThat(home("unfinished")).isEmptyDirectory();
    }

    /// It was told, and can be tried again.
    @Test
    void whatFailedIsNotKept() {
        enter(new MarkEdit.MarkSet(result + 1, WORD, 85, ""));
        assertThat(edits.unstored()).hasSize(1);
        store();
        assertThat(edits.unstored()).isEmpty();
    }

    /// The database is held for five seconds, and Saywell is closed in the last of them.
    @Test
    void whatFailsWhenTheWindowGoesIsKept() throws IOException {
        edits.edit(fixture.useCases.marks().entered(new MarkEdit.GradeSet(take.id(), Optional.of(77.0))), held -> {
            throw new IllegalStateException("the database is held");
        });
        edits.tellNobody();
        store();
        endAndStart();
        assertThat(fixture.useCases.marks().grade(take.id())).contains(77.0);
    }

    private void score() {
        take = fixture.take(fixture.sentence("the park"));
        fixture.score(take);
        result = fixture.useCases.scoring().latest(take.id()).orElseThrow().id();
        edits = new LibraryEdits(
                new TaskRunner(waiting::add, Runnable::run),
                fixture.useCases.edits().history());
    }

    private void enter(MarkEdit edit) {
        edits.edit(fixture.useCases.marks().entered(edit), fixture.useCases.marks()::apply);
    }

    private void enterEarlier(MarkEdit edit) {
        edits.edit(new EnteredMark(edit, EARLIER), fixture.useCases.marks()::apply);
    }

    private void keep() {
        new KeptMarks(fixture.context(), fixture.useCases.marks()).keep(edits.unstored());
    }

    private void store() {
        List<Runnable> all = List.copyOf(waiting);
        waiting.clear();
        all.forEach(Runnable::run);
    }

    private void endAndStart() {
        keep();
        start();
    }

    private void start() {
        waiting.clear();
        fixture.close();
        fixture = new PracticeFixture(folder.resolve("home"));
        fixture.useCases.tidyFolder();
        edits = new LibraryEdits(
                new TaskRunner(waiting::add, Runnable::run),
                fixture.useCases.edits().history());
    }

    private int countMarks() {
        return fixture.library.database().read(handle -> handle.select("SELECT count(*) FROM mark")
                .mapTo(Integer.class)
                .one());
    }

    private Path home(String name) {
        return folder.resolve("home").resolve(name);
    }
}
