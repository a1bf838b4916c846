package app.saywell.desk.classes.progress;

import app.saywell.desk.school.take.LearnerScore;
import app.saywell.desk.school.take.Take;
import app.saywell.speech.ScoreScale;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/// The scores of a class that can be compared over lessons: those on one scale and by one engine.
///
/// @param comparable on the scale and by the engine of most takes
/// @param leftOut takes that have no such score
/// @param totals by the teacher, by result id
record GrowthScores(List<LearnerScore> comparable, int leftOut, Map<Long, Double> totals) {
    private static final double DAYS_OF_WEEK = 7;

    private record Yardstick(ScoreScale scale, String engine) {}

    private record SentenceDay(Take.TakeOwner owner, LocalDate day) {}

    /// @param all of a class, oldest take first
    static GrowthScores of(List<LearnerScore> all, Map<Long, Double> totals) {
        Map<Yardstick, List<LearnerScore>> byYardstick = all.stream()
                .collect(Collectors.groupingBy(owned ->
                        new Yardstick(owned.score().scale(), owned.score().engine())));
        List<LearnerScore> most = byYardstick.values().stream()
                .max(Comparator.<List<LearnerScore>>comparingInt(List::size)
                        .thenComparing(scores -> scores.getLast().score().resultId()))
                .orElse(List.of());
        return new GrowthScores(most, (int) (takes(all) - takes(most)), totals);
    }

    private static long takes(List<LearnerScore> scores) {
        return scores.stream().map(owned -> owned.score().takeId()).distinct().count();
    }

    /// The takes of a sentence on one day are one observation: reading it three times in a row is not
    /// three times as much evidence.
    List<GrowthObservation> observations() {
        Map<SentenceDay, Double> means = comparable.stream()
                .collect(Collectors.groupingBy(GrowthScores::sentenceDay, Collectors.averagingDouble(this::total)));
        List<GrowthObservation> observations = new ArrayList<>();
        means.forEach((day, mean) -> observations.add(new GrowthObservation(
                day.owner().learnerId(), day.owner().sentenceId(), day.day().toEpochDay() / DAYS_OF_WEEK, mean)));
        observations.sort(Comparator.comparingDouble(GrowthObservation::week)
                .thenComparing(GrowthObservation::learnerId)
                .thenComparing(GrowthObservation::sentenceId));
        return observations;
    }

    private static SentenceDay sentenceDay(LearnerScore owned) {
        return new SentenceDay(
                owned.owner(),
                owned.score().recordedAt().atZone(ZoneId.systemDefault()).toLocalDate());
    }

    private double total(LearnerScore owned) {
        return totals.getOrDefault(owned.score().resultId(), owned.score().total());
    }

    ClassGrowth fit() throws InterruptedException {
        return GrowthModel.fit(observations()).withLeftOut(leftOut);
    }
}
