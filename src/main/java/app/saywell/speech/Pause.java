package app.saywell.speech;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;

/// Silence between words.
///
/// @param isLong lasts at least [#MIN_LONG_SECONDS] seconds
@JsonPropertyOrder({"type", "start", "end", "is_long"})
public record Pause(
        double start, double end, @JsonProperty("is_long") boolean isLong) implements SpeechComponent {

    /// The length in seconds from which a pause counts as long (service document, section 2.1).
    public static final double MIN_LONG_SECONDS = 0.05;

    /// By so much two times that are written in decimals may differ less than what is written.
    private static final double WRITTEN = 1e-9;

    /// The pause from one time to another.
    public static Pause between(double start, double end) {
        return new Pause(start, end, end - start >= MIN_LONG_SECONDS - WRITTEN);
    }
}
