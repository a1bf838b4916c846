package app.saywell.desk.ear;

import app.saywell.desk.school.ear.EarAnswer;
import java.util.List;

/// How hard a contrast is for a learner, found by the weighted up-down method (C. Kaernbach, "Simple
/// adaptive testing with the weighted up-down method", Perception & Psychophysics 1991): after a
/// wrong answer it becomes easier by four times the step by which it becomes harder after a right
/// one, so that it settles where four answers in five are right.
///
/// @param position from 0; its whole part is the ordinal of an [EarLevel]
record Staircase(double position) {
    private static final double HARDER = 0.25;
    private static final double EASIER = 1;
    private static final double HIGHEST = EarLevel.values().length - HARDER;

    /// Where a learner begins.
    static final Staircase BEGINNING = new Staircase(EarLevel.EIGHT_VOICES.ordinal());

    /// After these answers to one contrast.
    ///
    /// @param answers oldest first
    static Staircase after(List<EarAnswer> answers) {
        Staircase staircase = BEGINNING;
        for (EarAnswer answer : answers) {
            staircase = staircase.next(answer.isRight());
        }
        return staircase;
    }

    /// After one answer more.
    Staircase next(boolean right) {
        return new Staircase(Math.clamp(right ? position + HARDER : position - EASIER, 0, HIGHEST));
    }

    EarLevel level() {
        return EarLevel.values()[(int) position];
    }

    /// How far it is to the top, 0 to 1.
    double share() {
        return position / HIGHEST;
    }
}
