package app.saywell.desk.classes.sounds;

import app.saywell.desk.classes.sounds.SpokenSound.WordPlace;
import app.saywell.desk.school.take.LearnerScore;
import app.saywell.desk.school.take.ScoringResult;
import app.saywell.desk.school.take.TakeScore;
import app.saywell.desk.store.Library;
import app.saywell.speech.Phoneme;
import app.saywell.speech.Word;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// Reads the sounds that a learner has said, from the newest result of each take, with what the teacher
/// marked. Parses every result: call it on a worker thread.
public final class SpokenSounds {
    /// Results are read so many at a time, so that the answers of a year are never in memory at once.
    private static final int AT_ONCE = 100;

    private final Library library;

    public SpokenSounds(Library library) {
        this.library = library;
    }

    /// All sounds of a learner, oldest take first.
    public List<SpokenSound> read(long learnerId) {
        return readLatest(learnerId, Integer.MAX_VALUE);
    }

    /// The sounds of a learner's newest takes, oldest take first.
    ///
    /// @param takes how many takes at most
    public List<SpokenSound> readLatest(long learnerId, int takes) {
        List<LearnerScore> all = library.scores().findNewest(learnerId);
        List<TakeScore> scores = all.subList(Math.max(0, all.size() - takes), all.size()).stream()
                .map(LearnerScore::score)
                .toList();
        List<SpokenSound> sounds = new ArrayList<>();
        for (int from = 0; from < scores.size(); from += AT_ONCE) {
            List<TakeScore> some = scores.subList(from, Math.min(scores.size(), from + AT_ONCE));
            Map<Long, ScoringResult> results = library.results()
                    .findAll(some.stream().map(TakeScore::resultId).toList());
            some.forEach(score ->
                    Optional.ofNullable(results.get(score.resultId())).ifPresent(result -> add(score, result, sounds)));
        }
        return sounds;
    }

    private static void add(TakeScore score, ScoringResult result, List<SpokenSound> sounds) {
        for (Word word : result.pronunciationResult().words()) {
            WordPlace place = new WordPlace(bare(word.word()), score.takeId(), word.start(), word.end());
            for (Phoneme phoneme : word.phonemes()) {
                if (!phoneme.phoneme().isEmpty()) {
                    sounds.add(new SpokenSound(
                            phoneme.phoneme(),
                            phoneme.correct(),
                            phoneme.score(),
                            place,
                            score.recordedAt(),
                            score.engine()));
                }
            }
        }
    }

    private static String bare(String word) {
        return word.replaceAll("^[^\\p{L}\\p{N}]+|[^\\p{L}\\p{N}]+$", "").toLowerCase(Locale.ENGLISH);
    }
}
