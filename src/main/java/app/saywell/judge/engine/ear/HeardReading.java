package app.saywell.judge.engine.ear;

import app.saywell.judge.engine.align.FramePosteriors;
import java.util.List;

/// A text as it was heard in a recording.
///
/// @param tokens every token in order
/// @param startSeconds where frame 0 lies in the recording, with the correction of starts
public record HeardReading(List<TokenScore> tokens, double startSeconds) {

    /// Copies the list.
    public HeardReading {
        tokens = List.copyOf(tokens);
    }

    /// Where a frame begins in the recording.
    public double secondsAt(int frame) {
        return startSeconds + frame * FramePosteriors.FRAME_SECONDS;
    }
}
