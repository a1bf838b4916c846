package app.saywell.engine.score;

import app.saywell.engine.evidence.Evidence;
import app.saywell.engine.evidence.PhoneEvidence;
import app.saywell.engine.evidence.ReadingFeatures;
import app.saywell.engine.evidence.TokenEvidence;
import app.saywell.engine.lexicon.Phone;
import app.saywell.engine.network.Hearing;
import app.saywell.engine.network.Opinion;

import java.nio.FloatBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// Scores sounds and words as people would. Safe for several threads and deterministic.
///
/// Trees weigh the evidence and what the networks say of it; fitted on human scores of sounds (0-2)
/// and words (0-10): see `src/train`. Others tell one exchanged sound in a good reading, which
/// hardly any learner's score shows, and take from the score of what is surely one.
public final class Scorer {
    /// Fitted scores below which people mostly find fault; one good sound in forty and one good
    /// word in thirty lie below.
    private static final Calibration SOUND = new Calibration(66);

    private static final Calibration WORD = new Calibration(74);

    /// How much the trees count in the score of a sound; the rest is the networks' own.
    private static final double TREES = 0.7;

    /// Log odds from which a sound is surely another one, and what is taken off its fitted score
    /// for each beyond.
    private static final double SURELY = 0.5;

    private static final double TAKEN_OFF = 0.6;

    private static final double SOUND_SCALE = 50;
    private static final double WORD_SCALE = 10;

    private final Forest sounds = Forest.read("phones.forest");
    private final Forest exchanged = Forest.read("exchanged.forest");
    private final Forest words = Forest.read("words.forest");

    /// The scores of all tokens, in order.
    ///
    /// @param hearing what the networks heard of the same alignment
    public List<TokenScore> score(Evidence evidence, Hearing hearing) {
        List<Opinion> opinions = hearing.opinions();
        double[] fitted = fitted(evidence, hearing);
        double mean = Arrays.stream(fitted).average().orElse(0);
        List<TokenScore> scores = new ArrayList<>();
        int from = 0;
        for (TokenEvidence token : evidence.tokens()) {
            int to = from + token.phones().size();
            double[] ofToken = Arrays.copyOfRange(fitted, from, to);
            scores.add(score(token, ofToken, mean, opinions.subList(from, to)));
            from = to;
        }
        return List.copyOf(scores);
    }

    private double[] fitted(Evidence evidence, Hearing hearing) {
        List<PhoneEvidence> phones = evidence.phones();
        List<float[]> around = OpinionsAround.of(hearing);
        List<float[]> readings = ReadingFeatures.of(evidence);
        double[] fitted = new double[phones.size()];
        for (int i = 0; i < fitted.length; i++) {
            Phone phone = phones.get(i).phone();
            Opinion opinion = hearing.opinions().get(i);
            float[] vector =
                    vector(
                            hearing.sounds().evidence().get(i),
                            new float[] {phone.ordinal()},
                            opinion.features(phone),
                            around.get(i),
                            readings.get(i));
            double off = TAKEN_OFF * Math.max(0, exchanged.of(vector) - SURELY);
            fitted[i] = TREES * sounds.of(vector) + (1 - TREES) * opinion.score() - off;
        }
        return fitted;
    }

    /// As `features` in `src/train/python/fit_phones.py`.
    private static float[] vector(float[]... parts) {
        int length = Arrays.stream(parts).mapToInt(part -> part.length).sum();
        FloatBuffer vector = FloatBuffer.allocate(length);
        for (float[] part : parts) {
            vector.put(part);
        }
        return vector.array();
    }

    private TokenScore score(
            TokenEvidence token, double[] fitted, double utteranceMean, List<Opinion> opinions) {
        List<PhoneScore> phones = new ArrayList<>();
        for (int i = 0; i < fitted.length; i++) {
            PhoneEvidence phone = token.phones().get(i);
            double score = SOUND.of(fitted[i] * SOUND_SCALE);
            Opinion opinion = opinions.get(i);
            phones.add(new PhoneScore(phone, score, HeardPhone.of(phone, opinion, score)));
        }
        float[] vector = wordVector(fitted, utteranceMean, opinions.getFirst().word());
        double score = WORD.of(words.of(vector) * WORD_SCALE);
        return new TokenScore(token, score, phones);
    }

    /// As `word_vector` in `src/train/python/fit_phones.py`.
    private static float[] wordVector(double[] fitted, double utteranceMean, float told) {
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
            (float) utteranceMean,
            told
        };
    }
}
