package app.saywell.desk.daily;

import app.saywell.desk.classes.sounds.SoundProgress;
import app.saywell.desk.classes.sounds.SpokenSound;
import app.saywell.desk.school.daily.DailySession;
import app.saywell.desk.school.daily.PlannedStep;
import app.saywell.desk.school.take.LearnerScore;
import java.time.ZoneId;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/// Where a learner begins, as eight sentences told it.
///
/// @param level of the lessons to begin with
/// @param sounds in IPA, those missed most first; at most five
/// @param read how many of the sentences were read and scored
public record Placement(LearnerLevel level, List<String> sounds, int read) {
    /// What is read. Each sound of the contrasts of ear training stands in them at least twice, most of them in
    /// different places of a word; `PlacementTest` counts them.
    public static final List<String> SENTENCES = List.of(
            "The little girl really likes the long red river.",
            "Five friends paid for fresh coffee, fish and apple pie.",
            "I think both brothers have a birthday on the third Thursday.",
            "Please leave the big ship and sit in this clean seat.",
            "My dad said the bad bed in the back had no black bag.",
            "She saw seven zebras, some sheep and a bus at the zoo.",
            "The young vet drove a large blue van over the bridge last July.",
            "We watched the cook choose a good cup for the hot soup.");

    private static final int MAX_SOUNDS = 5;

    /// Copies the list.
    public Placement {
        sounds = List.copyOf(sounds);
    }

    /// What a session told; empty before the first sentence is scored.
    ///
    /// @param scores the newest score of each take of the learner
    /// @param spoken all sounds of the learner
    static Optional<Placement> of(
            DailySession session, List<LearnerScore> scores, List<SpokenSound> spoken, ZoneId zone) {
        Set<Long> sentences = session.steps().stream()
                .map(PlannedStep::sentences)
                .flatMap(List::stream)
                .collect(Collectors.toSet());
        List<LearnerScore> own = scores.stream()
                .filter(score -> sentences.contains(score.owner().sentenceId())
                        && !score.score().recordedAt().isBefore(session.startedAt()))
                .toList();
        if (own.isEmpty()) {
            return Optional.empty();
        }
        Set<Long> takes = own.stream().map(score -> score.score().takeId()).collect(Collectors.toSet());
        List<SpokenSound> said = spoken.stream()
                .filter(sound -> takes.contains(sound.place().takeId()))
                .toList();
        double percent = own.stream()
                .mapToDouble(score -> score.score().percentCorrect())
                .average()
                .orElse(0);
        int read = (int)
                own.stream().map(score -> score.owner().sentenceId()).distinct().count();
        return Optional.of(new Placement(LearnerLevel.of(percent), missed(said, zone), read));
    }

    private static List<String> missed(List<SpokenSound> said, ZoneId zone) {
        return SoundProgress.of(said, zone).stream()
                .filter(sound -> sound.missed() > 0)
                .sorted(Comparator.comparingDouble(SoundProgress::share)
                        .thenComparing(
                                Comparator.comparingInt(SoundProgress::missed).reversed()))
                .limit(MAX_SOUNDS)
                .map(SoundProgress::sound)
                .toList();
    }
}
