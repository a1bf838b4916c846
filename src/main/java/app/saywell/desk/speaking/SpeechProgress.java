package app.saywell.desk.speaking;

import app.saywell.desk.classes.progress.WeeklyChange;
import app.saywell.desk.classes.progress.WeeklyChange.GrowthVerdict;
import app.saywell.desk.classes.progress.WeeklyChange.WeeklyFigure;
import app.saywell.desk.school.speaking.SpeechAnswers;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.Collection;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/// How the free speeches of one learner changed. A task is compared with itself alone, because another task asks for
/// other words. Speeches that another engine judged are left out, and those whose figures are guesses.
///
/// @param speeches what can be compared, oldest first
/// @param leftOut how many judged ones can not
/// @param changes of each measure over the weeks, within the tasks that were spoken to on several days
public record SpeechProgress(List<MeasuredSpeech> speeches, int leftOut, Map<SpeechMeasure, WeeklyChange> changes) {
    private static final double DAYS_OF_WEEK = 7;

    /// A change within a band of this share of the figure is no change.
    private static final double STEADY_SHARE = 0.15;

    /// Copies both.
    public SpeechProgress {
        speeches = List.copyOf(speeches);
        changes = Map.copyOf(changes);
    }

    /// The first speech to a task and the latest one.
    ///
    /// @param count how many there are
    public record SpeechPair(MeasuredSpeech first, MeasuredSpeech latest, int count) {}

    private record TaskDay(String task, LocalDate day) {}

    /// @param judged oldest first
    static SpeechProgress of(List<MeasuredSpeech> judged, ZoneId zone) {
        List<MeasuredSpeech> comparable =
                judged.stream().filter(MeasuredSpeech::isComparable).toList();
        List<MeasuredSpeech> alike = comparable.isEmpty()
                ? comparable
                : comparable.stream()
                        .filter(one -> isJudgedAlike(one, comparable.getLast()))
                        .toList();
        Map<SpeechMeasure, WeeklyChange> changes = new EnumMap<>(SpeechMeasure.class);
        for (SpeechMeasure measure : SpeechMeasure.values()) {
            changes.put(measure, change(alike, measure, zone));
        }
        return new SpeechProgress(alike, judged.size() - alike.size(), changes);
    }

    private static boolean isJudgedAlike(MeasuredSpeech one, MeasuredSpeech other) {
        SpeechAnswers first = one.speech().answers().orElseThrow();
        SpeechAnswers second = other.speech().answers().orElseThrow();
        return first.service().equals(second.service()) && first.engine().equals(second.engine());
    }

    /// What is said to a task on one day is said alike, so it is one observation.
    private static WeeklyChange change(List<MeasuredSpeech> speeches, SpeechMeasure measure, ZoneId zone) {
        Map<TaskDay, Double> days = speeches.stream()
                .filter(one -> one.figure(measure).isPresent())
                .collect(Collectors.groupingBy(
                        one -> new TaskDay(
                                one.speech().task(),
                                LocalDate.ofInstant(one.speech().recordedAt(), zone)),
                        Collectors.averagingDouble(one -> one.figure(measure).orElseThrow())));
        Collection<List<WeeklyFigure>> tasks = days.entrySet().stream()
                .collect(Collectors.groupingBy(
                        day -> day.getKey().task,
                        Collectors.mapping(
                                day -> new WeeklyFigure(day.getKey().day.toEpochDay() / DAYS_OF_WEEK, day.getValue()),
                                Collectors.toList())))
                .values();
        return WeeklyChange.of(List.copyOf(tasks));
    }

    /// The first and the latest speech to a task; empty before it was spoken to twice.
    public Optional<SpeechPair> pair(String task) {
        List<MeasuredSpeech> all = speeches.stream()
                .filter(one -> one.speech().task().equals(task))
                .toList();
        return all.size() < 2
                ? Optional.empty()
                : Optional.of(new SpeechPair(all.getFirst(), all.getLast(), all.size()));
    }

    /// What can be said of the change of a measure.
    public GrowthVerdict verdict(SpeechMeasure measure) {
        double mean = speeches.stream()
                .flatMapToDouble(one -> one.figure(measure).stream())
                .average()
                .orElse(0);
        return change(measure).verdict(STEADY_SHARE * mean);
    }

    /// The change of a measure over the weeks.
    public WeeklyChange change(SpeechMeasure measure) {
        return changes.getOrDefault(measure, WeeklyChange.of(List.of()));
    }
}
