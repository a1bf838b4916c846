package app.saywell.engine.ear;

import app.saywell.engine.whisper.DecoderState;
import app.saywell.engine.whisper.EncodedAudio;
import app.saywell.engine.whisper.LogMel;
import app.saywell.engine.whisper.LogSoftmax;
import app.saywell.engine.whisper.SpecialTokens;
import app.saywell.engine.whisper.SpokenLanguage;
import app.saywell.engine.whisper.Vocabulary;
import app.saywell.engine.whisper.WhisperDecoder;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// How much more probable the words of a text are with the recording than with silence (pointwise
/// mutual information), by Whisper's decoder. Safe for several threads.
///
/// What silence gives is kept for the texts used last: a class reads the same sentence many times.
final class TextEvidence {
    private static final int SILENT_SAMPLES = 3 * LogMel.SAMPLE_RATE;
    private static final int KEPT_TEXTS = 500;

    private final Vocabulary vocabulary;
    private float @Nullable [] silentLayer;
    private final Map<List<Integer>, double[]> silentLogs =
            new LinkedHashMap<>(16, 0.75f, true) {
                private static final long serialVersionUID = 1;

                @Override
                protected boolean removeEldestEntry(Map.Entry<List<Integer>, double[]> eldest) {
                    return size() > KEPT_TEXTS;
                }
            };

    /// @param gains mean over the tokens of each word, in natural log units
    /// @param tokenCounts tokens of each word
    @SuppressWarnings("ArrayRecordComponent") // never compared
    record WordEvidence(float[] gains, float[] tokenCounts) {}

    TextEvidence(Vocabulary vocabulary) {
        this.vocabulary = vocabulary;
    }

    /// The evidence for each word of a text.
    ///
    /// @param words as written, without punctuation around them
    WordEvidence of(EarModels models, EarFeatures features, List<String> words) {
        List<int[]> tokens = tokens(words);
        int[] all = tokens.stream().flatMapToInt(Arrays::stream).toArray();
        double[] silent = silentLogs(models, all);
        double[] logs = logs(models.decoder(), features.lastLayer(), all);
        float[] gains = new float[words.size()];
        float[] counts = new float[words.size()];
        int next = 0;
        for (int word = 0; word < gains.length; word++) {
            counts[word] = tokens.get(word).length;
            double sum = 0;
            for (int i = 0; i < counts[word]; i++) {
                sum += logs[next] - silent[next];
                next++;
            }
            gains[word] = (float) (sum / counts[word]);
        }
        return new WordEvidence(gains, counts);
    }

    /// Of each word alone, with a space before it: the first word with a capital, the others small.
    List<int[]> tokens(List<String> words) {
        List<int[]> tokens = new ArrayList<>();
        for (String word : words) {
            String small =
                    word.replaceAll("^[.,;:!?\"()]+|[.,;:!?\"()]+$", "").toLowerCase(Locale.ROOT);
            String text =
                    tokens.isEmpty() && !small.isEmpty()
                            ? small.substring(0, 1).toUpperCase(Locale.ROOT) + small.substring(1)
                            : small;
            tokens.add(vocabulary.tokens(" " + text));
        }
        return tokens;
    }

    private double[] silentLogs(EarModels models, int... tokens) {
        List<Integer> key = Arrays.stream(tokens).boxed().toList();
        synchronized (silentLogs) {
            double[] known = silentLogs.get(key);
            if (known != null) {
                return known;
            }
        }
        double[] logs = logs(models.decoder(), silentLayer(models), tokens);
        synchronized (silentLogs) {
            silentLogs.put(key, logs);
        }
        return logs;
    }

    private float[] silentLayer(EarModels models) {
        synchronized (silentLogs) {
            if (silentLayer != null) {
                return silentLayer;
            }
        }
        LogMel silence = LogMel.of(new float[SILENT_SAMPLES], FeatureExtractor.MARGIN_STEPS);
        float[] layer = models.encoder().last(silence);
        synchronized (silentLogs) {
            silentLayer = layer;
        }
        return layer;
    }

    private static double[] logs(WhisperDecoder decoder, float[] layer, int... tokens) {
        int[] prompt = SpecialTokens.prompt(SpokenLanguage.ENGLISH);
        int room = WhisperDecoder.MAX_TOKENS - prompt.length;
        int count = Math.min(room, tokens.length);
        int[] given = Arrays.copyOf(prompt, prompt.length + count);
        System.arraycopy(tokens, 0, given, prompt.length, count);
        double[] logs = new double[tokens.length];
        try (EncodedAudio heard = decoder.hear(layer, 0);
                DecoderState decoding = decoder.decode(heard)) {
            float[][] rows = decoding.next(given);
            for (int i = 0; i < count; i++) {
                float[] row = rows[prompt.length - 1 + i];
                logs[i] = row[tokens[i]] - LogSoftmax.normaliser(row);
            }
        }
        return logs;
    }
}
