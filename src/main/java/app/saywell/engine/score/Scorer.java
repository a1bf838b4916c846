package app.saywell.engine.score;

import app.saywell.engine.evidence.Evidence;
import app.saywell.engine.evidence.PhoneEvidence;
import app.saywell.engine.evidence.PhoneFeatures;
import app.saywell.engine.evidence.TokenEvidence;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// Scores sounds and words as people would. Safe for several threads and deterministic.
///
/// Fitted on human scores of sounds (0-2) and words (0-10): see `src/train`.
public final class Scorer {
    /// Fitted scores below which people mostly find fault; one good sound in forty and one good
    /// word in thirty lie below.
    private static final Calibration SOUND = new Calibration(62);

    private static final Calibration WORD = new Calibration(74);
    private static final double SOUND_SCALE = 50;
    private static final double WORD_SCALE = 10;

    private final Forest sounds = Forest.read("phones.forest");
    private final Forest words = Forest.read("words.forest");

    /// The scores of all tokens, in order.
    public List<TokenScore> score(Evidence evidence) {
        double[] fitted = fitted(evidence);
        double mean = Arrays.stream(fitted).average().orElse(0);
        List<TokenScore> scores = new ArrayList<>();
        int from = 0;
        for (TokenEvidence token : evidence.tokens()) {
            int to = from + token.phones().size();
            scores.add(score(token, Arrays.copyOfRange(fitted, from, to), mean));
            from = to;
        }
        return List.copyOf(scores);
    }

    private double[] fitted(Evidence evidence) {
        List<PhoneEvidence> phones = evidence.phones();
        List<float[]> vectors = PhoneFeatures.of(evidence);
        double[] fitted = new double[vectors.size()];
        for (int i = 0; i < fitted.length; i++) {
            float[] vector = Arrays.copyOf(vectors.get(i), PhoneFeatures.NAMES.size() + 1);
            vector[PhoneFeatures.NAMES.size()] = phones.get(i).phone().ordinal();
            fitted[i] = sounds.of(vector);
        }
        return fitted;
    }

    private TokenScore score(TokenEvidence token, double[] fitted, double utteranceMean) {
        List<PhoneScore> phones = new ArrayList<>();
        for (int i = 0; i < fitted.length; i++) {
            PhoneEvidence phone = token.phones().get(i);
            double score = SOUND.of(fitted[i] * SOUND_SCALE);
            phones.add(new PhoneScore(phone, score, HeardPhone.of(phone, score)));
        }
        double score = WORD.of(words.of(wordVector(fitted, utteranceMean)) * WORD_SCALE);
        return new TokenScore(token, score, phones);
    }

    /// As `word_vector` in `src/train/python/fit_phones.py`.
    private static float[] wordVector(double[] fitted, double utteranceMean) {
        double[] ordered = fitted.clone();
        Arrays.sort(ordered);
        double mean = Arrays.stream(fitted).average().orElse(0);
        return new float[] {
            (float) mean,
            (float) ordered[0],
            (float) ordered[Math.min(1, ordered.length - 1)],
            (float) fitted[0],
            (float) fitted[fitted.length - 1],
            fitted.length,
            (float) utteranceMean
        };
    }
}
