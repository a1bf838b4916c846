package app.saywell.ui.classroom.grid;

import app.saywell.library.lesson.Sentence;
import app.saywell.library.people.Learner;
import app.saywell.library.people.Strictness;
import app.saywell.library.take.GridStore;
import app.saywell.library.take.Score;
import app.saywell.library.take.Take;
import app.saywell.library.take.Waiting;
import app.saywell.practice.classroom.ClassGrid;
import app.saywell.practice.scoring.Estimate;
import app.saywell.ui.kit.Level;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The grid as it stands at one moment.
///
/// @param marks the teacher's own totals by the number of the result
/// @param cost what the cells that are still empty would come to; empty where judging is free
public record Board(
        ClassGrid grid, Strictness strictness, Map<Long, Double> marks, Optional<Estimate> cost) {

    /// Nobody and nothing.
    public static final Board EMPTY =
            new Board(
                    new ClassGrid(List.of(), List.of(), Map.of()),
                    Strictness.ORDINARY,
                    Map.of(),
                    Optional.empty());

    /// Down.
    public List<Learner> pupils() {
        return grid.pupils();
    }

    /// Across.
    public List<Sentence> sentences() {
        return grid.sentences();
    }

    /// Whose cell of what it is.
    public Take.Owner owner(int row, int column) {
        return new Take.Owner(sentences().get(column).id(), pupils().get(row).id());
    }

    /// The row of a pupil; -1 for a stranger.
    public int row(long learnerId) {
        for (int row = 0; row < pupils().size(); row++) {
            if (pupils().get(row).id() == learnerId) {
                return row;
            }
        }
        return -1;
    }

    /// The column of a sentence; -1 for one of another lesson.
    public int column(long sentenceId) {
        for (int column = 0; column < sentences().size(); column++) {
            if (sentences().get(column).id() == sentenceId) {
                return column;
            }
        }
        return -1;
    }

    /// How a cell is shown.
    public Square square(int row, int column) {
        GridStore.Cell cell = grid.cell(pupils().get(row), sentences().get(column));
        if (cell.standing().takes() == 0) {
            return Square.EMPTY;
        }
        Optional<Score> score = cell.standing().score();
        Optional<Double> mark = score.flatMap(s -> Optional.ofNullable(marks.get(s.resultId())));
        Optional<Double> total = mark.or(() -> score.map(Score::total));
        return new Square(
                state(cell.waiting(), score.isPresent()),
                mark.or(() -> score.map(Score::right))
                        .map(value -> Level.of(value, strictness))
                        .orElse(Level.MISSING),
                total.map(value -> String.valueOf(Math.round(value))).orElse(""),
                mark.isPresent());
    }

    /// Cells that have a take.
    public int recorded() {
        return (int)
                pupils().stream()
                        .flatMap(p -> sentences().stream().map(s -> grid.cell(p, s)))
                        .filter(cell -> cell.standing().takes() > 0)
                        .count();
    }

    /// All cells there are.
    public int cells() {
        return pupils().size() * sentences().size();
    }

    /// Cells with a take that is being judged or waits for it.
    public int waiting() {
        return (int) grid.cells().values().stream().filter(Board::waits).count();
    }

    /// Cells with a take that could not be judged.
    public int failed() {
        return (int)
                grid.cells().values().stream()
                        .filter(cell -> cell.waiting().isPresent() && !waits(cell))
                        .count();
    }

    private static boolean waits(GridStore.Cell cell) {
        return cell.waiting()
                .filter(s -> s == Waiting.State.WAITING || s == Waiting.State.RUNNING)
                .isPresent();
    }

    private static Square.State state(Optional<Waiting.State> waiting, boolean judged) {
        if (waiting.isEmpty()) {
            return judged ? Square.State.JUDGED : Square.State.UNJUDGED;
        }
        return switch (waiting.get()) {
            case WAITING, RUNNING -> Square.State.WAITING;
            case FAILED, UNKNOWN -> Square.State.FAILED;
        };
    }
}
