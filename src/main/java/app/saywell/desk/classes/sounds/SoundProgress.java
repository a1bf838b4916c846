package app.saywell.desk.classes.sounds;

import app.saywell.desk.classes.progress.MemoryState;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;

/// What a learner has learned of a sound, spaced by FSRS ([MemoryState]) with a day as one review: right
/// when four times in five were.
///
/// A sound is practised from the day on which it has been missed for the second time in three weeks. One
/// miss may be a slip, of the learner or of the ear that judged.
///
/// @param sound in IPA
/// @param days on which it was said, oldest first
/// @param zone in which a day begins
public record SoundProgress(String sound, List<SoundDay> days, ZoneId zone) {
    /// A sound whose memory lasts so many days is mastered; flashcards call it mature.
    static final double MASTERED_DAYS = 21;

    private static final int MISSES = 2;
    private static final int MISSED_WITHIN_DAYS = 21;
    private static final int KNOWN_FROM = 10;

    /// Copies the list.
    public SoundProgress {
        days = List.copyOf(days);
    }

    /// What a learner has learned of every sound that was said.
    ///
    /// @param spoken oldest first
    public static List<SoundProgress> of(List<SpokenSound> spoken, ZoneId zone) {
        Map<String, List<SpokenSound>> bySound =
                spoken.stream().collect(Collectors.groupingBy(SpokenSound::sound, TreeMap::new, Collectors.toList()));
        List<SoundProgress> all = new ArrayList<>();
        bySound.forEach((sound, own) -> all.add(new SoundProgress(sound, byDay(own, zone), zone)));
        return all;
    }

    private static List<SoundDay> byDay(List<SpokenSound> spoken, ZoneId zone) {
        Map<LocalDate, List<SpokenSound>> days = spoken.stream()
                .collect(Collectors.groupingBy(
                        one -> LocalDate.ofInstant(one.at(), zone), TreeMap::new, Collectors.toList()));
        List<SoundDay> all = new ArrayList<>();
        days.forEach((day, said) -> all.add(new SoundDay(day, said)));
        return all;
    }

    /// How far the learner is.
    public SoundStatus status(LocalDate today) {
        if (dueOn().filter(due -> !due.isAfter(today)).isPresent()) {
            return SoundStatus.DUE;
        }
        if (isMastered()) {
            return SoundStatus.MASTERED;
        }
        return isPractised() ? SoundStatus.LEARNING : SoundStatus.NEW;
    }

    /// Whether it was mastered when it was said last: said well from the beginning, or remembered for 21 days after it
    /// was missed. That it is remembered is foretold by the spacing, or was seen: on every day of three weeks
    /// it was said well. The one rule for that; whether it is due today is another question.
    public boolean isMastered() {
        return memory().map(memory -> memory.stabilityDays() >= MASTERED_DAYS
                                && days.getLast().isGood()
                        || wasRemembered())
                .orElseGet(this::isKnown);
    }

    private boolean wasRemembered() {
        int first = days.size();
        int times = 0;
        while (first > 0 && days.get(first - 1).isGood()) {
            first--;
            times += days.get(first).spoken().size();
        }
        return times >= KNOWN_FROM
                && ChronoUnit.DAYS.between(days.get(first).day(), days.getLast().day()) >= MASTERED_DAYS;
    }

    /// Whether it was missed so often that it is practised, or was.
    public boolean isPractised() {
        return memory().isPresent();
    }

    /// The day on which it is to be practised again; empty for a sound that is not practised.
    public Optional<LocalDate> dueOn() {
        return memory().map(MemoryState::dueAt).map(due -> LocalDate.ofInstant(due, zone));
    }

    /// How often it was said.
    public int times() {
        return days.stream().mapToInt(day -> day.spoken().size()).sum();
    }

    /// How often it was missed.
    public int missed() {
        return days.stream().mapToInt(SoundDay::missed).sum();
    }

    /// The share of times that it was said well, 0 to 1.
    public double share() {
        return times() == 0 ? 0 : 1 - (double) missed() / times();
    }

    /// Every time that it was said, oldest first.
    public List<SpokenSound> spoken() {
        return days.stream().flatMap(day -> day.spoken().stream()).toList();
    }

    private boolean isKnown() {
        return times() >= KNOWN_FROM && share() >= SoundDay.WELL;
    }

    private Optional<MemoryState> memory() {
        MemoryState memory = null;
        for (int i = 0; i < days.size(); i++) {
            SoundDay day = days.get(i);
            memory = memory == null ? begun(i).orElse(null) : memory.next(day.isGood(), end(day));
        }
        return Optional.ofNullable(memory);
    }

    private Optional<MemoryState> begun(int today) {
        SoundDay day = days.get(today);
        int misses = days.subList(0, today + 1).stream()
                .filter(earlier -> ChronoUnit.DAYS.between(earlier.day(), day.day()) < MISSED_WITHIN_DAYS)
                .mapToInt(SoundDay::missed)
                .sum();
        return day.missed() > 0 && misses >= MISSES ? Optional.of(MemoryState.missedAt(end(day))) : Optional.empty();
    }

    private static Instant end(SoundDay day) {
        return day.spoken().getLast().at();
    }
}
