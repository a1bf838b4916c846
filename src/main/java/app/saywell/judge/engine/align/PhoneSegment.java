package app.saywell.judge.engine.align;

import app.saywell.speech.language.lexicon.StressedPhone;

/// A sound of the text and the frames (10 ms each) in which it was found.
///
/// @param startFrame first frame
/// @param endFrame frame after the last one
public record PhoneSegment(StressedPhone sound, int startFrame, int endFrame) {

    /// Length in frames, at least 3.
    public int frameCount() {
        return endFrame - startFrame;
    }
}
