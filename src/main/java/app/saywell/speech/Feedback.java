package app.saywell.speech;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;

import org.jspecify.annotations.Nullable;

/// The sentence as a whole, in up to four dimensions (service document, section 2.3).
///
/// After `/pronunciation` all four are there: pronunciation 50-70, the others 0-10 each. After
/// `/pronunciation-simple` only pronunciation is, 0-100. See [Scale]: the two are never mixed.
@JsonPropertyOrder({"pronunciation", "stress", "pause", "speed"})
public record Feedback(
        @JsonProperty(required = true) Dimension pronunciation,
        @Nullable Dimension stress,
        @Nullable Dimension pause,
        @Nullable Dimension speed) {

    /// Refuses a feedback without pronunciation, which every answer has.
    public Feedback {
        if (pronunciation == null) {
            throw new IllegalArgumentException("pronunciation is null");
        }
    }
}
