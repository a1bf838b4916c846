package app.saywell.judge.engine.voice;

import java.util.Map;

/// The alphabet of the network: a number for each sign of IPA, diphthong, stress and punctuation
/// that is used here.
final class PhonemeTokens {
    /// Stands at both ends of a phrase.
    static final int PAD = 0;

    /// Stands between two words.
    static final int SPACE = 16;

    private static final Map<Character, Integer> IDS = Map.ofEntries(
            Map.entry(';', 1),
            Map.entry(':', 2),
            Map.entry(',', 3),
            Map.entry('.', 4),
            Map.entry('!', 5),
            Map.entry('?', 6),
            Map.entry('—', 9),
            Map.entry('…', 10),
            Map.entry('A', 24),
            Map.entry('I', 25),
            Map.entry('O', 31),
            Map.entry('Q', 33),
            Map.entry('W', 39),
            Map.entry('Y', 41),
            Map.entry('a', 43),
            Map.entry('b', 44),
            Map.entry('d', 46),
            Map.entry('f', 48),
            Map.entry('h', 50),
            Map.entry('i', 51),
            Map.entry('j', 52),
            Map.entry('k', 53),
            Map.entry('l', 54),
            Map.entry('m', 55),
            Map.entry('n', 56),
            Map.entry('p', 58),
            Map.entry('s', 61),
            Map.entry('t', 62),
            Map.entry('u', 63),
            Map.entry('v', 64),
            Map.entry('w', 65),
            Map.entry('z', 68),
            Map.entry('ɑ', 69),
            Map.entry('ɒ', 71),
            Map.entry('æ', 72),
            Map.entry('ɔ', 76),
            Map.entry('ð', 81),
            Map.entry('ʤ', 82),
            Map.entry('ə', 83),
            Map.entry('ɛ', 86),
            Map.entry('ɜ', 87),
            Map.entry('ɡ', 92),
            Map.entry('ɪ', 102),
            Map.entry('ŋ', 112),
            Map.entry('θ', 119),
            Map.entry('ɹ', 123),
            Map.entry('ʃ', 131),
            Map.entry('ʧ', 133),
            Map.entry('ʊ', 135),
            Map.entry('ʌ', 138),
            Map.entry('ʒ', 147),
            Map.entry('ˈ', 156),
            Map.entry('ˌ', 157),
            Map.entry('ː', 158));

    private PhonemeTokens() {}

    /// The number of a sign.
    ///
    /// @throws IllegalArgumentException where it is none of the alphabet
    static int id(char sign) {
        Integer id = IDS.get(sign);
        if (id == null) {
            throw new IllegalArgumentException("no token for " + sign);
        }
        return id;
    }
}
