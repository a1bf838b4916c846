package app.saywell.speech.language.lexicon.english;

import app.saywell.speech.language.lexicon.Phone;
import app.saywell.speech.language.lexicon.Stress;
import app.saywell.speech.language.lexicon.StressedPhone;
import java.util.ArrayList;
import java.util.List;

/// Makes sure that a word has exactly one primary stress.
final class StressPattern {
    private StressPattern() {}

    /// The sound with primary stress reduced to secondary.
    static StressedPhone demotePrimary(StressedPhone sound) {
        return sound.stress() == Stress.PRIMARY ? sound.withStress(Stress.SECONDARY) : sound;
    }

    /// The sounds with exactly one primary stress, if there is a vowel. Of several primary stresses
    /// the last one is kept. When there is none, the first secondary stress gets it, else the first
    /// full vowel, else the first vowel.
    static List<StressedPhone> withOnePrimaryStress(List<StressedPhone> sounds) {
        int primary = -1;
        int secondary = -1;
        int firstFullVowel = -1;
        int firstVowel = -1;
        for (int i = sounds.size() - 1; i >= 0; i--) {
            StressedPhone sound = sounds.get(i);
            if (sound.phone().isVowel()) {
                firstVowel = i;
                firstFullVowel = sound.phone() == Phone.AH ? firstFullVowel : i;
                secondary = sound.stress() == Stress.SECONDARY ? i : secondary;
                primary = primary < 0 && sound.stress() == Stress.PRIMARY ? i : primary;
            }
        }
        int chosen =
                primary >= 0 ? primary : secondary >= 0 ? secondary : firstFullVowel >= 0 ? firstFullVowel : firstVowel;
        List<StressedPhone> result = new ArrayList<>(sounds.size());
        for (int i = 0; i < sounds.size(); i++) {
            StressedPhone sound = sounds.get(i);
            result.add(i == chosen ? sound.withStress(Stress.PRIMARY) : demotePrimary(sound));
        }
        return result;
    }
}
