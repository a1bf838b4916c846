package app.saywell.desk.school.take;

import app.saywell.speech.PronunciationResult;
import app.saywell.speech.Word;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// What people who listen would give a reading for its sounds, 0 to 10: four of five times it lies in the band.
///
/// The band follows from what any service tells: the words' scores and when they were said. Slow readings with
/// pauses between words are heard as worse than their words alone, and people agree less about them. Its weights are
/// quantile regressions (Koenker and Bassett 1978) that `ScoreBandTrial` fits; `docs/accuracy.md` has the figures.
///
/// People give whole points, so whole points are told: those between the ends, two at least. The ends themselves only
/// order takes by how little is known of them.
///
/// @param low lower end, 0 to 10
/// @param high upper end, above `low`
public record ScoreBand(double low, double high) {
    /// The highest score that people give.
    public static final double BEST = 10;

    /// From this difference between the points that are told a figure says little: about one reading in five.
    static final int UNSURE_POINTS = 3;

    /// Shorter readings were not measured.
    private static final int FEWEST_WORDS = 3;

    private static final double NARROWEST = 0.5;
    private static final double[] LOW = {6.240, 1.235, -3.098};
    private static final double[] HIGH = {8.719, 0.431, -1.254};

    /// What a band follows from.
    ///
    /// @param words how many were judged
    /// @param meanScore the mean of their counted scores, 0 to 100
    /// @param pauseShare how much of the time from the first to the last word is between words, 0 to 1
    public record ReadingEvidence(int words, double meanScore, double pauseShare) {
        /// Of judged words in their order.
        public static ReadingEvidence of(List<Word> words) {
            if (words.isEmpty()) {
                return new ReadingEvidence(0, 0, 0);
            }
            double whole = words.getLast().end() - words.getFirst().start();
            double speaking = words.stream()
                    .mapToDouble(word -> word.end() - word.start())
                    .sum();
            return new ReadingEvidence(
                    words.size(),
                    words.stream().mapToDouble(Word::countedScore).average().orElse(0),
                    whole > 0 ? Math.clamp(1 - speaking / whole, 0, 1) : 0);
        }

        /// What the weights of a band belong to: 1, the mean score and the pauses, both about 0 on the mean.
        double[] terms() {
            return new double[] {1, (meanScore - 90) / 10, Math.sqrt(pauseShare) - 0.2};
        }
    }

    /// The band of a result; empty where it has too few words.
    public static Optional<ScoreBand> of(PronunciationResult result) {
        return of(ReadingEvidence.of(result.words()));
    }

    /// The band of what is known of a reading; empty where it has too few words.
    public static Optional<ScoreBand> of(ReadingEvidence evidence) {
        return evidence.words() < FEWEST_WORDS ? Optional.empty() : Optional.of(between(evidence, LOW, HIGH));
    }

    /// The band by weights of both ends.
    static ScoreBand between(ReadingEvidence evidence, double[] lowWeights, double[] highWeights) {
        double low = Math.clamp(sum(lowWeights, evidence.terms()), 0, BEST - NARROWEST);
        double high = Math.clamp(sum(highWeights, evidence.terms()), low + NARROWEST, BEST);
        return new ScoreBand(low, high);
    }

    private static double sum(double[] weights, double[] terms) {
        double sum = 0;
        for (int i = 0; i < weights.length; i++) {
            sum += weights[i] * terms[i];
        }
        return sum;
    }

    /// From end to end, 0 to 10.
    public double width() {
        return high - low;
    }

    /// The lowest of the points that are told, 0 to 9.
    public int lowest() {
        int first = (int) Math.ceil(low);
        int last = (int) Math.floor(high);
        if (first == last) {
            return isNearerBelow(first) ? first - 1 : first;
        }
        return Math.min(first, last);
    }

    /// The highest of the points that are told, 1 to 10, above [#lowest].
    public int highest() {
        int first = (int) Math.ceil(low);
        int last = (int) Math.floor(high);
        if (first == last) {
            return isNearerBelow(last) ? last : last + 1;
        }
        return Math.max(first, last);
    }

    /// Whether the point below the only one within the ends is nearer to them than the point above.
    private boolean isNearerBelow(int only) {
        return low - (only - 1) < only + 1 - high;
    }

    /// Whether people would give one of these points or a figure between them.
    ///
    /// @param points 0 to 10
    public boolean holds(double points) {
        return lowest() <= points && points <= highest();
    }

    /// Whether the figure of the reading says too little to be believed to the last digit.
    public boolean isUnsure() {
        return highest() - lowest() >= UNSURE_POINTS;
    }

    /// A total out of 100 as it is shown: where the band is wide, in tens, so that no digit claims more than is known.
    public static String figure(double total, Optional<ScoreBand> band) {
        return band.filter(ScoreBand::isUnsure).isPresent()
                ? "≈" + Math.round(total / BEST) * Math.round(BEST)
                : String.format(Locale.ROOT, "%.0f", total);
    }
}
