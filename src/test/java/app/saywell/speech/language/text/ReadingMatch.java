package app.saywell.speech.language.text;

import java.text.Normalizer;
import java.util.BitSet;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/// Whether words are among the readings of a text: one reading of each token, in order.
final class ReadingMatch {
    private ReadingMatch() {}

    /// @param words spaces, punctuation and case mean nothing
    static boolean accepts(List<SpokenToken> tokens, String words) {
        String wanted = letters(words);
        BitSet reached = new BitSet();
        reached.set(0);
        for (SpokenToken token : tokens) {
            BitSet next = new BitSet();
            for (TokenReading reading : token.readings()) {
                String said = letters(plain(reading));
                for (int at = reached.nextSetBit(0); at >= 0; at = reached.nextSetBit(at + 1)) {
                    if (wanted.startsWith(said, at)) {
                        next.set(at + said.length());
                    }
                }
            }
            reached = next;
        }
        return reached.get(wanted.length());
    }

    static String plain(TokenReading reading) {
        return reading.words().stream().map(SpokenWord::word).collect(Collectors.joining(" "));
    }

    static String first(List<SpokenToken> tokens) {
        return tokens.stream().map(token -> plain(token.readings().getFirst())).collect(Collectors.joining(" "));
    }

    private static String letters(String text) {
        return Normalizer.normalize(text.toLowerCase(Locale.ROOT), Normalizer.Form.NFKD)
                .replaceAll("[^\\p{L}\\p{N}]", "");
    }
}
