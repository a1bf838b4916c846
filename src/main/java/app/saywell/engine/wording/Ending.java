package app.saywell.engine.wording;

import app.saywell.engine.lexicon.Manner;
import app.saywell.engine.lexicon.Phone;
import app.saywell.speech.Phoneme;
import app.saywell.speech.Word;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/// How a word ends when it is read aloud in Korean, which decides the particle behind it.
///
/// English words are read as Korean writes them (외래어 표기법): *cat* is 캣 and closed, *desk* is
/// 데스크 and open.
enum Ending {
    /// With a vowel.
    OPEN,
    /// With ㄹ, which some particles treat as a vowel.
    LIEUL,
    /// With another consonant.
    CLOSED;

    private static final int FIRST_SYLLABLE = 0xAC00;
    private static final int LAST_SYLLABLE = 0xD7A3;
    private static final int FINALS = 28;
    private static final int FINAL_LIEUL = 8;

    /// 영 일 이 삼 사 오 육 칠 팔 구.
    private static final List<Ending> DIGITS =
            List.of(CLOSED, LIEUL, OPEN, CLOSED, OPEN, OPEN, CLOSED, LIEUL, LIEUL, OPEN);

    private static final Set<Phone> LONG = Set.of(Phone.IY, Phone.UW, Phone.AO, Phone.ER, Phone.AA);

    /// Of a word of the reading: by its sounds where they are known, otherwise by its spelling.
    static Ending of(Word word) {
        List<Phone> phones =
                word.phonemes().stream()
                        .map(Phoneme::phoneme)
                        .map(Ipa::phone)
                        .flatMap(Optional::stream)
                        .toList();
        boolean complete = !phones.isEmpty() && phones.size() == word.phonemes().size();
        return complete ? ofPhones(phones) : ofSpelling(word.word());
    }

    /// By English sounds.
    static Ending ofPhones(List<Phone> phones) {
        Phone last = phones.getLast();
        Phone before = phones.size() > 1 ? phones.get(phones.size() - 2) : last;
        return switch (last) {
            case L -> LIEUL;
            case M, N, NG -> CLOSED;
            case P, T, K -> shortVowel(before, last) ? CLOSED : OPEN;
            default -> OPEN;
        };
    }

    private static boolean shortVowel(Phone vowel, Phone stop) {
        boolean brief = vowel.manner() == Manner.MONOPHTHONG && !LONG.contains(vowel);
        // American /ɑ/ in "not" and "stop" is written with the short ㅏ or ㅗ; 아웃 is fixed usage.
        boolean written = vowel == Phone.AA || (vowel == Phone.AW && stop == Phone.T);
        return brief || written;
    }

    /// By the last sign of a text: Hangul, a digit or Latin letters.
    static Ending ofSpelling(String text) {
        String bare = text.replaceAll("[^\\p{L}\\p{N}]+$", "").toLowerCase(Locale.ROOT);
        if (bare.isEmpty()) {
            return OPEN;
        }
        char last = bare.charAt(bare.length() - 1);
        if (last >= FIRST_SYLLABLE && last <= LAST_SYLLABLE) {
            int coda = (last - FIRST_SYLLABLE) % FINALS;
            return coda == 0 ? OPEN : coda == FINAL_LIEUL ? LIEUL : CLOSED;
        }
        if (last >= '0' && last <= '9') {
            return DIGITS.get(last - '0');
        }
        if (bare.matches(".*(l|le)")) {
            return LIEUL;
        }
        boolean closed =
                bare.matches(".*(m|n|ng|me|ne)")
                        || bare.matches(".*(^|[^aeiou])[aeiou](p|t|k|ck)")
                        || bare.matches(".*ook");
        return closed ? CLOSED : OPEN;
    }
}
