package app.saywell.desk.classroom.grid;

import app.saywell.desk.kit.theme.ScoreLevel;

/// A cell of the grid as it is shown.
///
/// @param level `MISSING` if there is no score
/// @param scoreText the total out of 100, with a decimal only where a teacher gave one; empty if there is no score
/// @param byTeacher whether the teacher marked it: the whole, or a word, sound or pause of it
/// @param fromHome whether the take was recorded at home and handed in
public record CellState(CellStatus status, ScoreLevel level, String scoreText, boolean byTeacher, boolean fromHome) {
    /// A cell without a take.
    public static final CellState EMPTY = new CellState(CellStatus.EMPTY, ScoreLevel.MISSING, "", false, false);

    /// The state of the take in a cell.
    public enum CellStatus {
        /// There is no take.
        EMPTY,
        /// The take waits to be scored or is being scored.
        WAITING,
        /// The take is kept but could not be scored.
        FAILED,
        /// The take is kept but was not sent to be scored.
        UNJUDGED,
        /// There is a result.
        JUDGED
    }

    /// The text in the cell: the total with the sign of its level, or a sign for what waits or
    /// failed.
    public String label() {
        return switch (status) {
            case EMPTY -> "";
            case WAITING -> scoreText.isEmpty() ? "…" : scoreText + " …";
            case FAILED -> scoreText.isEmpty() ? "?" : scoreText + " ?";
            case UNJUDGED -> "·";
            case JUDGED -> (scoreText + (byTeacher ? "✎" : "") + levelSign()).strip();
        };
    }

    private String levelSign() {
        return switch (level) {
            case NEARLY -> " ~";
            case WEAK -> " !";
            case GOOD, MISSING -> "";
        };
    }
}
