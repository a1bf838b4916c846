package app.saywell.speech.language.text;

import java.util.List;
import java.util.Random;

/// Long texts that no one reads aloud, on which a careless reader spends minutes.
public final class HostileTexts {
    private static final int WORD_LETTERS = 59;

    private HostileTexts() {}

    /// Short pieces, each to be repeated.
    public static List<String> pieces() {
        return List.of(
                "a", "1.", "$", "aB", "A", "1", "'", "-", "a-", "a.", "1,", "1/", "½", "(", "[", "<a", "A: ", "1. ",
                "a ", "1 ", "x1", "@", "a@", "www.", "\"", "5'", "I", "no.", "é", "…", "1:", "#", "a'", "~1", "Mon/",
                "①", "Ⅱ", "😀", "가", "가 ", "中", "ا", "a가", "A.", "CO2 ", "3/15 ", "e\u0301", "\u200b", "\n", "$1 ",
                "12-", "=", "a1 ", "Dr. ", "10.30 ", "\t", "zxqv ", "aa ");
    }

    /// A piece until there are as many characters.
    public static String repeated(String piece, int length) {
        return piece.repeat(Math.ceilDiv(length, piece.length())).substring(0, length);
    }

    /// Words of random letters, as long as a word may be.
    public static String inventedWords(int length) {
        Random random = new Random(7);
        StringBuilder text = new StringBuilder();
        while (text.length() < length) {
            random.ints(WORD_LETTERS, 'a', 'z' + 1).forEach(text::appendCodePoint);
            text.append(' ');
        }
        return text.substring(0, length);
    }
}
