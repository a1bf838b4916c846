package app.saywell.desk.classes.progress;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/// The effects of a [GrowthModel] for given variances: Henderson's mixed model equations.
///
/// Each sentence occurs in the observations of its readers alone, so the sentences are eliminated
/// first. What remains has one unknown for the growth of the class and two for each learner, however
/// many sentences there are.
final class GrowthSolution {
    /// The variance of the difficulty of sentences: large, so that it is what their readers say.
    private static final double DIFFICULTY = 1e6;

    /// The unknown of the growth of the class; those of learner `i` follow at `2 i + 1`.
    private static final int CLASS_SLOPE = 0;

    private final List<GrowthObservation> observations;
    private final double centre;
    private final GrowthVariances variances;
    private final Map<Long, Integer> learners = new LinkedHashMap<>();
    private final Map<Long, List<GrowthObservation>> sentences = new HashMap<>();
    private final double mean;
    private final double[] effects;
    private final double[][] covariance;
    private double errors;
    private double difficulties;

    /// The level and growth of one learner or of the class, and how sure they are.
    record Effect(double level, double slope, double levelVariance, double slopeVariance, double covariance) {}

    private GrowthSolution(List<GrowthObservation> observations, double centre, GrowthVariances variances) {
        this.observations = observations;
        this.centre = centre;
        this.variances = variances;
        mean = observations.stream()
                .mapToDouble(GrowthObservation::score)
                .average()
                .orElse(0);
        for (GrowthObservation seen : observations) {
            learners.putIfAbsent(seen.learnerId(), learners.size());
            sentences
                    .computeIfAbsent(seen.sentenceId(), any -> new ArrayList<>())
                    .add(seen);
        }
        int unknowns = 1 + 2 * learners.size();
        double[][] matrix = new double[unknowns][unknowns];
        double[] right = new double[unknowns];
        addPrior(matrix);
        observations.forEach(seen -> add(seen, matrix, right));
        sentences.values().forEach(readers -> eliminate(readers, matrix, right));
        covariance = PositiveDefinite.inverse(matrix);
        effects = PositiveDefinite.times(covariance, right);
        sentences.values().forEach(this::measure);
    }

    /// @param centre in weeks, where the level is meant
    static GrowthSolution of(List<GrowthObservation> observations, double centre, GrowthVariances variances) {
        return new GrowthSolution(observations, centre, variances);
    }

    private void addPrior(double[][] matrix) {
        matrix[CLASS_SLOPE][CLASS_SLOPE] = 1 / variances.classSlope();
        for (int i = 1; i < matrix.length; i += 2) {
            matrix[i][i] = 1 / variances.level();
            matrix[i + 1][i + 1] = 1 / variances.slope();
        }
    }

    /// Where an observation has its three coefficients.
    private int[] places(GrowthObservation seen) {
        int learner = 1 + 2 * Objects.requireNonNull(learners.get(seen.learnerId()));
        return new int[] {CLASS_SLOPE, learner, learner + 1};
    }

    private double[] coefficients(GrowthObservation seen) {
        double week = seen.week() - centre;
        return new double[] {week, 1, week};
    }

    private void add(GrowthObservation seen, double[][] matrix, double[] right) {
        int[] at = places(seen);
        double[] z = coefficients(seen);
        for (int i = 0; i < at.length; i++) {
            right[at[i]] += z[i] * (seen.score() - mean) / variances.error();
            for (int k = 0; k < at.length; k++) {
                matrix[at[i]][at[k]] += z[i] * z[k] / variances.error();
            }
        }
    }

    /// What the readers of a sentence have in common with its difficulty.
    private Map<Integer, Double> shared(List<GrowthObservation> readers) {
        Map<Integer, Double> shared = new LinkedHashMap<>();
        for (GrowthObservation seen : readers) {
            int[] at = places(seen);
            double[] z = coefficients(seen);
            for (int i = 0; i < at.length; i++) {
                shared.merge(at[i], z[i] / variances.error(), Double::sum);
            }
        }
        return shared;
    }

    private double precision(List<GrowthObservation> readers) {
        return readers.size() / variances.error() + 1 / DIFFICULTY;
    }

    private double sum(List<GrowthObservation> readers) {
        return readers.stream().mapToDouble(seen -> seen.score() - mean).sum() / variances.error();
    }

    private void eliminate(List<GrowthObservation> readers, double[][] matrix, double[] right) {
        Map<Integer, Double> shared = shared(readers);
        double precision = precision(readers);
        double sum = sum(readers);
        shared.forEach((row, a) -> {
            right[row] -= a * sum / precision;
            shared.forEach((column, b) -> matrix[row][column] -= a * b / precision);
        });
    }

    /// The difficulty of a sentence, and the errors of its readers.
    private void measure(List<GrowthObservation> readers) {
        Map<Integer, Double> shared = shared(readers);
        double precision = precision(readers);
        double explained = 0;
        double variance = 0;
        for (var a : shared.entrySet()) {
            explained += a.getValue() * effects[a.getKey()];
            for (var b : shared.entrySet()) {
                variance += a.getValue() * b.getValue() * covariance[a.getKey()][b.getKey()];
            }
        }
        double difficulty = (sum(readers) - explained) / precision;
        difficulties += (1 / precision + variance / (precision * precision)) / DIFFICULTY;
        for (GrowthObservation seen : readers) {
            int[] at = places(seen);
            double[] z = coefficients(seen);
            double error = seen.score() - mean - difficulty;
            for (int i = 0; i < at.length; i++) {
                error -= z[i] * effects[at[i]];
            }
            errors += error * error;
        }
    }

    /// The score of the mean learner on a sentence of average difficulty, out of 100.
    double meanLevel() {
        return mean;
    }

    /// The mean growth of the learners.
    Effect classEffect() {
        double slope = effects[CLASS_SLOPE];
        double variance = covariance[CLASS_SLOPE][CLASS_SLOPE];
        double share = 1.0 / learners.size();
        for (int i = 2; i < effects.length; i += 2) {
            slope += share * effects[i];
            variance += 2 * share * covariance[CLASS_SLOPE][i];
            for (int k = 2; k < effects.length; k += 2) {
                variance += share * share * covariance[i][k];
            }
        }
        return new Effect(0, slope, 0, Math.max(0, variance), 0);
    }

    /// A learner's level against the class, and growth with that of the class in it.
    Effect effect(long learnerId) {
        int level = 1 + 2 * Objects.requireNonNull(learners.get(learnerId));
        int slope = level + 1;
        return new Effect(
                effects[level],
                effects[CLASS_SLOPE] + effects[slope],
                covariance[level][level],
                covariance[CLASS_SLOPE][CLASS_SLOPE] + 2 * covariance[CLASS_SLOPE][slope] + covariance[slope][slope],
                covariance[level][CLASS_SLOPE] + covariance[level][slope]);
    }

    /// The variances that follow from these effects: a step of expectation maximization.
    GrowthVariances variances() {
        double levels = 0;
        double slopes = 0;
        double known = difficulties + covariance[CLASS_SLOPE][CLASS_SLOPE] / variances.classSlope();
        for (int i = 1; i < effects.length; i += 2) {
            levels += effects[i] * effects[i] + covariance[i][i];
            slopes += effects[i + 1] * effects[i + 1] + covariance[i + 1][i + 1];
            known += covariance[i][i] / variances.level() + covariance[i + 1][i + 1] / variances.slope();
        }
        // The sum of squared errors that the uncertainty of all effects adds to the one that is seen.
        double unseen = variances.error() * (sentences.size() + effects.length - known);
        return variances.next(levels, slopes, learners.size(), errors + Math.max(0, unseen), observations.size());
    }
}
