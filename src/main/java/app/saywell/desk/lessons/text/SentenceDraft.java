package app.saywell.desk.lessons.text;

import java.util.Optional;

/// A sentence from a text that is not stored yet.
///
/// @param meaning may be empty
/// @param span where it is spoken in the audio of the text, if known
public record SentenceDraft(String text, String meaning, Optional<CaptionSpan> span) {

    /// Start and end in the audio, in seconds.
    public record CaptionSpan(double start, double end) {}
}
