package app.saywell.judge.engine.whisper;

import java.util.Arrays;

/// How probable the decoder finds each token of a given text in a recording.
public final class TokenLikelihoods {
    private TokenLikelihoods() {}

    /// @param tokens of the text alone
    /// @return the natural logarithm of the probability of each token and, last, of the text's end;
    ///     0 for what does not fit into the decoder any more
    public static double[] logs(WhisperDecoder decoder, EncodedAudio heard, SpokenLanguage language, int... tokens) {
        int[] prompt = SpecialTokens.prompt(language);
        int length = Math.min(prompt.length + tokens.length, WhisperDecoder.MAX_TOKENS);
        int[] given = Arrays.copyOf(prompt, length);
        System.arraycopy(tokens, 0, given, prompt.length, length - prompt.length);
        int[] expected = Arrays.copyOf(tokens, tokens.length + 1);
        expected[tokens.length] = SpecialTokens.END;
        double[] logs = new double[expected.length];
        try (DecoderState decoding = decoder.decode(heard)) {
            float[][] rows = decoding.next(given);
            for (int i = 0; i <= length - prompt.length; i++) {
                float[] row = rows[prompt.length - 1 + i];
                logs[i] = row[expected[i]] - LogSoftmax.normaliser(row);
            }
        }
        return logs;
    }
}
