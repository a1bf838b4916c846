package app.saywell.desk.reports;

import app.saywell.desk.classes.sounds.SoundProgress;
import app.saywell.desk.classes.sounds.SpokenSound;
import app.saywell.desk.school.TimePeriod;
import java.time.Instant;
import java.time.ZoneId;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The sounds that a learner has mastered at the end of a term, by the one rule of [SoundProgress]: what was said
/// before the term counts, what was said after it does not.
///
/// @param spoken all that the learner has said, oldest first
record MasteredSounds(List<SpokenSound> spoken, TimePeriod term) {
    /// A sound that was said less often in the term tells nothing of it.
    private static final int MIN_SAID = SoundTally.MIN_SAID;

    private static final Comparator<MasteredSound> MOST_SAID =
            Comparator.comparing(MasteredSound::said, Comparator.reverseOrder()).thenComparing(MasteredSound::sound);

    /// A sound that was mastered, with words of the term in which it was said well.
    ///
    /// @param sound in IPA
    /// @param words newest first
    record MasteredSound(String sound, int said, List<String> words) {}

    /// Sounds that were missed before and were mastered in the term, those said most often first.
    List<MasteredSound> learned() {
        Set<String> before = until(term.from())
                .filter(SoundProgress::isMastered)
                .map(SoundProgress::sound)
                .collect(Collectors.toSet());
        return mastered()
                .filter(sound -> sound.isPractised() && !before.contains(sound.sound()))
                .map(this::inTerm)
                .filter(sound -> sound.said() >= MIN_SAID)
                .sorted(MOST_SAID)
                .toList();
    }

    /// Sounds that were mastered and that were not practised, those said most often first.
    List<MasteredSound> steady() {
        return mastered()
                .filter(sound -> !sound.isPractised())
                .map(this::inTerm)
                .filter(sound -> sound.said() >= MIN_SAID)
                .sorted(MOST_SAID)
                .toList();
    }

    private Stream<SoundProgress> mastered() {
        return until(term.until()).filter(SoundProgress::isMastered);
    }

    private Stream<SoundProgress> until(Instant end) {
        return SoundProgress.of(
                spoken.stream().filter(said -> said.at().isBefore(end)).toList(), ZoneId.systemDefault())
                .stream();
    }

    private MasteredSound inTerm(SoundProgress sound) {
        List<SpokenSound> own = sound.spoken().stream()
                .filter(said -> !said.at().isBefore(term.from()))
                .toList();
        List<String> words = own.reversed().stream()
                .filter(SpokenSound::right)
                .map(said -> said.place().word())
                .distinct()
                .toList();
        return new MasteredSound(sound.sound(), own.size(), words);
    }
}
