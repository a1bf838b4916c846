package app.saywell.judge.engine.align;

import app.saywell.speech.language.text.SpokenToken;
import java.util.ArrayList;
import java.util.List;

/// How much better a recording fits a text without one of its tokens: a likelihood ratio between
/// two alignments. It is far below 0 for a token that was said, and about or above 0 for one that
/// was left out, whose sounds the alignment had to find in those of its neighbours.
public final class OmissionEvidence {
    private static final int TOKENS_AROUND = 2;
    private static final int FRAMES_OUTSIDE = 30;

    private OmissionEvidence() {}

    /// The evidence for each token, in natural log units.
    ///
    /// Both alignments are made anew in the frames of the token and of two tokens on each side, so
    /// that the time grows with the length of the text only. At either end of the text 300 ms
    /// outside of it take part.
    ///
    /// @param posteriors of the recording, or of a part that holds all of `tokens`
    /// @param tokens in order
    /// @param firstFrame the frame of the recording with which `posteriors` begins
    /// @throws app.saywell.speech.language.EngineException of kind INTERRUPTED
    public static float[] of(FramePosteriors posteriors, List<AlignedToken> tokens, int firstFrame) {
        float[] evidence = new float[tokens.size()];
        for (int token = 0; token < evidence.length; token++) {
            int low = Math.max(0, token - TOKENS_AROUND);
            int high = Math.min(evidence.length, token + TOKENS_AROUND + 1);
            int start = tokens.get(low).startFrame() - firstFrame;
            int end = tokens.get(high - 1).endFrame() - firstFrame;
            FramePosteriors near = posteriors.slice(
                    low == 0 ? Math.max(0, start - FRAMES_OUTSIDE) : start,
                    high == evidence.length ? Math.min(posteriors.frames(), end + FRAMES_OUTSIDE) : end);
            List<SpokenToken> with = new ArrayList<>();
            tokens.subList(low, high).forEach(aligned -> with.add(aligned.token()));
            List<SpokenToken> without = new ArrayList<>(with);
            without.remove(token - low);
            evidence[token] = (float) (fit(near, without) - fit(near, with));
        }
        return evidence;
    }

    private static double fit(FramePosteriors posteriors, List<SpokenToken> tokens) {
        return new ViterbiSearch(posteriors, new PhoneStates(tokens))
                .bestScore()
                .orElseThrow();
    }
}
