package app.saywell.ui.practice.desk;

import app.saywell.library.people.Strictness;
import app.saywell.speech.Dimension;
import app.saywell.speech.Feedback;
import app.saywell.speech.FeedbackLanguage;
import app.saywell.speech.Judgement;
import app.saywell.speech.Scale;
import app.saywell.speech.Word;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// A judgement with everything that is needed to explain it.
///
/// @param language of the service's words
/// @param source who judged
public record Verdict(
        Judgement judgement,
        Scale scale,
        FeedbackLanguage language,
        Strictness strictness,
        Source source) {

    /// Who judged and when.
    ///
    /// @param hosted the address of the service; empty for the one on this computer
    /// @param engine name and version as far as known; may be empty
    public record Source(Optional<String> hosted, String engine, Instant at) {}

    /// The dimensions in the order in which they are shown.
    public enum Part {
        /// Share of words said right.
        PRONUNCIATION,
        /// Stress where the model has it.
        STRESS,
        /// Pauses where the model has them.
        PAUSES,
        /// Speed against the model.
        SPEED
    }

    /// One part of the number on its own scale.
    public record Scored(Part part, double score, double min, double max, String words) {

        /// Where the score lies on its scale, 0 to 1.
        public double share() {
            return (score - min) / (max - min);
        }
    }

    /// The parts that the service gave, with their true scales.
    public List<Scored> parts() {
        Feedback feedback = judgement.feedback();
        List<Scored> all = new ArrayList<>();
        all.add(scored(Part.PRONUNCIATION, feedback.pronunciation(), scale.min(), scale.max()));
        ofTen(Part.STRESS, feedback.stress()).ifPresent(all::add);
        ofTen(Part.PAUSES, feedback.pause()).ifPresent(all::add);
        ofTen(Part.SPEED, feedback.speed()).ifPresent(all::add);
        return all;
    }

    private static Optional<Scored> ofTen(
            Part part, @org.jspecify.annotations.Nullable Dimension dimension) {
        return dimension == null ? Optional.empty() : Optional.of(scored(part, dimension, 0, 10));
    }

    private static Scored scored(Part part, Dimension dimension, double min, double max) {
        return new Scored(part, dimension.score(), min, max, dimension.feedback());
    }

    /// The one number, out of 100: the sum of the parts.
    public double total() {
        return parts().stream().mapToDouble(Scored::score).sum();
    }

    /// How many words the service counts as right: those at its threshold or above.
    public long wordsRight() {
        return judgement.words().stream().filter(Word::correct).count();
    }

    /// How many words were judged.
    public int wordsCounted() {
        return judgement.words().size();
    }

    /// What the number would have been had one more word been right; empty where all were.
    ///
    /// Pronunciation follows the share of right words (service document, section 2.3).
    public Optional<Double> withOneMoreWord() {
        if (wordsCounted() == 0 || wordsRight() == wordsCounted()) {
            return Optional.empty();
        }
        return Optional.of(total() + (double) (scale.max() - scale.min()) / wordsCounted());
    }

    /// The word that was nearest to counting as right without doing so.
    public Optional<Word> nearestToRight() {
        return judgement.words().stream()
                .filter(word -> !word.correct())
                .max(java.util.Comparator.comparingDouble(Word::score));
    }

    /// What the service says of the whole, dimension by dimension, without the empty ones.
    public Stream<String> words() {
        return parts().stream().map(Scored::words).filter(words -> !words.isBlank());
    }
}
