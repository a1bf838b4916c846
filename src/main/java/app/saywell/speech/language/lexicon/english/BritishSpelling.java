package app.saywell.speech.language.lexicon.english;

import java.util.List;
import java.util.regex.Pattern;

/// Lists the American spellings of which a word may be the British spelling.
final class BritishSpelling {
    private record SpellingRule(Pattern british, String american) {
        SpellingRule(String british, String american) {
            this(Pattern.compile(british), american);
        }
    }

    private static final List<SpellingRule> RULES = List.of(
            new SpellingRule("our(?=$|s$|ed$|ing$|ite|able|ful|less|er|y|ist|ant|hood)", "or"),
            new SpellingRule("is(?=(e|es|ed|er|ers|ing|ation|ations)$)", "iz"),
            new SpellingRule("ys(?=(e|es|ed|er|ers|ing)$)", "yz"),
            new SpellingRule("tre(?=$|s$|d$)", "ter"),
            new SpellingRule("bre(?=$|s$|d$)", "ber"),
            new SpellingRule("ll(?=(ed|ing|er|ers|ist|or|ors)$)", "l"),
            new SpellingRule("pp(?=(ed|ing|er|ers)$)", "p"),
            new SpellingRule("ogue(?=s?$)", "og"),
            new SpellingRule("ence(?=s?$)", "ense"),
            new SpellingRule("gramme(?=s?$)", "gram"),
            new SpellingRule("l(?=(ment|ments|ful)$)", "ll"),
            new SpellingRule("ae(?=[mosdvl])", "e"),
            new SpellingRule("oe(?=[sdmt]|uv)", "e"),
            new SpellingRule("^tyre", "tire"),
            new SpellingRule("^kerb", "curb"),
            new SpellingRule("^plough", "plow"),
            new SpellingRule("^grey", "gray"),
            new SpellingRule("^cheque", "check"),
            new SpellingRule("^jeweller", "jeweler"),
            new SpellingRule("^sceptic", "skeptic"),
            new SpellingRule("^mould", "mold"),
            new SpellingRule("^moult", "molt"),
            new SpellingRule("^draught", "draft"),
            new SpellingRule("^pyjama", "pajama"),
            new SpellingRule("^mum(?=$|s$|my$|mies$)", "mom"));

    private BritishSpelling() {}

    static List<String> americanSpellings(String word) {
        return RULES.stream()
                .map(rule -> rule.british().matcher(word).replaceAll(rule.american()))
                .filter(other -> !other.equals(word))
                .distinct()
                .toList();
    }
}
