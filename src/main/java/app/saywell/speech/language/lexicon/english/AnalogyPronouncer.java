package app.saywell.speech.language.lexicon.english;

import app.saywell.speech.language.lexicon.StressedPhone;
import app.saywell.speech.language.lexicon.english.AffixTable.PrefixRule;
import app.saywell.speech.language.lexicon.english.AffixTable.SuffixRule;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/// Derives pronunciations of unknown words from known words: inflections and derivations, British
/// spellings, and compounds of two words.
final class AnalogyPronouncer {
    private static final int MIN_STEM_LETTERS = 3;
    private static final int MIN_PART_LETTERS = 4;
    private static final int MAX_AFFIXES = 2;

    private final Function<String, List<List<StressedPhone>>> knownPronunciations;

    /// @param knownPronunciations returns the pronunciations of a word, or none when it is not
    ///     known
    AnalogyPronouncer(Function<String, List<List<StressedPhone>>> knownPronunciations) {
        this.knownPronunciations = knownPronunciations;
    }

    /// The pronunciations of a word, or none.
    List<List<StressedPhone>> pronounce(String word) {
        return pronounce(word, MAX_AFFIXES);
    }

    private List<List<StressedPhone>> pronounce(String word, int maxAffixes) {
        List<List<StressedPhone>> pronunciations = suffixed(word, maxAffixes);
        if (pronunciations.isEmpty()) {
            pronunciations = britishSpelt(word);
        }
        if (pronunciations.isEmpty()) {
            pronunciations = prefixed(word, maxAffixes);
        }
        return pronunciations.isEmpty() ? compound(word) : pronunciations;
    }

    private List<List<StressedPhone>> find(String word, int maxAffixes) {
        List<List<StressedPhone>> pronunciations = knownPronunciations.apply(word);
        return pronunciations.isEmpty() && maxAffixes > 1 ? pronounce(word, maxAffixes - 1) : pronunciations;
    }

    private List<List<StressedPhone>> britishSpelt(String word) {
        for (String american : BritishSpelling.americanSpellings(word)) {
            List<List<StressedPhone>> pronunciations = find(american, MAX_AFFIXES);
            if (!pronunciations.isEmpty()) {
                return pronunciations;
            }
        }
        return List.of();
    }

    private List<List<StressedPhone>> suffixed(String word, int maxAffixes) {
        for (SuffixRule suffix : AffixTable.SUFFIXES) {
            if (word.endsWith(suffix.letters())) {
                String stemLetters =
                        word.substring(0, word.length() - suffix.letters().length());
                for (String stem : stems(stemLetters, suffix)) {
                    List<List<StressedPhone>> pronunciations = find(stem, maxAffixes);
                    if (stem.length() >= MIN_STEM_LETTERS && !pronunciations.isEmpty()) {
                        return joined(pronunciations, suffix);
                    }
                }
            }
        }
        return List.of();
    }

    /// The possible stems before the suffix was added: hop-ed from hope or hop, happi-ness from
    /// happy.
    private static List<String> stems(String stemLetters, SuffixRule suffix) {
        List<String> stems = new ArrayList<>();
        int lastIndex = stemLetters.length() - 1;
        if (suffix.letters().equals("ies")) {
            return List.of(stemLetters + "y");
        }
        if (lastIndex < 1) {
            return stems;
        }
        if (stemLetters.charAt(lastIndex) == 'i') {
            stems.add(stemLetters.substring(0, lastIndex) + "y");
        }
        boolean doubled = stemLetters.charAt(lastIndex) == stemLetters.charAt(lastIndex - 1);
        if (suffix.startsWithVowel() && !suffix.letters().equals("es")) {
            if (!doubled) {
                stems.add(stemLetters + "e");
            }
            stems.add(stemLetters);
            if (doubled) {
                stems.add(stemLetters.substring(0, lastIndex));
            }
        } else {
            stems.add(stemLetters);
        }
        return stems;
    }

    private static List<List<StressedPhone>> joined(List<List<StressedPhone>> stems, SuffixRule suffix) {
        List<List<StressedPhone>> joinedSounds = new ArrayList<>();
        for (List<StressedPhone> stem : stems) {
            for (List<StressedPhone> ending : suffix.soundsAfter(stem.getLast().phone())) {
                List<StressedPhone> sounds = new ArrayList<>(stem);
                sounds.addAll(ending);
                joinedSounds.add(StressPattern.withOnePrimaryStress(sounds));
            }
        }
        return joinedSounds;
    }

    private List<List<StressedPhone>> prefixed(String word, int maxAffixes) {
        for (PrefixRule prefix : AffixTable.PREFIXES) {
            int length = prefix.letters().length();
            if (word.startsWith(prefix.letters()) && word.length() >= length + MIN_PART_LETTERS) {
                List<List<StressedPhone>> prefixedSounds = new ArrayList<>();
                for (List<StressedPhone> stem : find(word.substring(length), maxAffixes)) {
                    List<StressedPhone> sounds = new ArrayList<>(prefix.sounds());
                    sounds.addAll(stem);
                    prefixedSounds.add(sounds);
                }
                if (!prefixedSounds.isEmpty()) {
                    return prefixedSounds;
                }
            }
        }
        return List.of();
    }

    /// Splits the word into two known words, as close to the middle as possible. The second word
    /// loses its main stress.
    private List<List<StressedPhone>> compound(String word) {
        int middle = word.length() / 2;
        for (int offset = 0; middle - offset >= MIN_PART_LETTERS; offset++) {
            for (int split : new int[] {middle + offset, middle - offset}) {
                if (word.length() - split >= MIN_PART_LETTERS) {
                    List<List<StressedPhone>> head = knownPronunciations.apply(word.substring(0, split));
                    List<List<StressedPhone>> tail = knownPronunciations.apply(word.substring(split));
                    if (!head.isEmpty() && !tail.isEmpty()) {
                        List<StressedPhone> sounds = new ArrayList<>(head.getFirst());
                        tail.getFirst().forEach(sound -> sounds.add(StressPattern.demotePrimary(sound)));
                        return List.of(sounds);
                    }
                }
            }
        }
        return List.of();
    }
}
