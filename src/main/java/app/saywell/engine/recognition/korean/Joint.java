package app.saywell.engine.recognition.korean;

/// What becomes of the consonants where two syllables meet (표준 발음법, as far as 국어의 로마자 표기법
/// writes it down: tensing is not written).
///
/// @param coda letters that close the first syllable
/// @param onset letters that open the second one
record Joint(String coda, String onset) {
    private static final String OBSTRUENT_TO_NASAL = "k ng t n p m";
    private static final String SINO_SUFFIXES = "란량력령례론료류로";
    private static final String VERB_ENDINGS = "히혀혔힌힐힘힙";

    /// @param next the whole second syllable
    /// @param place its place in the word, counted from 0
    static Joint between(Syllable first, Syllable second, char next, int place) {
        if (second.onset() == Syllable.NO_ONSET) {
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
                            ? new Joint("l", "l")
                            : new Joint(nasal(coda), Letters.onset(second.onset()));
            case 'ㄹ' -> beforeRieul(coda, next, place);
            default -> new Joint(coda, Letters.onset(second.onset()));
        };
    }

    /// The consonant moves over (연음), or turns into a hushing one before i (구개음화).
    private static Joint beforeVowel(char coda, char vowel) {
        boolean palatal = vowel == 'ㅣ' || vowel == 'ㅕ';
        return switch (coda) {
            case Syllable.OPEN, 'ㅎ' -> new Joint("", "");
            case 'ㅇ' -> new Joint("ng", "");
            case 'ㄶ' -> new Joint("", "n");
            case 'ㅀ' -> new Joint("", "r");
            case 'ㄷ' -> new Joint("", palatal ? "j" : "d");
            case 'ㅌ' -> new Joint("", palatal ? "ch" : "t");
            case 'ㄾ' -> new Joint("l", palatal ? "ch" : "t");
            case 'ㄳ' -> new Joint("k", "s");
            case 'ㄵ' -> new Joint("n", "j");
            case 'ㄺ' -> new Joint("l", "g");
            case 'ㄻ' -> new Joint("l", "m");
            case 'ㄼ' -> new Joint("l", "b");
            case 'ㄽ' -> new Joint("l", "s");
            case 'ㄿ' -> new Joint("l", "p");
            case 'ㅄ' -> new Joint("p", "s");
            default -> new Joint("", Letters.onset(coda));
        };
    }

    private static Joint afterHieut(char coda, char onset) {
        String rest = coda == 'ㄶ' ? "n" : coda == 'ㅀ' ? "l" : "";
        return switch (onset) {
            case 'ㄱ' -> new Joint(rest, "k");
            case 'ㄷ' -> new Joint(rest, "t");
            case 'ㅈ' -> new Joint(rest, "ch");
            case 'ㄴ' -> coda == 'ㅀ' ? new Joint("l", "l") : new Joint("n", "n");
            default -> new Joint(rest, Letters.onset(onset));
        };
    }

    /// In verbs the two melt together; in nouns the h is written (묵호, 집현전).
    private static Joint beforeHieut(char coda, char next) {
        boolean verb = VERB_ENDINGS.indexOf(next) >= 0;
        return switch (coda) {
            case 'ㅈ' -> new Joint("", "ch");
            case 'ㄵ' -> new Joint("n", "ch");
            case 'ㅅ', 'ㅆ', 'ㅊ' -> new Joint("", "t");
            case 'ㄷ', 'ㅌ' -> verb ? new Joint("", "ch") : new Joint("t", "h");
            case 'ㄱ' -> verb ? new Joint("", "k") : new Joint("k", "h");
            case 'ㅂ' -> verb ? new Joint("", "p") : new Joint("p", "h");
            case 'ㄺ' -> verb ? new Joint("l", "k") : new Joint("k", "h");
            case 'ㄼ' -> verb ? new Joint("l", "p") : new Joint("l", "h");
            default -> new Joint(Letters.coda(coda), "h");
        };
    }

    private static Joint beforeRieul(String coda, char next, int place) {
        boolean compound = place > 1 && SINO_SUFFIXES.indexOf(next) >= 0;
        return switch (coda) {
            case "", "l" -> coda.isEmpty() ? new Joint("", "r") : new Joint("l", "l");
            case "n" -> compound ? new Joint("n", "n") : new Joint("l", "l");
            default -> new Joint(nasal(coda), "n");
        };
    }

    /// Two closing consonants of which the stem of a verb keeps the other one.
    private static String closing(Syllable first, char onset) {
        boolean noun = first.onset() == 'ㄷ' || first.onset() == 'ㅎ' || first.onset() == 'ㅊ';
        if (first.coda() == 'ㄺ' && onset == 'ㄱ' && !noun) {
            return "l";
        }
        if (first.coda() == 'ㄼ' && first.onset() == 'ㅂ' && first.vowel() == 'ㅏ') {
            return "p";
        }
        return Letters.coda(first.coda());
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
