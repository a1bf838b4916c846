package app.saywell.judge.engine.voice;

import static java.util.Map.entry;

import app.saywell.speech.language.lexicon.Phone;
import app.saywell.speech.language.lexicon.Pronunciation;
import app.saywell.speech.language.lexicon.PronunciationForm;
import app.saywell.speech.language.lexicon.PronunciationOrigin;
import app.saywell.speech.language.lexicon.StressedPhone;
import app.saywell.speech.language.lexicon.syllable.Syllabifier;
import app.saywell.speech.language.lexicon.syllable.SyllableSpan;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/// Writes the sounds of a word in the signs that voices of an accent were taught with.
///
/// The vowels of "lot" and "palm", and of "cloth" and "thought", are one phone each in the lexicon
/// but two in British English; there the spelling tells them apart.
final class AccentSigns {
    private static final Map<Phone, String> SIGNS = Map.ofEntries(
            entry(Phone.AA, "ɑ"),
            entry(Phone.AE, "æ"),
            entry(Phone.AH, "ʌ"),
            entry(Phone.AO, "ɔ"),
            entry(Phone.AW, "W"),
            entry(Phone.AY, "I"),
            entry(Phone.CH, "ʧ"),
            entry(Phone.ER, "ɜɹ"),
            entry(Phone.EY, "A"),
            entry(Phone.JH, "ʤ"),
            entry(Phone.OW, "O"),
            entry(Phone.OY, "Y"));

    private static final Map<Phone, String> BRITISH = Map.of(
            Phone.AA, "ɑː",
            Phone.AE, "a",
            Phone.AO, "ɔː",
            Phone.ER, "ɜː",
            Phone.OW, "Q",
            Phone.IY, "iː",
            Phone.UW, "uː");

    private static final Pattern LONG_O = Pattern.compile("o[uao]|or|a[uwl]|ore");
    private static final Pattern LOT_WITH_A = Pattern.compile("(?:w|wh|qu)a(?!r)");
    private static final Pattern CLOTH_WITH_A = Pattern.compile("wh?a(?:n|s|$)");
    private static final Set<String> ROUNDED = Set.of("what", "what's", "whatever", "was", "wasn't", "of", "from");

    private AccentSigns() {}

    /// Signs for each sound, without stress.
    ///
    /// @param word in lower-case letters
    static List<String> of(String word, List<StressedPhone> sounds, boolean british) {
        List<String> signs = new ArrayList<>();
        List<String> letters = british ? lettersBySound(word, sounds) : List.of();
        for (int i = 0; i < sounds.size(); i++) {
            Phone before = i > 0 ? sounds.get(i - 1).phone() : sounds.get(i).phone();
            if (!british) {
                signs.add(american(sounds.get(i)));
            } else if (glidesIntoSchwa(sounds, i)) {
                signs.add(sounds.get(i).phone() == Phone.IY ? "ɪ" : "ʊ");
            } else {
                signs.add(british(word, sounds.get(i), before, letters.get(i)));
            }
        }
        return signs;
    }

    private static String american(StressedPhone sound) {
        boolean weak = !sound.stress().isStressed();
        return switch (sound.phone()) {
            case AH -> weak ? "ə" : "ʌ";
            case ER -> weak ? "əɹ" : "ɜɹ";
            default -> plain(sound.phone());
        };
    }

    private static String british(String word, StressedPhone sound, Phone before, String letters) {
        boolean weak = !sound.stress().isStressed();
        return switch (sound.phone()) {
            case AH -> !weak && ROUNDED.contains(word) ? "ɒ" : weak ? "ə" : "ʌ";
            case AA -> lot(letters) ? "ɒ" : "ɑː";
            case AO -> cloth(letters) ? "ɒ" : "ɔː";
            case IY -> weak ? "i" : "iː";
            case UW -> before == Phone.Y && weak ? "u" : "uː";
            case ER -> weak ? "ə" : "ɜː";
            default -> BRITISH.getOrDefault(sound.phone(), plain(sound.phone()));
        };
    }

    /// The vowels of "here" and "poor", which British voices know as one with the schwa after them.
    private static boolean glidesIntoSchwa(List<StressedPhone> sounds, int at) {
        Phone phone = sounds.get(at).phone();
        return (phone == Phone.IY || phone == Phone.UW)
                && at + 1 < sounds.size()
                && sounds.get(at + 1).phone() == Phone.AH
                && !sounds.get(at + 1).stress().isStressed();
    }

    private static boolean lot(String letters) {
        return letters.contains("o") || LOT_WITH_A.matcher(letters).find();
    }

    private static boolean cloth(String letters) {
        return letters.contains("o") && !LONG_O.matcher(letters).find()
                || CLOTH_WITH_A.matcher(letters).find();
    }

    private static String plain(Phone phone) {
        return SIGNS.getOrDefault(phone, phone.ipa());
    }

    /// The letters of the syllable that each sound belongs to.
    private static List<String> lettersBySound(String word, List<StressedPhone> sounds) {
        List<String> letters = new ArrayList<>();
        Pronunciation said = new Pronunciation(sounds, PronunciationOrigin.DICTIONARY, PronunciationForm.CITATION);
        for (SyllableSpan syllable : Syllabifier.syllables(word, said)) {
            String spelled = syllable.grapheme() == null ? "" : syllable.grapheme();
            for (int i = syllable.from(); i < syllable.to(); i++) {
                letters.add(spelled);
            }
        }
        return letters;
    }
}
