package app.saywell.judge.engine.recognition.korean;

/// A Hangul syllable block in its parts.
///
/// @param onset its first consonant, `ㅇ` where there is none
/// @param vowel its vowel
/// @param coda what closes it, one or two consonants in one sign, or [#OPEN]
record HangulSyllable(char onset, char vowel, char coda) {
    /// Closed by nothing.
    static final char OPEN = ' ';

    /// In place of a first consonant.
    static final char NO_ONSET = 'ㅇ';

    private static final int FIRST = 0xAC00;
    private static final int LAST = 0xD7A3;
    private static final String ONSETS = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ";
    private static final String VOWELS = "ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ";
    private static final String CODAS = " ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ";

    static boolean is(char sign) {
        return sign >= FIRST && sign <= LAST;
    }

    static HangulSyllable of(char block) {
        int index = block - FIRST;
        int coda = index % CODAS.length();
        int vowel = index / CODAS.length() % VOWELS.length();
        int onset = index / CODAS.length() / VOWELS.length();
        return new HangulSyllable(ONSETS.charAt(onset), VOWELS.charAt(vowel), CODAS.charAt(coda));
    }
}
