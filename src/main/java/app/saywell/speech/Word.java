package app.saywell.speech;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;

import org.jspecify.annotations.Nullable;

import java.util.List;

/// A spoken word with its syllables and phonemes.
///
/// @param word the word as it stands in the reference text
/// @param score accuracy, 0-100
/// @param correct judged correct: the score is at least [#THRESHOLD]
/// @param stressed carries sentence stress
/// @param feedback what to mend, in the language asked for; null when there is nothing to say
@JsonPropertyOrder({
    "type",
    "word",
    "start",
    "end",
    "score",
    "is_correct",
    "is_stressed",
    "feedback",
    "syllables",
    "phonemes"
})
public record Word(
        String word,
        double start,
        double end,
        double score,
        @JsonProperty("is_correct") boolean correct,
        @JsonProperty("is_stressed") boolean stressed,
        @Nullable String feedback,
        List<Syllable> syllables,
        List<Phoneme> phonemes)
        implements SpeechComponent {

    /// The score from which a word counts as correct (service document, section 2.1).
    public static final double THRESHOLD = 70;

    /// Reads tolerantly: a missing text is empty, missing lists are empty.
    public Word {
        word = word == null ? "" : word;
        syllables = syllables == null ? List.of() : List.copyOf(syllables);
        phonemes = phonemes == null ? List.of() : List.copyOf(phonemes);
    }
}
