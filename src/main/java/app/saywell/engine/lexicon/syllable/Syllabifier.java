package app.saywell.engine.lexicon.syllable;

import app.saywell.engine.lexicon.Phone;
import app.saywell.engine.lexicon.Pronunciation;
import app.saywell.engine.lexicon.Sound;
import app.saywell.engine.lexicon.Stress;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/// Cuts a pronounced word into syllables: as many consonants as may begin a syllable go with the
/// vowel after them (maximal onset), except across the joint of a word and its ending.
public final class Syllabifier {
    private static final Set<String> CLOSING = Set.of("ck", "tch", "dg", "dge");

    private static final Set<Phone> SHORT =
            EnumSet.of(Phone.AA, Phone.AE, Phone.AH, Phone.EH, Phone.IH, Phone.UH);

    private Syllabifier() {}

    /// The syllables of a word in order; together they cover every sound, and their graphemes
    /// joined are the word, unless there are too few letters to share out (the letter W): then no
    /// syllable has any. A pronunciation without a vowel is one syllable.
    ///
    /// @param word as it is written; null where it is not written in letters, and then there are
    ///     no graphemes
    public static List<SyllableSpan> syllables(@Nullable String word, Pronunciation pronunciation) {
        List<Sound> sounds = pronunciation.sounds();
        int[] ends = word == null ? new int[0] : Spelling.ends(word, sounds);
        List<Integer> starts = starts(word, sounds, ends);
        List<String> graphemes = word == null ? List.of() : graphemes(word, starts, ends);
        List<SyllableSpan> syllables = new ArrayList<>();
        for (int s = 0; s < starts.size(); s++) {
            int to = s + 1 == starts.size() ? sounds.size() : starts.get(s + 1);
            String grapheme = graphemes.isEmpty() ? null : graphemes.get(s);
            syllables.add(span(sounds, starts.get(s), to, grapheme));
        }
        return List.copyOf(syllables);
    }

    /// The letters of each syllable; none when one would have no letter.
    private static List<String> graphemes(String word, List<Integer> starts, int[] ends) {
        List<String> graphemes = new ArrayList<>();
        int letter = 0;
        for (int s = 1; s <= starts.size(); s++) {
            boolean last = s == starts.size();
            int end = last ? word.length() : cut(word, starts.get(s), ends);
            if (end <= letter) {
                return List.of();
            }
            graphemes.add(word.substring(letter, end));
            letter = end;
        }
        return graphemes;
    }

    private static List<Integer> starts(@Nullable String word, List<Sound> sounds, int[] ends) {
        List<Integer> starts = new ArrayList<>(List.of(0));
        int joint = word == null ? -1 : joint(word.toLowerCase(Locale.ROOT), ends);
        int vowel = -1;
        for (int i = 0; i < sounds.size(); i++) {
            if (sounds.get(i).phone().vowel()) {
                if (vowel >= 0) {
                    List<Phone> between =
                            sounds.subList(vowel + 1, i).stream().map(Sound::phone).toList();
                    boolean joined = joint > vowel && joint <= i;
                    int start = joined ? joint : i - onset(sounds.get(vowel), between);
                    starts.add(start < i && closing(word, ends, start) ? start + 1 : start);
                }
                vowel = i;
            }
        }
        return starts;
    }

    /// How many consonants go with the vowel after them. A stressed short vowel does not stand at
    /// the end of a syllable where there are two to share: sis-ter, bed-room.
    private static int onset(Sound before, List<Phone> consonants) {
        int longest = Onsets.longest(consonants);
        boolean bare = longest > 1 && longest == consonants.size();
        return bare && before.stress().stressed() && SHORT.contains(before.phone())
                ? longest - 1
                : longest;
    }

    /// Spelled with letters that never begin a syllable: brack-et, kitch-en, badg-er; or the second
    /// sound of an x: tax-i, ex-am.
    private static boolean closing(@Nullable String word, int[] ends, int sound) {
        return word != null
                && sound > 0
                && (secondOfX(word, ends, sound)
                        || CLOSING.contains(
                                word.substring(ends[sound - 1], ends[sound])
                                        .toLowerCase(Locale.ROOT)));
    }

    private static boolean secondOfX(String word, int[] ends, int sound) {
        int end = ends[sound];
        return end == ends[sound - 1]
                && end > 0
                && Character.toLowerCase(word.charAt(end - 1)) == 'x';
    }

    /// The first sound of an ending that is felt as a part of its own, or -1.
    private static int joint(String word, int[] ends) {
        for (String ending : List.of("less", "like", "ment", "ward", "wise", "ly")) {
            int cut = word.length() - ending.length();
            boolean le = ending.equals("ly") && cut > 1 && "bpm".indexOf(word.charAt(cut - 1)) >= 0;
            if (word.endsWith(ending) && cut >= 3 && !le) {
                for (int k = 0; k + 1 < ends.length; k++) {
                    if (ends[k] == cut) {
                        return k + 1;
                    }
                }
            }
        }
        return -1;
    }

    /// Doubled consonant letters between two vowels are shared: let-ter.
    private static int cut(String word, int sound, int[] ends) {
        int end = ends[sound - 1];
        boolean shared =
                end > 0
                        && ends[sound] >= end + 2
                        && word.charAt(end) == word.charAt(end + 1)
                        && "aeiou".indexOf(Character.toLowerCase(word.charAt(end))) < 0;
        return shared ? end + 1 : end;
    }

    private static SyllableSpan span(
            List<Sound> sounds, int from, int to, @Nullable String grapheme) {
        StringBuilder ipa = new StringBuilder();
        Stress stress = Stress.NONE;
        for (Sound sound : sounds.subList(from, to)) {
            ipa.append(sound.ipa());
            stress = sound.phone().vowel() ? sound.stress() : stress;
        }
        return new SyllableSpan(from, to, ipa.toString(), stress, grapheme);
    }
}
