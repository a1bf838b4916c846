package app.saywell.speech;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;

/// The score of one dimension of a recording, on the scale of its endpoint, with feedback in words.
@JsonPropertyOrder({"score", "feedback"})
public record DimensionScore(double score, String feedback) {

    /// Accepts missing feedback and treats it as empty.
    public DimensionScore {
        feedback = feedback == null ? "" : feedback;
    }
}
