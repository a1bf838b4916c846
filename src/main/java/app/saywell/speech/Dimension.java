package app.saywell.speech;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;

/// One judged dimension of a recording: a number on the scale of its endpoint, and words.
@JsonPropertyOrder({"score", "feedback"})
public record Dimension(double score, String feedback) {

    /// Reads tolerantly: missing words are empty.
    public Dimension {
        feedback = feedback == null ? "" : feedback;
    }
}
