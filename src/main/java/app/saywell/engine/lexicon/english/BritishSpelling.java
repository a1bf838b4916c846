package app.saywell.engine.lexicon.english;

import java.util.List;
import java.util.regex.Pattern;

/// Finds the American spellings of which a word may be the British one.
final class BritishSpelling {
    private record Rule(Pattern british, String american) {
        Rule(String british, String american) {
            this(Pattern.compile(british), american);
        }
    }

    private static final List<Rule> RULES =
            List.of(
                    new Rule("our(?=$|s$|ed$|ing$|ite|able|ful|less|er|y|ist|ant|hood)", "or"),
                    new Rule("is(?=(e|es|ed|er|ers|ing|ation|ations)$)", "iz"),
                    new Rule("ys(?=(e|es|ed|er|ers|ing)$)", "yz"),
                    new Rule("tre(?=$|s$|d$)", "ter"),
                    new Rule("bre(?=$|s$|d$)", "ber"),
                    new Rule("ll(?=(ed|ing|er|ers|ist|or|ors)$)", "l"),
                    new Rule("pp(?=(ed|ing|er|ers)$)", "p"),
                    new Rule("ogue(?=s?$)", "og"),
                    new Rule("ence(?=s?$)", "ense"),
                    new Rule("gramme(?=s?$)", "gram"),
                    new Rule("l(?=(ment|ments|ful)$)", "ll"),
                    new Rule("ae(?=[mosdvl])", "e"),
                    new Rule("oe(?=[sdmt]|uv)", "e"),
                    new Rule("^tyre", "tire"),
                    new Rule("^kerb", "curb"),
                    new Rule("^plough", "plow"),
                    new Rule("^grey", "gray"),
                    new Rule("^cheque", "check"),
                    new Rule("^jeweller", "jeweler"),
                    new Rule("^sceptic", "skeptic"),
                    new Rule("^mould", "mold"),
                    new Rule("^moult", "molt"),
                    new Rule("^draught", "draft"),
                    new Rule("^pyjama", "pajama"),
                    new Rule("^mum(?=$|s$|my$|mies$)", "mom"));

    private BritishSpelling() {}

    static List<String> american(String word) {
        return RULES.stream()
                .map(rule -> rule.british().matcher(word).replaceAll(rule.american()))
                .filter(other -> !other.equals(word))
                .distinct()
                .toList();
    }
}
