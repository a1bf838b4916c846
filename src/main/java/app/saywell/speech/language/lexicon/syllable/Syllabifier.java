package app.saywell.speech.language.lexicon.syllable;

import app.saywell.speech.language.lexicon.Phone;
import app.saywell.speech.language.lexicon.Pronunciation;
import app.saywell.speech.language.lexicon.Stress;
import app.saywell.speech.language.lexicon.StressedPhone;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Divides a pronounced word into syllables. As many consonants as may begin a syllable go with the
/// next vowel (maximal onset), except at the boundary of a suffix.
public final class Syllabifier {
    private static final Set<String> CODA_SPELLINGS = Set.of("ck", "tch", "dg", "dge");

    private static final Set<Phone> SHORT_VOWELS =
            EnumSet.of(Phone.AA, Phone.AE, Phone.AH, Phone.EH, Phone.IH, Phone.UH);

    private Syllabifier() {}

    /// The syllables of a word, in order. Together they cover all sounds, and their graphemes
    /// joined give the word. When there are too few letters for all syllables (the letter W), no
    /// syllable has a grapheme. A pronunciation without a vowel is one syllable.
    ///
    /// @param word its spelling; null when it is not written in letters, and then there are no
    ///     graphemes
    public static List<SyllableSpan> syllables(@Nullable String word, Pronunciation pronunciation) {
        List<StressedPhone> sounds = pronunciation.sounds();
        int[] letterEnds = word == null ? new int[0] : LetterSoundAligner.letterEnds(word, sounds);
        List<Integer> syllableStarts = syllableStarts(word, sounds, letterEnds);
        List<String> graphemes = word == null ? List.of() : graphemes(word, syllableStarts, letterEnds);
        List<SyllableSpan> syllables = new ArrayList<>();
        for (int syllableIndex = 0; syllableIndex < syllableStarts.size(); syllableIndex++) {
            int endSound =
                    syllableIndex + 1 == syllableStarts.size() ? sounds.size() : syllableStarts.get(syllableIndex + 1);
            String grapheme = graphemes.isEmpty() ? null : graphemes.get(syllableIndex);
            syllables.add(span(sounds, syllableStarts.get(syllableIndex), endSound, grapheme));
        }
        return List.copyOf(syllables);
    }

    /// The letters of each syllable; empty when a syllable would get no letter.
    private static List<String> graphemes(String word, List<Integer> starts, int[] letterEnds) {
        List<String> graphemes = new ArrayList<>();
        int nextLetter = 0;
        for (int syllableIndex = 1; syllableIndex <= starts.size(); syllableIndex++) {
            boolean last = syllableIndex == starts.size();
            int end = last ? word.length() : graphemeEnd(word, starts.get(syllableIndex), letterEnds);
            if (end <= nextLetter) {
                return List.of();
            }
            graphemes.add(word.substring(nextLetter, end));
            nextLetter = end;
        }
        return graphemes;
    }

    private static List<Integer> syllableStarts(@Nullable String word, List<StressedPhone> sounds, int[] letterEnds) {
        List<Integer> starts = new ArrayList<>(List.of(0));
        int suffixStart = word == null ? -1 : suffixStart(word.toLowerCase(Locale.ROOT), letterEnds);
        int previousVowel = -1;
        for (int i = 0; i < sounds.size(); i++) {
            if (sounds.get(i).phone().isVowel()) {
                if (previousVowel >= 0) {
                    List<Phone> between = sounds.subList(previousVowel + 1, i).stream()
                            .map(StressedPhone::phone)
                            .toList();
                    boolean startsSuffix = suffixStart > previousVowel && suffixStart <= i;
                    int start = startsSuffix ? suffixStart : i - onsetLength(sounds.get(previousVowel), between);
                    starts.add(start < i && isCodaSpelling(word, letterEnds, start) ? start + 1 : start);
                }
                previousVowel = i;
            }
        }
        return starts;
    }

    /// How many consonants go with the next vowel. When there are two or more, a stressed short
    /// vowel keeps one of them: sis-ter, bed-room.
    private static int onsetLength(StressedPhone vowel, List<Phone> consonants) {
        int longest = OnsetClusters.longestOnset(consonants);
        boolean isOpenSyllable = longest > 1 && longest == consonants.size();
        return isOpenSyllable && vowel.stress().isStressed() && SHORT_VOWELS.contains(vowel.phone())
                ? longest - 1
                : longest;
    }

    /// Whether the sound is spelled with letters that never begin a syllable (brack-et, kitch-en,
    /// badg-er), or is the second sound of an x (tax-i, ex-am).
    private static boolean isCodaSpelling(@Nullable String word, int[] letterEnds, int sound) {
        return word != null
                && sound > 0
                && (isSecondSoundOfX(word, letterEnds, sound)
                        || CODA_SPELLINGS.contains(word.substring(letterEnds[sound - 1], letterEnds[sound])
                                .toLowerCase(Locale.ROOT)));
    }

    private static boolean isSecondSoundOfX(String word, int[] letterEnds, int sound) {
        int end = letterEnds[sound];
        return end == letterEnds[sound - 1] && end > 0 && Character.toLowerCase(word.charAt(end - 1)) == 'x';
    }

    /// The index of the first sound of a suffix that forms its own syllable, or -1.
    private static int suffixStart(String word, int[] letterEnds) {
        for (String ending : List.of("less", "like", "ment", "ward", "wise", "ly")) {
            int stemLength = word.length() - ending.length();
            boolean endsInSyllabicL =
                    ending.equals("ly") && stemLength > 1 && "bpm".indexOf(word.charAt(stemLength - 1)) >= 0;
            if (word.endsWith(ending) && stemLength >= 3 && !endsInSyllabicL) {
                for (int soundIndex = 0; soundIndex + 1 < letterEnds.length; soundIndex++) {
                    if (letterEnds[soundIndex] == stemLength) {
                        return soundIndex + 1;
                    }
                }
            }
        }
        return -1;
    }

    /// Doubled consonant letters between two vowels are split: let-ter.
    private static int graphemeEnd(String word, int sound, int[] letterEnds) {
        int end = letterEnds[sound - 1];
        boolean isDoubledConsonant = end > 0
                && letterEnds[sound] >= end + 2
                && word.charAt(end) == word.charAt(end + 1)
                && "aeiou".indexOf(Character.toLowerCase(word.charAt(end))) < 0;
        return isDoubledConsonant ? end + 1 : end;
    }

    private static SyllableSpan span(List<StressedPhone> sounds, int from, int to, @Nullable String grapheme) {
        StringBuilder ipa = new StringBuilder();
        Stress stress = Stress.NONE;
        for (StressedPhone sound : sounds.subList(from, to)) {
            ipa.append(sound.ipa());
            stress = sound.phone().isVowel() ? sound.stress() : stress;
        }
        return new SyllableSpan(from, to, ipa.toString(), stress, grapheme);
    }
}
