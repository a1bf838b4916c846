package app.saywell.speech.language.lexicon.notation;

import app.saywell.speech.language.lexicon.Phone;
import app.saywell.speech.language.lexicon.Stress;
import app.saywell.speech.language.lexicon.StressedPhone;
import java.util.ArrayList;
import java.util.List;

/// Collects sounds while a notation is parsed. A stress mark applies to the next vowel.
final class StressedPhoneCollector {
    private final List<StressedPhone> sounds = new ArrayList<>();
    private Stress pendingStress = Stress.NONE;

    void setStress(Stress stress) {
        pendingStress = stress;
    }

    void add(Phone phone) {
        if (phone.isVowel()) {
            sounds.add(StressedPhone.of(phone, pendingStress));
            pendingStress = Stress.NONE;
        } else {
            sounds.add(StressedPhone.of(phone, Stress.NONE));
        }
    }

    /// Makes the last consonant syllabic by inserting a schwa before it.
    void makeSyllabic() {
        if (!sounds.isEmpty() && !sounds.getLast().phone().isVowel()) {
            sounds.add(sounds.size() - 1, StressedPhone.of(Phone.AH, Stress.NONE));
        }
    }

    /// The sounds. When no stress was marked, the first vowel that is not a schwa gets it, else the
    /// first vowel.
    List<StressedPhone> finish(int endPosition) {
        if (sounds.isEmpty()) {
            throw new PronunciationSyntaxException("The pronunciation contains no sound.", endPosition);
        }
        boolean unmarked = sounds.stream().noneMatch(sound -> sound.stress() == Stress.PRIMARY);
        if (unmarked) {
            int stressedIndex = firstVowel(false);
            stressedIndex = stressedIndex < 0 ? firstVowel(true) : stressedIndex;
            if (stressedIndex >= 0) {
                sounds.set(stressedIndex, sounds.get(stressedIndex).withStress(Stress.PRIMARY));
            }
        }
        return List.copyOf(sounds);
    }

    private int firstVowel(boolean schwaToo) {
        for (int i = 0; i < sounds.size(); i++) {
            Phone phone = sounds.get(i).phone();
            if (phone.isVowel() && (schwaToo || phone != Phone.AH)) {
                return i;
            }
        }
        return -1;
    }
}
