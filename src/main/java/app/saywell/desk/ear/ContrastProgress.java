package app.saywell.desk.ear;

import app.saywell.desk.classes.progress.MemoryState;
import app.saywell.desk.school.ear.EarAnswer;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;

/// What a learner has learned of a contrast.
///
/// @param answers all of this contrast, oldest first
public record ContrastProgress(Contrast contrast, List<EarAnswer> answers) {
    /// By how many answers a contrast is judged.
    public static final int RECENT = 20;

    private static final double WELL = 0.8;

    /// Copies the list.
    public ContrastProgress {
        answers = List.copyOf(answers);
    }

    /// What a learner has learned of every contrast, in the order of the catalogue.
    ///
    /// @param answers of all contrasts, oldest first
    static List<ContrastProgress> of(List<EarAnswer> answers) {
        Map<String, List<EarAnswer>> byContrast = answers.stream().collect(Collectors.groupingBy(EarAnswer::contrast));
        return ContrastCatalog.all().stream()
                .map(contrast -> new ContrastProgress(contrast, byContrast.getOrDefault(contrast.id(), List.of())))
                .toList();
    }

    /// The level at which it is asked next.
    public EarLevel level() {
        return Staircase.after(answers).level();
    }

    /// How far the learner is, 0 to 1; 0 before the first answer.
    public double share() {
        return answers.isEmpty() ? 0 : Staircase.after(answers).share();
    }

    /// The newest answers, oldest of them first, at most [#RECENT].
    public List<EarAnswer> recent() {
        return answers.subList(Math.max(0, answers.size() - RECENT), answers.size());
    }

    /// How many of the newest answers were right.
    public int recentlyRight() {
        return (int) recent().stream().filter(EarAnswer::isRight).count();
    }

    /// Whether the learner hears it in sentences of all voices.
    public boolean isMastered() {
        return answers.size() >= RECENT && level() == EarLevel.SENTENCES && recentlyRight() >= WELL * RECENT;
    }

    /// When it is to be heard again, by FSRS; empty before the first answer. A day is one review:
    /// right when four answers in five were.
    public Optional<Instant> dueAt(ZoneId zone) {
        Map<LocalDate, List<EarAnswer>> days = answers.stream()
                .collect(Collectors.groupingBy(
                        answer -> LocalDate.ofInstant(answer.at(), zone), TreeMap::new, Collectors.toList()));
        MemoryState memory = null;
        for (List<EarAnswer> day : days.values()) {
            Instant end = day.getLast().at();
            boolean right = day.stream().filter(EarAnswer::isRight).count() >= WELL * day.size();
            memory = memory == null ? MemoryState.missedAt(end) : memory.next(right, end);
        }
        return Optional.ofNullable(memory).map(MemoryState::dueAt);
    }

    /// Whether it is to be heard on a day: it is due by then, or it is in training that day and not mastered, so that
    /// what was begun goes on.
    public boolean isFor(LocalDate day, ZoneId zone) {
        boolean isDue = dueAt(zone)
                .filter(due -> !LocalDate.ofInstant(due, zone).isAfter(day))
                .isPresent();
        boolean isBegun = !answers.isEmpty()
                && LocalDate.ofInstant(answers.getLast().at(), zone).equals(day);
        return isDue || isBegun && !isMastered();
    }

    /// With one answer more.
    public ContrastProgress with(EarAnswer answer) {
        List<EarAnswer> more = new java.util.ArrayList<>(answers);
        more.add(answer);
        return new ContrastProgress(contrast, more);
    }
}
