package app.saywell.desk.classroom.grid;

import app.saywell.desk.calls.CostEstimate;
import app.saywell.desk.classes.ClassGrid;
import app.saywell.desk.classes.LessonMarks;
import app.saywell.desk.kit.theme.ScoreLevel;
import app.saywell.desk.school.QueuedTake;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.learner.ScoreThresholds;
import app.saywell.desk.school.learner.Verdict;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.school.mark.PointsFormat;
import app.saywell.desk.school.take.ScoreBand;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.school.take.TakeScore;
import app.saywell.desk.store.take.ClassGridStore;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The grid at one moment.
///
/// @param marks what the teacher said of the results
/// @param bands what people would give, by result id
/// @param cost what it would cost to score the cells that are still empty; empty if scoring is free
/// @param failedTakes the takes of this grid that could not be scored, with the reason
public record GridSnapshot(
        ClassGrid grid,
        ScoreThresholds thresholds,
        LessonMarks marks,
        Map<Long, ScoreBand> bands,
        Optional<CostEstimate> cost,
        List<FailedTake> failedTakes) {

    /// A grid without learners and sentences.
    public static final GridSnapshot EMPTY = new GridSnapshot(
            new ClassGrid(List.of(), List.of(), Map.of()),
            ScoreThresholds.DEFAULT,
            LessonMarks.NONE,
            Map.of(),
            Optional.empty(),
            List.of());

    /// The rows.
    public List<Learner> learners() {
        return grid.learners();
    }

    /// The columns.
    public List<Sentence> sentences() {
        return grid.sentences();
    }

    /// The learner and sentence of a cell.
    public Take.TakeOwner owner(int row, int column) {
        return new Take.TakeOwner(
                sentences().get(column).id(), learners().get(row).id());
    }

    /// The row of a learner, or -1 if the learner is not in the class.
    public int rowOf(long learnerId) {
        for (int row = 0; row < learners().size(); row++) {
            if (learners().get(row).id() == learnerId) {
                return row;
            }
        }
        return -1;
    }

    /// The column of a sentence, or -1 if it is not in the lesson.
    public int columnOf(long sentenceId) {
        for (int column = 0; column < sentences().size(); column++) {
            if (sentences().get(column).id() == sentenceId) {
                return column;
            }
        }
        return -1;
    }

    /// How a cell is shown.
    public CellState cellState(int row, int column) {
        ClassGridStore.GridCell cell =
                grid.cell(learners().get(row), sentences().get(column));
        if (cell.summary().takeCount() == 0) {
            return CellState.EMPTY;
        }
        Optional<TakeScore> score = cell.summary().score();
        Optional<Double> mark =
                score.flatMap(scored -> marks.total(scored.resultId())).or(cell::unscoredGrade);
        Optional<ScoreBand> band = mark.isPresent()
                ? Optional.empty()
                : score.flatMap(scored -> Optional.ofNullable(bands.get(scored.resultId())));
        Optional<String> total =
                mark.map(PointsFormat::text).or(() -> score.map(scored -> ScoreBand.figure(scored.total(), band)));
        return new CellState(
                status(cell),
                mark.map(value -> Verdict.of(value, thresholds))
                        .or(() -> score.map(scored -> scored.verdict(thresholds)))
                        .map(ScoreLevel::of)
                        .orElse(ScoreLevel.MISSING),
                total.orElse(""),
                mark.isPresent()
                        || score.filter(scored -> marks.isMarked(scored.resultId()))
                                .isPresent(),
                cell.isFromHome());
    }

    /// How many cells have a take.
    public int recordedCount() {
        return (int) learners().stream()
                .flatMap(learner -> sentences().stream().map(sentence -> grid.cell(learner, sentence)))
                .filter(cell -> cell.summary().takeCount() > 0)
                .count();
    }

    /// How many cells have a take that was recorded at home and handed in.
    public int homeCount() {
        return (int) grid.cells().values().stream()
                .filter(ClassGridStore.GridCell::isFromHome)
                .count();
    }

    /// The number of cells.
    public int cellCount() {
        return learners().size() * sentences().size();
    }

    /// How many cells have a take that waits to be scored or is being scored.
    public int waitingCount() {
        return (int)
                grid.cells().values().stream().filter(GridSnapshot::isWaiting).count();
    }

    /// How many cells have a take that could not be scored.
    public int failedCount() {
        return (int) grid.cells().values().stream()
                .filter(cell -> status(cell) == CellState.CellStatus.FAILED)
                .count();
    }

    private static boolean isWaiting(ClassGridStore.GridCell cell) {
        return cell.queueState()
                .filter(state -> state == QueuedTake.QueueState.WAITING || state == QueuedTake.QueueState.RUNNING)
                .isPresent();
    }

    /// A take that no service scored counts as judged once a teacher has graded it.
    private static CellState.CellStatus status(ClassGridStore.GridCell cell) {
        if (isWaiting(cell)) {
            return CellState.CellStatus.WAITING;
        }
        if (cell.unscoredGrade().isPresent()) {
            return CellState.CellStatus.JUDGED;
        }
        if (cell.queueState().isPresent()) {
            return CellState.CellStatus.FAILED;
        }
        return cell.summary().score().isPresent() ? CellState.CellStatus.JUDGED : CellState.CellStatus.UNJUDGED;
    }
}
