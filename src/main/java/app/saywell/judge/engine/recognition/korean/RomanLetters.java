package app.saywell.judge.engine.recognition.korean;

import java.util.Map;

/// The letters for each Hangul sign by itself (국어의 로마자 표기법, chapter 2).
final class RomanLetters {
    private static final Map<Character, String> ONSETS = Map.ofEntries(
            Map.entry('ㄱ', "g"),
            Map.entry('ㄲ', "kk"),
            Map.entry('ㄴ', "n"),
            Map.entry('ㄷ', "d"),
            Map.entry('ㄸ', "tt"),
            Map.entry('ㄹ', "r"),
            Map.entry('ㅁ', "m"),
            Map.entry('ㅂ', "b"),
            Map.entry('ㅃ', "pp"),
            Map.entry('ㅅ', "s"),
            Map.entry('ㅆ', "ss"),
            Map.entry('ㅇ', ""),
            Map.entry('ㅈ', "j"),
            Map.entry('ㅉ', "jj"),
            Map.entry('ㅊ', "ch"),
            Map.entry('ㅋ', "k"),
            Map.entry('ㅌ', "t"),
            Map.entry('ㅍ', "p"),
            Map.entry('ㅎ', "h"));

    private static final Map<Character, String> VOWELS = Map.ofEntries(
            Map.entry('ㅏ', "a"),
            Map.entry('ㅐ', "ae"),
            Map.entry('ㅑ', "ya"),
            Map.entry('ㅒ', "yae"),
            Map.entry('ㅓ', "eo"),
            Map.entry('ㅔ', "e"),
            Map.entry('ㅕ', "yeo"),
            Map.entry('ㅖ', "ye"),
            Map.entry('ㅗ', "o"),
            Map.entry('ㅘ', "wa"),
            Map.entry('ㅙ', "wae"),
            Map.entry('ㅚ', "oe"),
            Map.entry('ㅛ', "yo"),
            Map.entry('ㅜ', "u"),
            Map.entry('ㅝ', "wo"),
            Map.entry('ㅞ', "we"),
            Map.entry('ㅟ', "wi"),
            Map.entry('ㅠ', "yu"),
            Map.entry('ㅡ', "eu"),
            Map.entry('ㅢ', "ui"),
            Map.entry('ㅣ', "i"));

    private RomanLetters() {}

    static String onset(char consonant) {
        return ONSETS.getOrDefault(consonant, "");
    }

    static String vowel(char vowel) {
        return VOWELS.getOrDefault(vowel, "");
    }

    /// A coda before a pause or an unrelated consonant: one of seven sounds.
    static String coda(char coda) {
        return switch (coda) {
            case 'ㄱ', 'ㄲ', 'ㅋ', 'ㄳ', 'ㄺ' -> "k";
            case 'ㄴ', 'ㄵ', 'ㄶ' -> "n";
            case 'ㄷ', 'ㅅ', 'ㅆ', 'ㅈ', 'ㅊ', 'ㅌ', 'ㅎ' -> "t";
            case 'ㄹ', 'ㄼ', 'ㄽ', 'ㄾ', 'ㅀ' -> "l";
            case 'ㅁ', 'ㄻ' -> "m";
            case 'ㅂ', 'ㅍ', 'ㅄ', 'ㄿ' -> "p";
            case 'ㅇ' -> "ng";
            default -> "";
        };
    }
}
