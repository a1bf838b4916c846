package app.saywell.judge.engine.whisper;

import java.util.BitSet;

/// The tokens of Whisper base that are no piece of text, and those that are never written.
final class SpecialTokens {
    /// All tokens.
    public static final int COUNT = 51_865;

    /// Ends a text.
    public static final int END = 50_257;

    /// Begins one.
    public static final int START = 50_258;

    /// Asks for what is said, in the language it is said in.
    public static final int TRANSCRIBE = 50_359;

    /// Says that nobody speaks.
    public static final int NO_SPEECH = 50_362;

    /// Asks for a text without times.
    public static final int NO_TIMES = 50_363;

    /// A space by itself, which begins no text.
    private static final int BLANK = 220;

    /// Signs that stand for no word: brackets, notes, stars and the like.
    private static final int[] SIGNS = {
        1, 2, 7, 8, 9, 10, 14, 25, 26, 27, 28, 29, 31, 58, 59, 60, 61, 62, 63, 90, 91, 92, 93, 359, 503, 522, 542, 873,
        893, 902, 918, 922, 931, 1350, 1853, 1982, 2460, 2627, 3246, 3253, 3268, 3536, 3846, 3961, 4183, 4667, 6585,
        6647, 7273, 9061, 9383, 10428, 10929, 11938, 12033, 12331, 12562, 13793, 14157, 14635, 15265, 15618, 16553,
        16604, 18362, 18956, 20075, 21675, 22520, 26130, 26161, 26435, 28279, 29464, 31650, 32302, 32470, 36865, 42863,
        47425, 49870, 50254
    };

    private SpecialTokens() {}

    /// What a text in a language begins with.
    public static int[] prompt(SpokenLanguage language) {
        return new int[] {START, language.token(), TRANSCRIBE, NO_TIMES};
    }

    /// Those that are no words; the caller may add to them.
    static BitSet never() {
        BitSet never = new BitSet(COUNT);
        for (int sign : SIGNS) {
            never.set(sign);
        }
        never.set(START, COUNT);
        return never;
    }

    /// Whether a text may begin with a token.
    static boolean begins(int token) {
        return token != BLANK && token != END;
    }
}
