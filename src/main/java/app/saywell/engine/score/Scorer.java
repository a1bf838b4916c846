package app.saywell.engine.score;

import app.saywell.engine.evidence.Evidence;
import app.saywell.engine.evidence.PhoneEvidence;
import app.saywell.engine.evidence.TokenEvidence;
import app.saywell.engine.lexicon.Phone;
import app.saywell.engine.network.FrameInputs;
import app.saywell.engine.network.NetworkEnsemble;
import app.saywell.engine.network.Opinion;
import app.saywell.engine.network.SoundInputs;
import app.saywell.signal.Pcm;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// Scores sounds and words as people would. Safe for several threads and deterministic.
///
/// Trees weigh the evidence and what the networks say of it; fitted on human scores of sounds (0-2)
/// and words (0-10): see `src/train`.
public final class Scorer {
    /// Fitted scores below which people mostly find fault; one good sound in forty and one good
    /// word in thirty lie below.
    private static final Calibration SOUND = new Calibration(62);

    private static final Calibration WORD = new Calibration(74);

    /// How much the trees count in the score of a sound; the rest is the networks' own.
    private static final double TREES = 0.5;

    private static final double SOUND_SCALE = 50;
    private static final double WORD_SCALE = 10;

    private final Forest sounds = Forest.read("phones.forest");
    private final Forest words = Forest.read("words.forest");
    private final NetworkEnsemble networks = NetworkEnsemble.load();

    /// The scores of all tokens, in order.
    ///
    /// @param speech the recording that the evidence is of, at [FrontEnd#SAMPLE_RATE]
    public List<TokenScore> score(Pcm speech, Evidence evidence) {
        FrameInputs frames = FrameInputs.of(speech, evidence);
        SoundInputs sounds = SoundInputs.of(evidence, frames);
        List<Opinion> opinions = networks.judge(frames, sounds);
        double[] fitted = fitted(evidence, sounds, opinions);
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

    private double[] fitted(Evidence evidence, SoundInputs inputs, List<Opinion> opinions) {
        List<PhoneEvidence> phones = evidence.phones();
        double[] fitted = new double[phones.size()];
        for (int i = 0; i < fitted.length; i++) {
            Phone phone = phones.get(i).phone();
            Opinion opinion = opinions.get(i);
            double weighed = sounds.of(vector(inputs.evidence().get(i), phone, opinion));
            fitted[i] = TREES * weighed + (1 - TREES) * opinion.score();
        }
        return fitted;
    }

    /// As `main` in `src/train/python/fit_phones.py`.
    private static float[] vector(float[] evidence, Phone phone, Opinion opinion) {
        float[] vector = Arrays.copyOf(evidence, evidence.length + 1 + Opinion.FEATURES);
        vector[evidence.length] = phone.ordinal();
        float[] told = opinion.features(phone);
        System.arraycopy(told, 0, vector, evidence.length + 1, told.length);
        return vector;
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
