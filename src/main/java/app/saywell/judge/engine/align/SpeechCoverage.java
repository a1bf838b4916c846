package app.saywell.judge.engine.align;

import java.util.List;

/// How much of the speech in a recording an aligned text takes up.
public final class SpeechCoverage {
    private SpeechCoverage() {}

    /// The share of the speech that lies within the tokens, from 0 to 1; 0 where there is no
    /// speech.
    ///
    /// Each frame counts as speech with the probability that it is not silence.
    ///
    /// @param posteriors of the whole recording
    /// @param tokens aligned with it
    public static double of(FramePosteriors posteriors, List<AlignedToken> tokens) {
        double within = 0;
        for (AlignedToken token : tokens) {
            within += speech(posteriors, token.startFrame(), token.endFrame());
        }
        double all = speech(posteriors, 0, posteriors.frames());
        return all == 0 ? 0 : within / all;
    }

    private static double speech(FramePosteriors posteriors, int startFrame, int endFrame) {
        double sum = 0;
        for (int frame = startFrame; frame < endFrame; frame++) {
            sum += 1 - Math.exp(posteriors.logPosterior(frame, FramePosteriors.SILENCE));
        }
        return sum;
    }
}
