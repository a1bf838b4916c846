package app.saywell.engine.lexicon.english;

import app.saywell.engine.lexicon.Phone;
import app.saywell.engine.lexicon.Sound;
import app.saywell.engine.lexicon.Stress;

import java.util.ArrayList;
import java.util.List;

/// Keeps the rule that a word has one main stress.
final class StressPattern {
    private StressPattern() {}

    /// The sound with a main stress made secondary.
    static Sound weaker(Sound sound) {
        return sound.stress() == Stress.PRIMARY ? sound.under(Stress.SECONDARY) : sound;
    }

    /// The sounds with exactly one main stress, when there is a vowel: of several the last stays,
    /// and where there is none, the first secondary stress, the first full vowel or the first vowel
    /// gets it.
    static List<Sound> mended(List<Sound> sounds) {
        int main = -1;
        int secondary = -1;
        int full = -1;
        int any = -1;
        for (int i = sounds.size() - 1; i >= 0; i--) {
            Sound sound = sounds.get(i);
            if (sound.phone().vowel()) {
                any = i;
                full = sound.phone() == Phone.AH ? full : i;
                secondary = sound.stress() == Stress.SECONDARY ? i : secondary;
                main = main < 0 && sound.stress() == Stress.PRIMARY ? i : main;
            }
        }
        int chosen = main >= 0 ? main : secondary >= 0 ? secondary : full >= 0 ? full : any;
        List<Sound> result = new ArrayList<>(sounds.size());
        for (int i = 0; i < sounds.size(); i++) {
            Sound sound = sounds.get(i);
            result.add(i == chosen ? sound.under(Stress.PRIMARY) : weaker(sound));
        }
        return result;
    }
}
