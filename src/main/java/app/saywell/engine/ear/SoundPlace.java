package app.saywell.engine.ear;

import app.saywell.engine.align.PhoneSegment;
import app.saywell.engine.lexicon.Phone;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/// Where a sound stands in its word, as the table of first languages names places.
enum SoundPlace {
    ANY,
    INITIAL,
    FINAL,
    /// Inside the word, between vowels.
    MEDIAL,
    /// A consonant beside another one before a vowel.
    ONSET_CLUSTER,
    /// A consonant beside another one after the last vowel, or where two syllables meet.
    CODA_CLUSTER,
    /// A consonant before no vowel.
    CODA,
    INITIAL_S_CLUSTER,
    BEFORE_HIGH,
    BEFORE_BACK,
    BEFORE_NASAL,
    STRESSED;

    private static final Set<Phone> HIGH = EnumSet.of(Phone.IY, Phone.IH);
    private static final Set<Phone> BACK = EnumSet.of(Phone.UH, Phone.UW);
    private static final Set<Phone> NASAL = EnumSet.of(Phone.M, Phone.N);

    /// The place of a name in the table.
    ///
    /// @throws IllegalArgumentException if there is none
    static SoundPlace ofName(String name) {
        return valueOf(name.toUpperCase(Locale.ROOT));
    }

    /// All places in which one sound of a word stands.
    static Set<SoundPlace> of(List<PhoneSegment> word, int index) {
        Set<SoundPlace> places = EnumSet.of(ANY);
        boolean first = index == 0;
        boolean last = index + 1 == word.size();
        boolean before = !first && !isVowel(word, index - 1);
        boolean after = !last && !isVowel(word, index + 1);
        addIf(places, INITIAL, first);
        addIf(places, FINAL, last);
        addIf(places, MEDIAL, !first && !last && !before && !after);
        if (isVowel(word, index)) {
            addIf(places, STRESSED, word.get(index).sound().stress().isStressed());
        } else {
            boolean vowelBefore = hasVowel(word, 0, index);
            boolean vowelAfter = hasVowel(word, index, word.size());
            if (after && vowelAfter) {
                places.add(!vowelBefore || !before ? ONSET_CLUSTER : CODA_CLUSTER);
            }
            addIf(places, CODA_CLUSTER, (before || after) && !vowelAfter);
            addIf(places, CODA, last || after);
            addIf(places, INITIAL_S_CLUSTER, first && after && phone(word, 0) == Phone.S);
        }
        if (!last) {
            Phone next = phone(word, index + 1);
            addIf(places, BEFORE_HIGH, HIGH.contains(next));
            addIf(places, BEFORE_BACK, BACK.contains(next));
            addIf(places, BEFORE_NASAL, NASAL.contains(next));
        }
        return places;
    }

    private static void addIf(Set<SoundPlace> places, SoundPlace place, boolean holds) {
        if (holds) {
            places.add(place);
        }
    }

    private static boolean hasVowel(List<PhoneSegment> word, int from, int to) {
        for (int i = from; i < to; i++) {
            if (isVowel(word, i)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isVowel(List<PhoneSegment> word, int index) {
        return phone(word, index).isVowel();
    }

    private static Phone phone(List<PhoneSegment> word, int index) {
        return word.get(index).sound().phone();
    }
}
