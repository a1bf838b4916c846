package app.saywell.desk.reports;

import app.saywell.desk.classes.progress.GrowthLine;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.learner.SoundFocus;
import app.saywell.desk.school.take.Take;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;

/// What a learner did in a term.
///
/// @param takes oldest first, at least one
/// @param focus the sounds that count now for the learner's class
/// @param growth over all the learner's takes; empty without scores that can be compared
/// @param isAgainstClass whether the growth is measured against the class, whose own is unknown
record TermFacts(
        Learner learner,
        List<Take> takes,
        SoundTally sounds,
        SoundFocus focus,
        MasteredSounds mastered,
        Optional<GrowthLine> growth,
        boolean isAgainstClass,
        Optional<TermRecordings> recordings) {
    private static final double DAYS_OF_WEEK = 7;

    LocalDate firstDay() {
        return day(takes.getFirst());
    }

    LocalDate lastDay() {
        return day(takes.getLast());
    }

    static LocalDate day(Take take) {
        return day(take.recordingInfo().recordedAt());
    }

    private static LocalDate day(Instant time) {
        return LocalDate.ofInstant(time, ZoneId.systemDefault());
    }

    int sentenceCount() {
        return (int)
                takes.stream().map(take -> take.owner().sentenceId()).distinct().count();
    }

    int dayCount() {
        return (int) takes.stream().map(TermFacts::day).distinct().count();
    }

    /// The first week of the term of which the growth says something.
    double firstWeek(GrowthLine line) {
        return Math.clamp(firstDay().toEpochDay() / DAYS_OF_WEEK, line.firstWeek(), line.lastWeek());
    }

    /// The last one.
    double lastWeek(GrowthLine line) {
        return Math.clamp(lastDay().toEpochDay() / DAYS_OF_WEEK, line.firstWeek(), line.lastWeek());
    }
}
