package app.saywell.engine.transcribe.decode;

import app.saywell.engine.acoustic.Observations;

import java.util.Arrays;

/// The senones of the present frame, each asked for at most once.
final class SenoneScores {
    private final Observations observations;
    private final float[] scores;
    private final int[] frames;
    private int frame;

    SenoneScores(Observations observations) {
        this.observations = observations;
        this.scores = new float[observations.model().senones()];
        this.frames = new int[scores.length];
        Arrays.fill(frames, -1);
    }

    void goTo(int newFrame) {
        frame = newFrame;
    }

    float get(int senone) {
        if (frames[senone] != frame) {
            frames[senone] = frame;
            scores[senone] = observations.logLikelihood(frame, senone);
        }
        return scores[senone];
    }
}
