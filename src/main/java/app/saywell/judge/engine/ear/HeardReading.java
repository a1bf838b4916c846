package app.saywell.judge.engine.ear;

import app.saywell.judge.engine.align.FramePosteriors;
import java.util.List;

/// A text as it was heard in a recording.
///
/// @param tokens every token in order
/// @param impression what people would give the whole
/// @param startSeconds where frame 0 lies in the recording, with the correction of starts
/// @param lagFrames by how many frames its sounds run behind what the encoder hears
/// @param hadMore whether more was said than this one reading of the text
/// @param posteriors what was heard in each frame, whatever is expected
public record HeardReading(
        List<TokenScore> tokens,
        SentenceImpression impression,
        double startSeconds,
        int lagFrames,
        boolean hadMore,
        FramePosteriors posteriors) {

    /// Copies the list.
    public HeardReading {
        tokens = List.copyOf(tokens);
    }

    /// The same reading where more was said than that.
    HeardReading amongOtherSpeech() {
        return new HeardReading(tokens, impression, startSeconds, lagFrames, true, posteriors);
    }

    /// Where a frame begins in the recording.
    public double secondsAt(int frame) {
        return startSeconds + frame * FramePosteriors.FRAME_SECONDS;
    }
}
