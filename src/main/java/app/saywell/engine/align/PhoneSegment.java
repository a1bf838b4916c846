package app.saywell.engine.align;

import app.saywell.engine.acoustic.Position;
import app.saywell.engine.lexicon.Sound;

/// A sound of the text and the frames (10 ms each) in which it was found.
///
/// @param left number of the phone before it in the acoustic model; silence after a pause
/// @param right number of the phone after it
/// @param start first frame
/// @param end frame after the last
public record PhoneSegment(
        Sound sound, int left, int right, Position position, int start, int end) {

    /// Length in frames; at least 3.
    public int frames() {
        return end - start;
    }
}
