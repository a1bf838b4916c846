package app.saywell.ui.classroom.grid;

import app.saywell.ui.kit.Level;

/// A cell of the grid as it is shown.
///
/// @param level [Level#MISSING] where there is no score
/// @param number the total out of 100 without decimals; empty where there is no score
/// @param byTeacher whether the number is the teacher's and not the machine's
public record Square(State state, Level level, String number, boolean byTeacher) {
    /// No take.
    public static final Square EMPTY = new Square(State.EMPTY, Level.MISSING, "", false);

    /// How far it is.
    public enum State {
        /// There is no take.
        EMPTY,
        /// A take waits to be judged or is being judged.
        WAITING,
        /// A take was kept and could not be judged.
        FAILED,
        /// A take was kept that nobody asked to judge.
        UNJUDGED,
        /// There is a judgement.
        JUDGED
    }

    /// What is written into it: the number with its sign, a sign for what waits, or nothing.
    public String text() {
        return switch (state) {
            case EMPTY -> "";
            case WAITING -> number.isEmpty() ? "…" : number + " …";
            case FAILED -> number.isEmpty() ? "?" : number + " ?";
            case UNJUDGED -> "·";
            case JUDGED -> (number + (byTeacher ? "✎" : "") + sign()).strip();
        };
    }

    private String sign() {
        return switch (level) {
            case NEARLY -> " ~";
            case WORK -> " !";
            case GOOD, MISSING -> "";
        };
    }
}
