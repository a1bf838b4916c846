package app.saywell.practice.text;

import java.util.Optional;

/// A sentence that was found in a text and is not stored yet.
///
/// @param meaning may be empty
/// @param span where it is spoken in the audio that belongs to the text, where that is known
public record Draft(String text, String meaning, Optional<Span> span) {

    /// Seconds from the start of the audio.
    public record Span(double start, double end) {}
}
