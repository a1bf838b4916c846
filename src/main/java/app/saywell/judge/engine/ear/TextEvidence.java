package app.saywell.judge.engine.ear;

import app.saywell.judge.engine.whisper.EncodedAudio;
import app.saywell.judge.engine.whisper.KeptAudio;
import app.saywell.judge.engine.whisper.LogMel;
import app.saywell.judge.engine.whisper.Vocabulary;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// What Whisper's decoder says of texts: in a recording, and in silence. Safe for several threads.
///
/// What silence gives is kept for the texts used last: a class reads the same sentence many times.
final class TextEvidence {
    private static final int SILENT_SAMPLES = 3 * LogMel.SAMPLE_RATE;

    /// Less than 2 MiB, because a text has 448 tokens at most; forgotten with the engine.
    private static final int KEPT_TEXTS = 500;

    private final Vocabulary vocabulary;
    private @Nullable KeptAudio silence;
    private final Map<List<String>, double[]> silentLogs = new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<List<String>, double[]> eldest) {
            return size() > KEPT_TEXTS;
        }
    };

    TextEvidence(Vocabulary vocabulary) {
        this.vocabulary = vocabulary;
    }

    /// Works out what silence gives for a text that is going to be judged, unless it is known.
    ///
    /// @param words as written
    void prepare(EarModels models, List<String> words) {
        silentLogs(models, words);
    }

    /// The texts of which it is known what silence gives.
    Set<List<String>> prepared() {
        synchronized (silentLogs) {
            return Set.copyOf(silentLogs.keySet());
        }
    }

    /// The words of a text in a recording; the caller closes it.
    ///
    /// @param words as written
    WordLikelihoods of(EarModels models, EarFeatures features, List<String> words) {
        return new WordLikelihoods(
                models.decoder(), vocabulary, models.decoder().hear(features.lastLayer(), 0), words);
    }

    /// How much more probable each word is with the recording than with silence: the mean over its
    /// tokens, in natural log units.
    ///
    /// @param heard of the same words
    float[] gains(EarModels models, WordLikelihoods heard, List<String> words) {
        return heard.gains(silentLogs(models, words));
    }

    private double[] silentLogs(EarModels models, List<String> words) {
        List<String> key = List.copyOf(words);
        synchronized (silentLogs) {
            double[] known = silentLogs.get(key);
            if (known != null) {
                return known;
            }
        }
        EncodedAudio heard = models.decoder().hear(silence(models));
        try (WordLikelihoods silent = new WordLikelihoods(models.decoder(), vocabulary, heard, words)) {
            double[] logs = silent.logs();
            synchronized (silentLogs) {
                silentLogs.put(key, logs);
            }
            return logs;
        }
    }

    private KeptAudio silence(EarModels models) {
        synchronized (silentLogs) {
            if (silence != null) {
                return silence;
            }
        }
        LogMel sound = LogMel.of(new float[SILENT_SAMPLES], FeatureExtractor.MARGIN_STEPS);
        try (EncodedAudio heard =
                models.decoder().hear(models.encoder().last(sound), (double) SILENT_SAMPLES / LogMel.SAMPLE_RATE)) {
            KeptAudio kept = heard.kept();
            synchronized (silentLogs) {
                silence = kept;
            }
            return kept;
        }
    }
}
