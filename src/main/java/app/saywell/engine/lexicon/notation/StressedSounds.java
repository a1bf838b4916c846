package app.saywell.engine.lexicon.notation;

import app.saywell.engine.lexicon.Phone;
import app.saywell.engine.lexicon.Sound;
import app.saywell.engine.lexicon.Stress;

import java.util.ArrayList;
import java.util.List;

/// Collects sounds while a notation is read: a stress mark waits for the next vowel.
final class StressedSounds {
    private final List<Sound> sounds = new ArrayList<>();
    private Stress waiting = Stress.NONE;

    void mark(Stress stress) {
        waiting = stress;
    }

    void add(Phone phone) {
        if (phone.vowel()) {
            sounds.add(Sound.of(phone, waiting));
            waiting = Stress.NONE;
        } else {
            sounds.add(Sound.of(phone, Stress.NONE));
        }
    }

    /// The consonant just added is a syllable of its own: a schwa before it.
    void syllabic() {
        if (!sounds.isEmpty() && !sounds.getLast().phone().vowel()) {
            sounds.add(sounds.size() - 1, Sound.of(Phone.AH, Stress.NONE));
        }
    }

    /// The sounds; a word whose stress is not written down has it on its only vowel, or on the
    /// first that is no schwa.
    List<Sound> finished(int length) {
        if (sounds.isEmpty()) {
            throw new NotationException("There is no sound in it.", length);
        }
        boolean unmarked = sounds.stream().noneMatch(s -> s.stress() == Stress.PRIMARY);
        if (unmarked) {
            int main = firstVowel(false);
            main = main < 0 ? firstVowel(true) : main;
            if (main >= 0) {
                sounds.set(main, sounds.get(main).under(Stress.PRIMARY));
            }
        }
        return List.copyOf(sounds);
    }

    private int firstVowel(boolean schwaToo) {
        for (int i = 0; i < sounds.size(); i++) {
            Phone phone = sounds.get(i).phone();
            if (phone.vowel() && (schwaToo || phone != Phone.AH)) {
                return i;
            }
        }
        return -1;
    }
}
