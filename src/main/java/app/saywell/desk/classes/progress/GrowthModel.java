package app.saywell.desk.classes.progress;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The growth of learners over different sentences, by a linear mixed model (Laird and Ware, 1982):
///
///     score = difficulty of the sentence + learner + (growth of the class + of the learner) × weeks + error
///
/// Learners and their growth are random effects, so that who has few takes is drawn towards the mean
/// of the class, with a wide band. Sentences are fixed effects: the difficulty of one is known from its
/// readers alone, and sentences that become easier are nobody's growth. How much the class itself grew
/// is therefore known only where sentences were read at different times; elsewhere learners are
/// compared with the class.
///
/// The variances are estimated by expectation maximization, each with a prior worth a few learners, so
/// that a small class gets neither none nor all of it. Pure arithmetic; long work ends on an
/// interruption.
public final class GrowthModel {
    /// The growth of the class counts as known if its band is no wider, from its first to its last week.
    private static final double MAX_CLASS_BAND = 6;

    private static final int ROUNDS = 40;
    private static final double SETTLED = 0.01;

    /// The variances are estimated from no more learners.
    private static final int MAX_ESTIMATED = 60;

    private final List<GrowthObservation> observations;
    private final double centre;

    private GrowthModel(List<GrowthObservation> observations) {
        this.observations = observations;
        centre = observations.stream()
                .mapToDouble(GrowthObservation::week)
                .average()
                .orElse(0);
    }

    /// The growth of the learners who have observations.
    ///
    /// @throws InterruptedException if the thread was interrupted
    public static ClassGrowth fit(List<GrowthObservation> observations) throws InterruptedException {
        return observations.isEmpty() ? ClassGrowth.NONE : new GrowthModel(observations).fit();
    }

    private ClassGrowth fit() throws InterruptedException {
        GrowthVariances free = estimate(GrowthVariances.FIRST);
        GrowthSolution solution = GrowthSolution.of(observations, centre, free);
        GrowthLine ofClass = classLine(solution);
        if (ofClass.weeks() >= GrowthLine.MIN_WEEKS && ofClass.changeBand() <= MAX_CLASS_BAND) {
            return new ClassGrowth(ClassGrowth.Basis.OWN, Optional.of(ofClass), lines(solution), 0);
        }
        GrowthVariances still = estimate(GrowthVariances.FIRST.withStillClass());
        return new ClassGrowth(
                ClassGrowth.Basis.CLASS, Optional.empty(), lines(GrowthSolution.of(observations, centre, still)), 0);
    }

    private GrowthVariances estimate(GrowthVariances first) throws InterruptedException {
        List<GrowthObservation> used = someLearners();
        GrowthVariances variances = first;
        for (int round = 0; round < ROUNDS; round++) {
            if (Thread.interrupted()) {
                throw new InterruptedException();
            }
            GrowthVariances next = GrowthSolution.of(used, centre, variances).variances();
            boolean isSettled = next.differsBy(variances) < SETTLED;
            variances = next;
            if (isSettled) {
                break;
            }
        }
        return variances;
    }

    /// The observations of learners spread evenly over the class.
    private List<GrowthObservation> someLearners() {
        long[] learners = observations.stream()
                .mapToLong(GrowthObservation::learnerId)
                .distinct()
                .sorted()
                .toArray();
        if (learners.length <= MAX_ESTIMATED) {
            return observations;
        }
        long[] some = new long[MAX_ESTIMATED];
        for (int i = 0; i < some.length; i++) {
            some[i] = learners[(int) ((long) i * learners.length / some.length)];
        }
        return observations.stream()
                .filter(seen -> Arrays.binarySearch(some, seen.learnerId()) >= 0)
                .toList();
    }

    private GrowthLine classLine(GrowthSolution solution) {
        return line(observations, solution.meanLevel(), solution.classEffect());
    }

    private Map<Long, GrowthLine> lines(GrowthSolution solution) {
        Map<Long, List<GrowthObservation>> byLearner = new LinkedHashMap<>();
        observations.forEach(seen -> byLearner
                .computeIfAbsent(seen.learnerId(), any -> new ArrayList<>())
                .add(seen));
        Map<Long, GrowthLine> lines = new LinkedHashMap<>();
        byLearner.forEach(
                (learner, own) -> lines.put(learner, line(own, solution.meanLevel(), solution.effect(learner))));
        return lines;
    }

    private GrowthLine line(List<GrowthObservation> own, double meanLevel, GrowthSolution.Effect effect) {
        return new GrowthLine(
                own.size(),
                own.stream().mapToDouble(GrowthObservation::week).min().orElse(0),
                own.stream().mapToDouble(GrowthObservation::week).max().orElse(0),
                centre,
                meanLevel + effect.level(),
                effect.slope(),
                effect.levelVariance(),
                effect.slopeVariance(),
                effect.covariance());
    }
}
