package app.saywell.engine.transcribe.decode;

import app.saywell.engine.acoustic.AcousticModel;
import app.saywell.engine.acoustic.Observations;

import java.util.Arrays;

/// The senones of the present frame, each asked for at most once.
final class SenoneScores {
    private final Observations observations;
    private final float[][] heard;
    private final float[] scores;
    private final int[] frames;
    private int frame;

    /// @param heard what is added for each phone of the acoustic model at each frame
    SenoneScores(Observations observations, float[][] heard) {
        this.observations = observations;
        this.heard = heard;
        this.scores = new float[observations.model().senones()];
        this.frames = new int[scores.length];
        Arrays.fill(frames, -1);
    }

    void goTo(int newFrame) {
        frame = newFrame;
    }

    /// The best of all senones without context: what the frame would score if anything could have
    /// been said.
    float best() {
        float best = Float.NEGATIVE_INFINITY;
        for (int phone = 0; phone < observations.model().phones(); phone++) {
            for (int state = 0; state < AcousticModel.STATES; state++) {
                best = Math.max(best, get(observations.model().contextFreeSenone(phone, state)));
            }
        }
        return best;
    }

    float get(int senone) {
        if (frames[senone] != frame) {
            frames[senone] = frame;
            scores[senone] =
                    observations.logLikelihood(frame, senone)
                            + heard[frame][observations.model().phoneOf(senone)];
        }
        return scores[senone];
    }
}
