package app.saywell.judge.engine.ear;

import app.saywell.judge.engine.whisper.EncodedAudio;
import app.saywell.judge.engine.whisper.SpokenLanguage;
import app.saywell.judge.engine.whisper.TokenLikelihoods;
import app.saywell.judge.engine.whisper.Vocabulary;
import app.saywell.judge.engine.whisper.WhisperDecoder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/// How probable Whisper's decoder finds the words of a text in one recording. For one thread; holds
/// memory outside the heap until it is closed.
final class WordLikelihoods implements AutoCloseable {
    private static final String MARKS_AROUND = "^[.,;:!?\"()]+|[.,;:!?\"()]+$";

    private final WhisperDecoder decoder;
    private final Vocabulary vocabulary;
    private final List<String> words;
    private final EncodedAudio heard;
    private final List<int[]> tokens;
    private final double[] logs;

    /// @param decoder stays the caller's
    /// @param heard the recording; closed with this, also where this cannot be made
    /// @param words as written
    WordLikelihoods(WhisperDecoder decoder, Vocabulary vocabulary, EncodedAudio heard, List<String> words) {
        this.decoder = decoder;
        this.vocabulary = vocabulary;
        this.words = List.copyOf(words);
        this.heard = heard;
        try {
            this.tokens = tokens(vocabulary, words);
            this.logs = logs(tokens);
        } catch (RuntimeException e) {
            heard.close();
            throw e;
        }
    }

    /// The tokens of each word alone, with a space before it and without marks around it: the first
    /// word with a capital, the others small.
    static List<int[]> tokens(Vocabulary vocabulary, List<String> words) {
        List<int[]> tokens = new ArrayList<>();
        for (String word : words) {
            String small = word.replaceAll(MARKS_AROUND, "").toLowerCase(Locale.ROOT);
            String text = tokens.isEmpty() && !small.isEmpty()
                    ? small.substring(0, 1).toUpperCase(Locale.ROOT) + small.substring(1)
                    : small;
            tokens.add(vocabulary.tokens(" " + text));
        }
        return tokens;
    }

    /// How many tokens each word has.
    float[] tokenCounts() {
        float[] counts = new float[tokens.size()];
        for (int word = 0; word < counts.length; word++) {
            counts[word] = tokens.get(word).length;
        }
        return counts;
    }

    /// How much more probable each word is than in another recording (pointwise mutual information
    /// where that one is silent): the mean over its tokens, in natural log units.
    ///
    /// @param others what [#logs()] gave for that one
    float[] gains(double... others) {
        float[] gains = new float[tokens.size()];
        int next = 0;
        for (int word = 0; word < gains.length; word++) {
            int count = tokens.get(word).length;
            double sum = 0;
            for (int i = 0; i < count; i++, next++) {
                sum += logs[next] - others[next];
            }
            gains[word] = (float) (sum / count);
        }
        return gains;
    }

    /// The natural logarithm of the probability of each token of the text and of its end.
    double[] logs() {
        return logs.clone();
    }

    /// How much more probable the text is than the same text without one of its words: a likelihood
    /// ratio in natural log units. Far above 0 for a word that was said, however wrong its sounds
    /// are; about or below 0 for one that was not.
    double ratio(int word) {
        List<String> others = new ArrayList<>(words);
        others.remove(word);
        return Arrays.stream(logs).sum()
                - Arrays.stream(logs(tokens(vocabulary, others))).sum();
    }

    @Override
    public void close() {
        heard.close();
    }

    private double[] logs(List<int[]> words) {
        int[] text = words.stream().flatMapToInt(Arrays::stream).toArray();
        return TokenLikelihoods.logs(decoder, heard, SpokenLanguage.ENGLISH, text);
    }
}
