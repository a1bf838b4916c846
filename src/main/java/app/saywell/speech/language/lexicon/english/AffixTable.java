package app.saywell.speech.language.lexicon.english;

import app.saywell.speech.language.lexicon.Phone;
import app.saywell.speech.language.lexicon.PhoneVoicing;
import app.saywell.speech.language.lexicon.StressedPhone;
import java.util.List;

/// English suffixes and prefixes with the sounds that they add.
final class AffixTable {
    private AffixTable() {}

    /// A suffix.
    ///
    /// @param letters its spelling
    /// @param sounds the alternatives that it may add; empty where the sound before it decides
    record SuffixRule(String letters, List<List<StressedPhone>> sounds) {
        SuffixRule(String letters, String... sounds) {
            this(letters, List.of(sounds).stream().map(StressedPhone::ofArpabet).toList());
        }

        boolean startsWithVowel() {
            return "aeiouy".indexOf(letters.charAt(0)) >= 0;
        }

        /// The sounds of the suffix after a word that ends in this phone.
        List<List<StressedPhone>> soundsAfter(Phone last) {
            return switch (letters) {
                case "'s", "s'", "'", "s", "es", "ies" -> List.of(plural(last));
                case "ed" -> pastTense(last);
                default -> sounds;
            };
        }
    }

    /// A prefix and the sounds that it adds.
    record PrefixRule(String letters, List<StressedPhone> sounds) {
        PrefixRule(String letters, String sounds) {
            this(letters, StressedPhone.ofArpabet(sounds));
        }
    }

    /// Longer suffixes come first, so that "-lessness" is not read as "-ness" only.
    static final List<SuffixRule> SUFFIXES = List.of(
            new SuffixRule("'s"),
            new SuffixRule("s'"),
            new SuffixRule("'d", "D"),
            new SuffixRule("'ll", "AH0 L"),
            new SuffixRule("'ve", "V", "AH0 V"),
            new SuffixRule("'re", "ER0"),
            new SuffixRule("in'", "AH0 N"),
            new SuffixRule("ability", "AH0 B IH1 L AH0 T IY0"),
            new SuffixRule("manship", "M AH0 N SH IH2 P"),
            new SuffixRule("ingly", "IH0 NG L IY0"),
            new SuffixRule("able", "AH0 B AH0 L"),
            new SuffixRule("ably", "AH0 B L IY0"),
            new SuffixRule("less", "L AH0 S"),
            new SuffixRule("like", "L AY2 K"),
            new SuffixRule("ment", "M AH0 N T"),
            new SuffixRule("ness", "N AH0 S"),
            new SuffixRule("ship", "SH IH2 P"),
            new SuffixRule("hood", "HH UH2 D"),
            new SuffixRule("ward", "W ER0 D"),
            new SuffixRule("wise", "W AY2 Z"),
            new SuffixRule("land", "L AH0 N D"),
            new SuffixRule("ings", "IH0 NG Z"),
            new SuffixRule("ing", "IH0 NG"),
            new SuffixRule("ers", "ER0 Z"),
            new SuffixRule("est", "AH0 S T", "IH0 S T"),
            new SuffixRule("ful", "F AH0 L"),
            new SuffixRule("ish", "IH0 SH"),
            new SuffixRule("ism", "IH2 Z AH0 M"),
            new SuffixRule("ist", "AH0 S T", "IH0 S T"),
            new SuffixRule("man", "M AH0 N"),
            new SuffixRule("men", "M IH0 N"),
            new SuffixRule("ies"),
            new SuffixRule("ed"),
            new SuffixRule("er", "ER0"),
            new SuffixRule("es"),
            new SuffixRule("ly", "L IY0"),
            new SuffixRule("or", "ER0"),
            new SuffixRule("s"),
            new SuffixRule("'"),
            new SuffixRule("y", "IY0"));

    static final List<PrefixRule> PREFIXES = List.of(
            new PrefixRule("counter", "K AW2 N T ER0"),
            new PrefixRule("electro", "IH0 L EH2 K T R OW0"),
            new PrefixRule("hyper", "HH AY2 P ER0"),
            new PrefixRule("inter", "IH2 N T ER0"),
            new PrefixRule("micro", "M AY2 K R OW0"),
            new PrefixRule("multi", "M AH2 L T IY0"),
            new PrefixRule("super", "S UW2 P ER0"),
            new PrefixRule("trans", "T R AE2 N Z"),
            new PrefixRule("ultra", "AH2 L T R AH0"),
            new PrefixRule("under", "AH2 N D ER0"),
            new PrefixRule("anti", "AE2 N T IY0"),
            new PrefixRule("auto", "AO2 T OW0"),
            new PrefixRule("mini", "M IH2 N IY0"),
            new PrefixRule("over", "OW2 V ER0"),
            new PrefixRule("semi", "S EH2 M IY0"),
            new PrefixRule("bio", "B AY2 OW0"),
            new PrefixRule("dis", "D IH2 S"),
            new PrefixRule("mid", "M IH2 D"),
            new PrefixRule("mis", "M IH2 S"),
            new PrefixRule("non", "N AA2 N"),
            new PrefixRule("out", "AW2 T"),
            new PrefixRule("pre", "P R IY2"),
            new PrefixRule("un", "AH0 N"),
            new PrefixRule("re", "R IY0"));

    /// The plural or possessive ending after a phone.
    static List<StressedPhone> plural(Phone last) {
        return switch (last) {
            case S, Z, SH, ZH, CH, JH -> StressedPhone.ofArpabet("IH0 Z");
            default -> StressedPhone.ofArpabet(last.voicing() == PhoneVoicing.VOICED ? "Z" : "S");
        };
    }

    private static List<List<StressedPhone>> pastTense(Phone last) {
        return switch (last) {
            case T, D -> List.of(StressedPhone.ofArpabet("IH0 D"), StressedPhone.ofArpabet("AH0 D"));
            default -> List.of(StressedPhone.ofArpabet(last.voicing() == PhoneVoicing.VOICED ? "D" : "T"));
        };
    }
}
