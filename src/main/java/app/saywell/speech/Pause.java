package app.saywell.speech;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;

/// Silence between words.
///
/// @param isLong lasts at least [#LONG] seconds
@JsonPropertyOrder({"type", "start", "end", "is_long"})
public record Pause(double start, double end, @JsonProperty("is_long") boolean isLong)
        implements SpeechComponent {

    /// From how many seconds on a pause is called long (service document, section 2.1).
    public static final double LONG = 0.05;
}
