package app.saywell.judge.engine.feedback;

import app.saywell.speech.Phoneme;
import app.saywell.speech.Word;
import app.saywell.speech.language.lexicon.MannerOfArticulation;
import app.saywell.speech.language.lexicon.Phone;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/// How a word ends when it is read aloud in Korean. This decides the particle after it.
///
/// English words are read as they are written in Hangul (외래어 표기법): *cat* is 캣 and closed, *desk* is
/// 데스크 and open.
enum KoreanEnding {
    /// Ends in a vowel.
    OPEN,
    /// Ends in ㄹ, which some particles treat like a vowel.
    LIEUL,
    /// Ends in another consonant.
    CLOSED;

    private static final int FIRST_HANGUL = 0xAC00;
    private static final int LAST_HANGUL = 0xD7A3;
    private static final int CODA_COUNT = 28;
    private static final int LIEUL_CODA = 8;

    /// The endings of 영 일 이 삼 사 오 육 칠 팔 구.
    private static final List<KoreanEnding> DIGITS =
            List.of(CLOSED, LIEUL, OPEN, CLOSED, OPEN, OPEN, CLOSED, LIEUL, LIEUL, OPEN);

    private static final Set<Phone> LONG_VOWELS = Set.of(Phone.IY, Phone.UW, Phone.AO, Phone.ER, Phone.AA);

    /// From the sounds of the word if they are known, otherwise from its spelling.
    static KoreanEnding ofWord(Word word) {
        List<Phone> phones = word.phonemes().stream()
                .map(Phoneme::phoneme)
                .map(IpaPhoneTable::phone)
                .flatMap(Optional::stream)
                .toList();
        boolean complete = !phones.isEmpty() && phones.size() == word.phonemes().size();
        return complete ? ofPhones(phones) : ofSpelling(word.word());
    }

    /// From English sounds.
    static KoreanEnding ofPhones(List<Phone> phones) {
        Phone last = phones.getLast();
        Phone before = phones.size() > 1 ? phones.get(phones.size() - 2) : last;
        return switch (last) {
            case L -> LIEUL;
            case M, N, NG -> CLOSED;
            case P, T, K -> isShortVowel(before, last) ? CLOSED : OPEN;
            default -> OPEN;
        };
    }

    private static boolean isShortVowel(Phone vowel, Phone stop) {
        boolean isLaxMonophthong = vowel.manner() == MannerOfArticulation.MONOPHTHONG && !LONG_VOWELS.contains(vowel);
        // American /ɑ/ in "not" and "stop" is written with the short ㅏ or ㅗ; 아웃 is the fixed
        // spelling.
        boolean isWrittenShort = vowel == Phone.AA || (vowel == Phone.AW && stop == Phone.T);
        return isLaxMonophthong || isWrittenShort;
    }

    /// From the last character of a text: Hangul, a digit or a Latin letter.
    static KoreanEnding ofSpelling(String text) {
        String trimmed = text.replaceAll("[^\\p{L}\\p{N}]+$", "").toLowerCase(Locale.ROOT);
        if (trimmed.isEmpty()) {
            return OPEN;
        }
        char last = trimmed.charAt(trimmed.length() - 1);
        if (last >= FIRST_HANGUL && last <= LAST_HANGUL) {
            int coda = (last - FIRST_HANGUL) % CODA_COUNT;
            return coda == 0 ? OPEN : coda == LIEUL_CODA ? LIEUL : CLOSED;
        }
        if (last >= '0' && last <= '9') {
            return DIGITS.get(last - '0');
        }
        if (trimmed.matches(".*(l|le)")) {
            return LIEUL;
        }
        boolean closed = trimmed.matches(".*(m|n|ng|me|ne)")
                || trimmed.matches(".*(^|[^aeiou])[aeiou](p|t|k|ck)")
                || trimmed.matches(".*ook");
        return closed ? CLOSED : OPEN;
    }
}
