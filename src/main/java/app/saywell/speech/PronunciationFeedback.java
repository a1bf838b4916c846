package app.saywell.speech;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import org.jspecify.annotations.Nullable;

/// Feedback on the whole sentence, in up to four dimensions (service document, section 2.3).
///
/// `/pronunciation` gives all four: pronunciation 50-70, the others 0-10 each.
/// `/pronunciation-simple` gives only pronunciation, 0-100. The two scales are never mixed, see
/// [ScoreScale].
@JsonPropertyOrder({"pronunciation", "stress", "pause", "speed"})
public record PronunciationFeedback(
        @JsonProperty(required = true) DimensionScore pronunciation,
        @Nullable DimensionScore stress,
        @Nullable DimensionScore pause,
        @Nullable DimensionScore speed) {

    /// Requires the pronunciation dimension, which every answer has.
    public PronunciationFeedback {
        if (pronunciation == null) {
            throw new IllegalArgumentException("pronunciation is null");
        }
    }
}
