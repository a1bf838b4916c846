package app.saywell.engine.lexicon.english;

import app.saywell.engine.lexicon.Phone;
import app.saywell.engine.lexicon.Sound;
import app.saywell.engine.lexicon.Voicing;

import java.util.List;

/// The endings and beginnings that English puts to words, with the sounds they add.
final class Affixes {
    private Affixes() {}

    /// An ending.
    ///
    /// @param letters as it is written
    /// @param sounds what it adds, alternatives; empty where the sound before decides
    record Suffix(String letters, List<List<Sound>> sounds) {
        Suffix(String letters, String... sounds) {
            this(letters, List.of(sounds).stream().map(Sound::ofArpabet).toList());
        }

        boolean startsWithVowel() {
            return "aeiouy".indexOf(letters.charAt(0)) >= 0;
        }

        /// The sounds after a word that ends in the given one.
        List<List<Sound>> after(Phone last) {
            return switch (letters) {
                case "'s", "s'", "'", "s", "es", "ies" -> List.of(plural(last));
                case "ed" -> dental(last);
                default -> sounds;
            };
        }
    }

    /// A beginning and the sounds it adds.
    record Prefix(String letters, List<Sound> sounds) {
        Prefix(String letters, String sounds) {
            this(letters, Sound.ofArpabet(sounds));
        }
    }

    /// The longer before the shorter, so that "-lessness" is not taken for "-ness" alone.
    static final List<Suffix> SUFFIXES =
            List.of(
                    new Suffix("'s"),
                    new Suffix("s'"),
                    new Suffix("'d", "D"),
                    new Suffix("'ll", "AH0 L"),
                    new Suffix("'ve", "V", "AH0 V"),
                    new Suffix("'re", "ER0"),
                    new Suffix("in'", "AH0 N"),
                    new Suffix("ability", "AH0 B IH1 L AH0 T IY0"),
                    new Suffix("manship", "M AH0 N SH IH2 P"),
                    new Suffix("ingly", "IH0 NG L IY0"),
                    new Suffix("able", "AH0 B AH0 L"),
                    new Suffix("ably", "AH0 B L IY0"),
                    new Suffix("less", "L AH0 S"),
                    new Suffix("like", "L AY2 K"),
                    new Suffix("ment", "M AH0 N T"),
                    new Suffix("ness", "N AH0 S"),
                    new Suffix("ship", "SH IH2 P"),
                    new Suffix("hood", "HH UH2 D"),
                    new Suffix("ward", "W ER0 D"),
                    new Suffix("wise", "W AY2 Z"),
                    new Suffix("land", "L AH0 N D"),
                    new Suffix("ings", "IH0 NG Z"),
                    new Suffix("ing", "IH0 NG"),
                    new Suffix("ers", "ER0 Z"),
                    new Suffix("est", "AH0 S T", "IH0 S T"),
                    new Suffix("ful", "F AH0 L"),
                    new Suffix("ish", "IH0 SH"),
                    new Suffix("ism", "IH2 Z AH0 M"),
                    new Suffix("ist", "AH0 S T", "IH0 S T"),
                    new Suffix("man", "M AH0 N"),
                    new Suffix("men", "M IH0 N"),
                    new Suffix("ies"),
                    new Suffix("ed"),
                    new Suffix("er", "ER0"),
                    new Suffix("es"),
                    new Suffix("ly", "L IY0"),
                    new Suffix("or", "ER0"),
                    new Suffix("s"),
                    new Suffix("'"),
                    new Suffix("y", "IY0"));

    static final List<Prefix> PREFIXES =
            List.of(
                    new Prefix("counter", "K AW2 N T ER0"),
                    new Prefix("electro", "IH0 L EH2 K T R OW0"),
                    new Prefix("hyper", "HH AY2 P ER0"),
                    new Prefix("inter", "IH2 N T ER0"),
                    new Prefix("micro", "M AY2 K R OW0"),
                    new Prefix("multi", "M AH2 L T IY0"),
                    new Prefix("super", "S UW2 P ER0"),
                    new Prefix("trans", "T R AE2 N Z"),
                    new Prefix("ultra", "AH2 L T R AH0"),
                    new Prefix("under", "AH2 N D ER0"),
                    new Prefix("anti", "AE2 N T IY0"),
                    new Prefix("auto", "AO2 T OW0"),
                    new Prefix("mini", "M IH2 N IY0"),
                    new Prefix("over", "OW2 V ER0"),
                    new Prefix("semi", "S EH2 M IY0"),
                    new Prefix("bio", "B AY2 OW0"),
                    new Prefix("dis", "D IH2 S"),
                    new Prefix("mid", "M IH2 D"),
                    new Prefix("mis", "M IH2 S"),
                    new Prefix("non", "N AA2 N"),
                    new Prefix("out", "AW2 T"),
                    new Prefix("pre", "P R IY2"),
                    new Prefix("un", "AH0 N"),
                    new Prefix("re", "R IY0"));

    /// The ending of plurals and possessives after a sound.
    static List<Sound> plural(Phone last) {
        return switch (last) {
            case S, Z, SH, ZH, CH, JH -> Sound.ofArpabet("IH0 Z");
            default -> Sound.ofArpabet(last.voicing() == Voicing.VOICED ? "Z" : "S");
        };
    }

    private static List<List<Sound>> dental(Phone last) {
        return switch (last) {
            case T, D -> List.of(Sound.ofArpabet("IH0 D"), Sound.ofArpabet("AH0 D"));
            default -> List.of(Sound.ofArpabet(last.voicing() == Voicing.VOICED ? "D" : "T"));
        };
    }
}
