package app.saywell.engine.evidence;

import app.saywell.engine.Interruption;
import app.saywell.engine.acoustic.AcousticModel;
import app.saywell.engine.acoustic.Observations;

import org.jspecify.annotations.Nullable;

import java.util.Arrays;

/// What a listener without any text would hear: any phone after any other.
///
/// Forward-backward over the phones without context gives the probability of every phone at every
/// frame. The acoustic likelihoods are flattened by [#SCALE], since neighbouring frames are far
/// from independent.
final class PhoneLoop {
    private static final double SCALE = 0.35;
    private static final int STATES = AcousticModel.STATES;

    private final AcousticModel model;
    private final int phones;
    private final int states;
    private final double[] stay;
    private final double[] leave;
    private final int[] contextFree;

    PhoneLoop(AcousticModel model) {
        this.model = model;
        this.phones = model.phones();
        this.states = phones * STATES;
        this.stay = new double[states];
        this.leave = new double[states];
        this.contextFree = new int[states];
        for (int s = 0; s < states; s++) {
            stay[s] = Math.exp(model.logStay(s / STATES, s % STATES));
            leave[s] = Math.exp(model.logLeave(s / STATES, s % STATES));
            contextFree[s] = model.contextFreeSenone(s / STATES, s % STATES);
        }
    }

    /// Probabilities of the model's phones, a row a frame.
    float[][] posteriors(Observations heard) {
        int frames = heard.frames();
        float[][] sounds = heard.logLikelihoods(contextFree);
        float[][] emission = new float[frames][states];
        float[][] forward = new float[frames][states];
        double[] now = new double[states];
        for (int t = 0; t < frames; t++) {
            Interruption.check();
            listen(sounds, t, emission[t]);
            forward(t == 0 ? null : forward[t - 1], emission[t], now);
            store(now, forward[t]);
        }
        float[][] posteriors = new float[frames][phones];
        double[] backward = new double[states];
        Arrays.fill(backward, 1);
        for (int t = frames - 1; t >= 0; t--) {
            combine(forward[t], backward, posteriors[t]);
            backward(emission[t], backward);
        }
        return posteriors;
    }

    private void listen(float[][] sounds, int t, float[] emission) {
        float best = Float.NEGATIVE_INFINITY;
        for (int s = 0; s < states; s++) {
            emission[s] = sounds[s][t];
            best = Math.max(best, emission[s]);
        }
        for (int s = 0; s < states; s++) {
            emission[s] = (float) Math.exp(SCALE * (emission[s] - best));
        }
    }

    private void forward(float @Nullable [] before, float[] emission, double[] now) {
        double arriving = 1;
        if (before != null) {
            arriving = 0;
            for (int s = STATES - 1; s < states; s += STATES) {
                arriving += before[s] * leave[s];
            }
        }
        double enter = arriving / phones;
        double sum = 0;
        for (int s = 0; s < states; s++) {
            double in = s % STATES == 0 ? enter : before == null ? 0 : before[s - 1] * leave[s - 1];
            double kept = before == null ? 0 : before[s] * stay[s];
            now[s] = (in + kept) * emission[s];
            sum += now[s];
        }
        for (int s = 0; s < states; s++) {
            now[s] /= sum;
        }
    }

    private static void store(double[] from, float[] to) {
        for (int s = 0; s < to.length; s++) {
            to[s] = (float) from[s];
        }
    }

    private void combine(float[] forward, double[] backward, float[] posterior) {
        double sum = 0;
        for (int s = 0; s < states; s++) {
            sum += forward[s] * backward[s];
        }
        for (int s = 0; s < states; s++) {
            posterior[s / STATES] += (float) (forward[s] * backward[s] / sum);
        }
    }

    /// Carries the backward probabilities over a frame, to the one before it.
    private void backward(float[] emission, double[] backward) {
        double leaving = 0;
        for (int s = 0; s < states; s += STATES) {
            leaving += emission[s] * backward[s] / phones;
        }
        double best = 0;
        for (int s = 0; s < states; s++) {
            double next = s % STATES == STATES - 1 ? leaving : emission[s + 1] * backward[s + 1];
            backward[s] = stay[s] * emission[s] * backward[s] + leave[s] * next;
            best = Math.max(best, backward[s]);
        }
        for (int s = 0; s < states; s++) {
            backward[s] /= best;
        }
    }
}
