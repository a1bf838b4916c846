package app.saywell.desk.classes.progress;

import java.util.List;

/// What a learner without a class can practise today.
///
/// @param practice takes of today, and days so far
/// @param goal takes per day that are the goal
/// @param dueWords words to repeat, longest overdue first
/// @param recurringErrors sounds that were missed repeatedly in the last weeks
public record DailyPractice(
        PracticeDays practice,
        int goal,
        List<SpacedRepetition.DueWord> dueWords,
        List<RecurringError> recurringErrors) {

    /// Copies the lists.
    public DailyPractice {
        dueWords = List.copyOf(dueWords);
        recurringErrors = List.copyOf(recurringErrors);
    }

    /// The share of the daily goal that is reached, 0 to 1.
    public double goalShare() {
        return goal <= 0 ? 1 : Math.min(1, (double) practice.takesToday() / goal);
    }
}
