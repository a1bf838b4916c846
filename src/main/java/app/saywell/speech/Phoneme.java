package app.saywell.speech;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import org.jspecify.annotations.Nullable;

/// One expected sound and how the learner said it.
///
/// @param phoneme the expected sound in IPA
/// @param userPhoneme the sound that was heard, in IPA; null if it could not be identified
/// @param score accuracy, 0-100
/// @param correct whether the sound was correct
/// @param stressed belongs to a stressed syllable
/// @param feedback how to correct it; null if there is nothing to say
@JsonPropertyOrder({"phoneme", "user_phoneme", "score", "is_correct", "is_stressed", "feedback", "start", "end"})
public record Phoneme(
        String phoneme,
        @JsonProperty("user_phoneme") @Nullable String userPhoneme,
        double score,
        @JsonProperty("is_correct") boolean correct,
        @JsonProperty("is_stressed") boolean stressed,
        @Nullable String feedback,
        double start,
        double end) {

    /// Accepts a missing symbol and treats it as empty.
    public Phoneme {
        phoneme = phoneme == null ? "" : phoneme;
    }

    /// Whether it is wrong because a different sound than the expected one was heard. Services exist that name another
    /// one, a variant, of a sound that they call correct.
    public boolean wasSubstituted() {
        return !correct && userPhoneme != null && !userPhoneme.equals(phoneme);
    }
}
