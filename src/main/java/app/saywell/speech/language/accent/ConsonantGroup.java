package app.saywell.speech.language.accent;

import app.saywell.speech.language.lexicon.Phone;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/// The consonants that begin or end a syllable together.
///
/// @param onset whether they begin it
/// @param first index of the first one in its word
/// @param last index of the last one
record ConsonantGroup(boolean onset, int first, int last) {
    private static final Set<Phone> GLIDES = EnumSet.of(Phone.L, Phone.R, Phone.W, Phone.Y);
    private static final Set<Phone> NASALS = EnumSet.of(Phone.M, Phone.N, Phone.NG);
    private static final Set<Phone> VOICELESS_STOPS = EnumSet.of(Phone.P, Phone.T, Phone.K);

    /// The group of the consonant at an index. Between two vowels the next syllable begins with the
    /// last consonant, with a stop or fricative and a glide, and with an s before these or before a
    /// voiceless stop.
    static ConsonantGroup of(List<Phone> word, int index) {
        int first = index;
        int last = index;
        while (first > 0 && !word.get(first - 1).isVowel()) {
            first--;
        }
        while (last + 1 < word.size() && !word.get(last + 1).isVowel()) {
            last++;
        }
        if (first == 0) {
            return new ConsonantGroup(true, first, last);
        }
        if (last + 1 == word.size()) {
            return new ConsonantGroup(false, first, last);
        }
        int cut = onsetOf(word, first, last);
        return index >= cut ? new ConsonantGroup(true, cut, last) : new ConsonantGroup(false, first, cut - 1);
    }

    private static int onsetOf(List<Phone> word, int first, int last) {
        int cut = last;
        if (isGlide(word.get(last)) && cut > first && !isSonorant(word.get(cut - 1))) {
            cut--;
        }
        if (cut > first && VOICELESS_STOPS.contains(word.get(cut)) && word.get(cut - 1) == Phone.S) {
            cut--;
        }
        return cut;
    }

    /// Whether it is l, r, w or j.
    static boolean isGlide(Phone phone) {
        return GLIDES.contains(phone);
    }

    private static boolean isSonorant(Phone phone) {
        return isGlide(phone) || NASALS.contains(phone);
    }
}
