package app.saywell.desk.classes.sounds;

import app.saywell.desk.classes.sounds.SpokenSound.WordPlace;
import app.saywell.desk.school.take.ScoringResult;
import app.saywell.desk.school.take.TakeScore;
import app.saywell.speech.Phoneme;
import app.saywell.speech.Word;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// The sounds of one result.
final class ResultSounds {
    private ResultSounds() {}

    static List<SpokenSound> of(TakeScore score, ScoringResult result) {
        List<SpokenSound> sounds = new ArrayList<>();
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
        return List.copyOf(sounds);
    }

    private static String bare(String word) {
        return word.replaceAll("^[^\\p{L}\\p{N}]+|[^\\p{L}\\p{N}]+$", "").toLowerCase(Locale.ENGLISH);
    }
}
