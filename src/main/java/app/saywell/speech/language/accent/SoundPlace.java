package app.saywell.speech.language.accent;

import app.saywell.speech.language.lexicon.Phone;
import app.saywell.speech.language.lexicon.StressedPhone;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Where a sound stands in its word, as the table of first languages names places;
/// `src/train/ear/README.md` says what each means.
public enum SoundPlace {
    ANY,
    INITIAL,
    FINAL,
    /// A single consonant between vowels.
    MEDIAL,
    /// One of several consonants that begin a syllable.
    ONSET_CLUSTER,
    /// One of several consonants that end a syllable.
    CODA_CLUSTER,
    /// A consonant that ends a syllable.
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
    ///
    /// @param nextWord the first phone of the next word, if there is one
    public static Set<SoundPlace> of(List<StressedPhone> word, int index, @Nullable Phone nextWord) {
        List<Phone> phones = word.stream().map(StressedPhone::phone).toList();
        Set<SoundPlace> places = EnumSet.of(ANY);
        boolean last = index + 1 == phones.size();
        addIf(places, INITIAL, index == 0);
        addIf(places, FINAL, last);
        if (phones.get(index).isVowel()) {
            addIf(places, STRESSED, word.get(index).stress().isStressed());
        } else {
            addOfConsonant(places, phones, index);
        }
        Phone next = last ? nextWord : phones.get(index + 1);
        if (next != null) {
            addIf(places, BEFORE_HIGH, !last && HIGH.contains(next));
            addIf(places, BEFORE_BACK, !last && BACK.contains(next));
            addIf(places, BEFORE_NASAL, NASAL.contains(next));
        }
        return places;
    }

    private static void addOfConsonant(Set<SoundPlace> places, List<Phone> phones, int index) {
        ConsonantGroup group = ConsonantGroup.of(phones, index);
        boolean several = ConsonantGroup.isGlide(phones.get(index)) ? group.first() < index : index < group.last();
        if (group.onset()) {
            addIf(places, ONSET_CLUSTER, several);
        } else {
            places.add(CODA);
            addIf(places, CODA_CLUSTER, group.first() < group.last());
        }
        addIf(places, INITIAL_S_CLUSTER, index == 0 && phones.getFirst() == Phone.S && group.last() > 0);
        boolean inside = index > 0 && index + 1 < phones.size();
        addIf(
                places,
                MEDIAL,
                inside
                        && group.onset()
                        && group.first() == group.last()
                        && phones.get(index - 1).isVowel());
    }

    private static void addIf(Set<SoundPlace> places, SoundPlace place, boolean holds) {
        if (holds) {
            places.add(place);
        }
    }
}
