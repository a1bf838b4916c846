package app.saywell.speech;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;

import org.jspecify.annotations.Nullable;

/// One syllable of a word.
///
/// @param syllable its sounds in IPA
/// @param grapheme the letters of the word that spell it; null where they cannot be told apart
/// @param score accuracy, 0-100
@JsonPropertyOrder({"syllable", "grapheme", "score", "start", "end"})
public record Syllable(
        String syllable, @Nullable String grapheme, double score, double start, double end) {

    /// Reads tolerantly: a missing symbol is empty.
    public Syllable {
        syllable = syllable == null ? "" : syllable;
    }
}
