package app.saywell.judge.engine.whisper;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/// How probable a given text is in a recording, and how much more so than in silence: what the
/// sound says, without what the language alone would. Safe for several threads.
public final class TextLikelihood implements AutoCloseable {
    private static final int SILENCE = 48_000;
    private static final int SILENCE_MARGIN = 32;

    /// Less than 1 MiB, because a text has 448 tokens at most; forgotten when this is closed.
    private static final int REMEMBERED = 200;

    private final WhisperDecoder decoder;
    private final EncodedAudio silence;
    private final Map<List<Integer>, double[]> inSilence = new LinkedHashMap<>() {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<List<Integer>, double[]> eldest) {
            return size() > REMEMBERED;
        }
    };

    private TextLikelihood(WhisperDecoder decoder, EncodedAudio silence) {
        this.decoder = decoder;
        this.silence = silence;
    }

    /// Listens to three seconds of silence.
    ///
    /// @param encoder stays the caller's, as does the decoder
    public static TextLikelihood of(WhisperEncoder encoder, WhisperDecoder decoder) {
        LogMel silence = LogMel.of(new float[SILENCE], SILENCE_MARGIN);
        return new TextLikelihood(decoder, decoder.hear(encoder.last(silence), (double) SILENCE / LogMel.SAMPLE_RATE));
    }

    /// The logarithm of the probability of each token of a text.
    ///
    /// @param tokens as many as fit; the end of the text is not among them
    public double[] in(EncodedAudio heard, SpokenLanguage language, int... tokens) {
        return Arrays.copyOf(TokenLikelihoods.logs(decoder, heard, language, tokens), tokens.length);
    }

    /// The same, less what it is in silence.
    public double[] beyondSilence(EncodedAudio heard, SpokenLanguage language, int... tokens) {
        double[] logs = in(heard, language, tokens);
        double[] without = inSilence(language, tokens);
        for (int i = 0; i < logs.length; i++) {
            logs[i] -= without[i];
        }
        return logs;
    }

    @Override
    public void close() {
        silence.close();
    }

    private double[] inSilence(SpokenLanguage language, int... tokens) {
        List<Integer> key = IntStream.concat(IntStream.of(language.token()), Arrays.stream(tokens))
                .boxed()
                .toList();
        synchronized (inSilence) {
            double[] known = inSilence.get(key);
            if (known != null) {
                return known;
            }
        }
        double[] logs = in(silence, language, tokens);
        synchronized (inSilence) {
            inSilence.put(key, logs);
        }
        return logs;
    }
}
