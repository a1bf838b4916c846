package app.saywell.speech;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;

import org.jspecify.annotations.Nullable;

/// One expected sound and how it was said.
///
/// @param phoneme the expected sound in IPA
/// @param userPhoneme the sound that was heard in IPA; null when nothing can be said of it
/// @param score accuracy, 0-100
/// @param correct judged correct
/// @param stressed belongs to a stressed syllable
/// @param feedback how to mend it; null when there is nothing to say
@JsonPropertyOrder({
    "phoneme",
    "user_phoneme",
    "score",
    "is_correct",
    "is_stressed",
    "feedback",
    "start",
    "end"
})
public record Phoneme(
        String phoneme,
        @JsonProperty("user_phoneme") @Nullable String userPhoneme,
        double score,
        @JsonProperty("is_correct") boolean correct,
        @JsonProperty("is_stressed") boolean stressed,
        @Nullable String feedback,
        double start,
        double end) {

    /// Reads tolerantly: a missing symbol is empty.
    public Phoneme {
        phoneme = phoneme == null ? "" : phoneme;
    }

    /// Whether another sound than the expected one was surely heard.
    public boolean substituted() {
        return userPhoneme != null && !userPhoneme.equals(phoneme);
    }
}
