package app.saywell.speech;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A spoken word with its syllables and phonemes.
///
/// @param word the word as written in the reference text
/// @param score accuracy, 0-100
/// @param correct whether the score is at least [#CORRECT_THRESHOLD]
/// @param stressed carries sentence stress
/// @param feedback what to correct, in the requested language; null if there is nothing to say
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
    public static final double CORRECT_THRESHOLD = 70;

    private static final double HIGHEST_WRONG = 69;

    /// Accepts a missing text or missing lists and treats them as empty.
    public Word {
        word = word == null ? "" : word;
        syllables = syllables == null ? List.of() : List.copyOf(syllables);
        phonemes = phonemes == null ? List.of() : List.copyOf(phonemes);
    }

    /// Whether nothing about the word was judged wrong: neither itself nor one of its sounds.
    /// Services exist that call a word right although one of its sounds is wrong.
    @JsonIgnore
    public boolean isFaultless() {
        return correct && phonemes.stream().allMatch(Phoneme::correct);
    }

    /// Whether it counts as left out: it has no score and not one sound.
    @JsonIgnore
    public boolean isLeftOut() {
        return score == 0 && phonemes.isEmpty();
    }

    /// The wrong sound to work on first, wherever one is named: the lowest, and of several the first spoken. Empty
    /// where no sound was judged wrong.
    public Optional<Phoneme> soundToImprove() {
        return phonemes.stream().filter(sound -> !sound.correct()).min(Comparator.comparingDouble(Phoneme::score));
    }

    /// Whether what a service says of one in words holds for the other as well: both are right, or both are wrong, with
    /// the same sound to improve first or with none.
    public boolean hasSameFaultAs(Word other) {
        return isFaultless() == other.isFaultless() && placeToImprove() == other.placeToImprove();
    }

    private int placeToImprove() {
        return soundToImprove().map(phonemes::indexOf).orElse(-1);
    }

    /// The score by which the word is shown, counted, listed and repeated. It is at least
    /// [#CORRECT_THRESHOLD] exactly if the word is faultless.
    public double countedScore() {
        return countedScore(score, isFaultless());
    }

    /// The same of a word whose verdict is known.
    public static double countedScore(double score, boolean isFaultless) {
        return isFaultless ? Math.max(score, CORRECT_THRESHOLD) : Math.min(score, HIGHEST_WRONG);
    }
}
