package app.saywell.speech;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import org.jspecify.annotations.Nullable;

/// One syllable of a word.
///
/// @param syllable its sounds in IPA
/// @param grapheme the letters of the word that spell it; null if they cannot be determined
/// @param score accuracy, 0-100
@JsonPropertyOrder({"syllable", "grapheme", "score", "start", "end"})
public record Syllable(String syllable, @Nullable String grapheme, double score, double start, double end) {

    /// Accepts a missing symbol and treats it as empty.
    public Syllable {
        syllable = syllable == null ? "" : syllable;
    }
}
