package app.saywell.judge.engine.align;

import app.saywell.speech.language.text.SpokenToken;
import app.saywell.speech.language.text.TokenReading;
import java.util.List;

/// A token of the text and where it was found in the recording.
///
/// @param reading the reading that fits the sound best
/// @param phones one segment for each sound of the reading, in order; there may be silence between
///     the words of a reading
public record AlignedToken(SpokenToken token, TokenReading reading, List<PhoneSegment> phones) {

    /// Copies the segments.
    public AlignedToken {
        phones = List.copyOf(phones);
    }

    /// The first frame.
    public int startFrame() {
        return phones.getFirst().startFrame();
    }

    /// The frame after the last one.
    public int endFrame() {
        return phones.getLast().endFrame();
    }
}
