package app.saywell.practice.progress;

import java.util.List;

/// What a learner who practises alone has before them today.
///
/// @param goal how many takes a day were set as the aim
/// @param words that are to be said again, the longest overdue first
/// @param sounds that were missed again and again of late
public record Today(Habit habit, int goal, List<Repetition.Due> words, List<Comeback> sounds) {

    /// Copies the lists.
    public Today {
        words = List.copyOf(words);
        sounds = List.copyOf(sounds);
    }

    /// How much of the day's aim is done, 0 to 1.
    public double done() {
        return goal <= 0 ? 1 : Math.min(1, (double) habit.today() / goal);
    }
}
