package app.saywell.engine.align;

import app.saywell.engine.text.Reading;
import app.saywell.engine.text.SpokenToken;

import java.util.List;

/// A token of the text as it was said.
///
/// @param reading the one of its readings that fits the sound best
/// @param phones its sounds in order, one for each sound of the reading; between words of a reading
///     there may be silence
public record AlignedToken(SpokenToken token, Reading reading, List<PhoneSegment> phones) {

    /// Copies the segments.
    public AlignedToken {
        phones = List.copyOf(phones);
    }

    /// First frame.
    public int start() {
        return phones.getFirst().start();
    }

    /// Frame after the last.
    public int end() {
        return phones.getLast().end();
    }
}
