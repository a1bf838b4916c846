package app.saywell.judge.engine.recognition.korean;

/// What becomes of the consonants where two syllables meet (표준 발음법, as far as 국어의 로마자 표기법
/// writes it down: tensing is not written).
///
/// @param coda letters that close the first syllable
/// @param onset letters that open the second one
record SyllableBoundary(String coda, String onset) {
    private static final String OBSTRUENT_TO_NASAL = "k ng t n p m";
    private static final String SINO_SUFFIXES = "란량력령례론료류로";
    private static final String VERB_ENDINGS = "히혀혔힌힐힘힙";

    /// @param next the whole second syllable
    /// @param place its place in the word, counted from 0
    static SyllableBoundary between(HangulSyllable first, HangulSyllable second, char next, int place) {
        if (second.onset() == HangulSyllable.NO_ONSET) {
            return beforeVowel(first.coda(), second.vowel());
        }
        if ("ㅎㄶㅀ".indexOf(first.coda()) >= 0) {
            return afterHieut(first.coda(), second.onset());
        }
        if (second.onset() == 'ㅎ') {
            return beforeHieut(first.coda(), next);
        }
        String coda = closing(first, second.onset());
        return switch (second.onset()) {
            case 'ㄴ', 'ㅁ' ->
                coda.equals("l") && second.onset() == 'ㄴ'
                        ? new SyllableBoundary("l", "l")
                        : new SyllableBoundary(nasal(coda), RomanLetters.onset(second.onset()));
            case 'ㄹ' -> beforeRieul(coda, next, place);
            default -> new SyllableBoundary(coda, RomanLetters.onset(second.onset()));
        };
    }

    /// The consonant moves over (연음), or turns into a hushing one before i (구개음화).
    private static SyllableBoundary beforeVowel(char coda, char vowel) {
        boolean palatal = vowel == 'ㅣ' || vowel == 'ㅕ';
        return switch (coda) {
            case HangulSyllable.OPEN, 'ㅎ' -> new SyllableBoundary("", "");
            case 'ㅇ' -> new SyllableBoundary("ng", "");
            case 'ㄶ' -> new SyllableBoundary("", "n");
            case 'ㅀ' -> new SyllableBoundary("", "r");
            case 'ㄷ' -> new SyllableBoundary("", palatal ? "j" : "d");
            case 'ㅌ' -> new SyllableBoundary("", palatal ? "ch" : "t");
            case 'ㄾ' -> new SyllableBoundary("l", palatal ? "ch" : "t");
            case 'ㄳ' -> new SyllableBoundary("k", "s");
            case 'ㄵ' -> new SyllableBoundary("n", "j");
            case 'ㄺ' -> new SyllableBoundary("l", "g");
            case 'ㄻ' -> new SyllableBoundary("l", "m");
            case 'ㄼ' -> new SyllableBoundary("l", "b");
            case 'ㄽ' -> new SyllableBoundary("l", "s");
            case 'ㄿ' -> new SyllableBoundary("l", "p");
            case 'ㅄ' -> new SyllableBoundary("p", "s");
            default -> new SyllableBoundary("", RomanLetters.onset(coda));
        };
    }

    private static SyllableBoundary afterHieut(char coda, char onset) {
        String rest = coda == 'ㄶ' ? "n" : coda == 'ㅀ' ? "l" : "";
        return switch (onset) {
            case 'ㄱ' -> new SyllableBoundary(rest, "k");
            case 'ㄷ' -> new SyllableBoundary(rest, "t");
            case 'ㅈ' -> new SyllableBoundary(rest, "ch");
            case 'ㄴ' -> coda == 'ㅀ' ? new SyllableBoundary("l", "l") : new SyllableBoundary("n", "n");
            default -> new SyllableBoundary(rest, RomanLetters.onset(onset));
        };
    }

    /// In verbs the two melt together; in nouns the h is written (묵호, 집현전).
    private static SyllableBoundary beforeHieut(char coda, char next) {
        boolean verb = VERB_ENDINGS.indexOf(next) >= 0;
        return switch (coda) {
            case 'ㅈ' -> new SyllableBoundary("", "ch");
            case 'ㄵ' -> new SyllableBoundary("n", "ch");
            case 'ㅅ', 'ㅆ', 'ㅊ' -> new SyllableBoundary("", "t");
            case 'ㄷ', 'ㅌ' -> verb ? new SyllableBoundary("", "ch") : new SyllableBoundary("t", "h");
            case 'ㄱ' -> verb ? new SyllableBoundary("", "k") : new SyllableBoundary("k", "h");
            case 'ㅂ' -> verb ? new SyllableBoundary("", "p") : new SyllableBoundary("p", "h");
            case 'ㄺ' -> verb ? new SyllableBoundary("l", "k") : new SyllableBoundary("k", "h");
            case 'ㄼ' -> verb ? new SyllableBoundary("l", "p") : new SyllableBoundary("l", "h");
            default -> new SyllableBoundary(RomanLetters.coda(coda), "h");
        };
    }

    private static SyllableBoundary beforeRieul(String coda, char next, int place) {
        boolean compound = place > 1 && SINO_SUFFIXES.indexOf(next) >= 0;
        return switch (coda) {
            case "", "l" -> coda.isEmpty() ? new SyllableBoundary("", "r") : new SyllableBoundary("l", "l");
            case "n" -> compound ? new SyllableBoundary("n", "n") : new SyllableBoundary("l", "l");
            default -> new SyllableBoundary(nasal(coda), "n");
        };
    }

    /// Two closing consonants of which the stem of a verb keeps the other one.
    private static String closing(HangulSyllable first, char onset) {
        boolean noun = first.onset() == 'ㄷ' || first.onset() == 'ㅎ' || first.onset() == 'ㅊ';
        if (first.coda() == 'ㄺ' && onset == 'ㄱ' && !noun) {
            return "l";
        }
        if (first.coda() == 'ㄼ' && first.onset() == 'ㅂ' && first.vowel() == 'ㅏ') {
            return "p";
        }
        return RomanLetters.coda(first.coda());
    }

    private static String nasal(String coda) {
        String[] pairs = OBSTRUENT_TO_NASAL.split(" ");
        for (int i = 0; i < pairs.length; i += 2) {
            if (pairs[i].equals(coda)) {
                return pairs[i + 1];
            }
        }
        return coda;
    }
}
