package app.saywell.desk.reports;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.classes.RosterPreview.RosterEntry;
import app.saywell.desk.kit.theme.ScoreLevel;
import app.saywell.desk.reports.pdf.ClassSheet;
import app.saywell.desk.reports.pdf.PrintedLevel;
import app.saywell.desk.school.ReportSelection;
import app.saywell.desk.school.learner.Consent;
import app.saywell.desk.school.learner.ScoreThresholds;
import app.saywell.desk.school.learner.Verdict;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.school.take.TakeScore;
import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.speech.ScoreScale;
import app.saywell.speech.task.ProgressListener;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A drill's word has one verdict in the list, in the history, in the grid of the class and on paper: its own, which
/// the borders of a class for sentences do not move.
class SingleWordLevelTest {
    @TempDir
    Path folder;

    private PracticeFixture fixture;
    private long classId;
    private long learnerId;
    private Sentence wrong;
    private Sentence right;
    private Sentence sentence;

    @BeforeEach
    void open() {
        fixture = new PracticeFixture(folder);
        var classes = fixture.useCases.classes();
        classId = classes.create("3-2", Optional.empty()).id();
        learnerId = classes.addLearners(classId, List.of(new RosterEntry("Mina", "1")), Consent.THIS_COMPUTER)
                .getFirst()
                .id();
        wrong = fixture.sentence("the");
        List<Sentence> more = fixture.useCases.lessons().addSentences(wrong.lessonId(), List.of("park", "the park"));
        right = more.getFirst();
        sentence = more.getLast();
        List.of(wrong, right, sentence).forEach(one -> fixture.score(fixture.take(one, learnerId)));
    }

    @AfterEach
    void close() {
        fixture.close();
    }

    @Test
    void isWrongWhereAClassAsksForLessThanItsScore() {
        ScoreThresholds easy = borders(30, 35);
        assertThat(inList(wrong, easy)).isEqualTo(Verdict.WEAK);
        assertThat(inHistory(wrong, easy)).isEqualTo(Verdict.WEAK);
        assertThat(inGrid(wrong, easy)).isEqualTo(Verdict.WEAK);
        assertThat(onPaper(0)).isEqualTo(PrintedLevel.WEAK);
    }

    @Test
    void isRightWhereAClassAsksForMoreThanItsScore() {
        ScoreThresholds hard = borders(95, 99);
        assertThat(inList(right, hard)).isEqualTo(Verdict.GOOD);
        assertThat(inHistory(right, hard)).isEqualTo(Verdict.GOOD);
        assertThat(inGrid(right, hard)).isEqualTo(Verdict.GOOD);
        assertThat(onPaper(1)).isEqualTo(PrintedLevel.GOOD);
        assertThat(ScoreLevel.of(inList(right, hard))).isEqualTo(ScoreLevel.GOOD);
    }

    @Test
    void aSentenceHasTheBordersOfTheClass() {
        ScoreThresholds hard = borders(95, 99);
        assertThat(inList(sentence, hard)).isEqualTo(Verdict.WEAK);
        assertThat(inHistory(sentence, hard)).isEqualTo(Verdict.WEAK);
        assertThat(inGrid(sentence, hard)).isEqualTo(Verdict.WEAK);
        assertThat(onPaper(2)).isEqualTo(PrintedLevel.WEAK);
        assertThat(inList(sentence, ScoreThresholds.DEFAULT)).isEqualTo(Verdict.GOOD);
    }

    private ScoreThresholds borders(double nearly, double good) {
        ScoreThresholds thresholds = new ScoreThresholds(nearly, good);
        fixture.useCases.classes().setThresholds(classId, thresholds);
        return thresholds;
    }

    private Verdict inList(Sentence shown, ScoreThresholds thresholds) {
        return fixture.useCases.lessons().sentenceStatuses(shown.lessonId(), learnerId).stream()
                .filter(status -> status.sentence().id() == shown.id())
                .flatMap(status -> status.verdict(thresholds).stream())
                .findFirst()
                .orElseThrow();
    }

    private Verdict inHistory(Sentence shown, ScoreThresholds thresholds) {
        List<TakeScore> scores =
                fixture.library.scores().findHistory(new Take.TakeOwner(shown.id(), learnerId), ScoreScale.HUNDRED);
        return scores.getLast().verdict(thresholds);
    }

    private Verdict inGrid(Sentence shown, ScoreThresholds thresholds) {
        return fixture.library.classGrids().findCells(classId, shown.lessonId()).stream()
                .filter(cell -> cell.owner().sentenceId() == shown.id())
                .flatMap(cell -> cell.summary().score().stream())
                .findFirst()
                .orElseThrow()
                .verdict(thresholds);
    }

    private PrintedLevel onPaper(int column) {
        ClassSheet sheet = new ReportBuilder(fixture.context(), Locale.ENGLISH, ProgressListener.NONE)
                .classSheet(ReportSelection.of(classId, wrong.lessonId()), "");
        return sheet.rows().getFirst().cells().get(column).level();
    }
}
