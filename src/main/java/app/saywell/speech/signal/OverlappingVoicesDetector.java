package app.saywell.speech.signal;

import java.util.Arrays;

/// Detects two people who speak at the same time with similar loudness.
///
/// A window of 64 ms of one voice can be explained by one period; two voices need two. What remains
/// after two periods are cancelled follows from the autocorrelation (A. de Cheveigné, "Separation
/// of concurrent harmonic sounds", JASA 93, 1993). A window counts only when the previous one had
/// the same two periods.
public final class OverlappingVoicesDetector {
    private static final int SAMPLE_RATE = 4000;
    private static final int STEP_SAMPLES = SAMPLE_RATE / 50;
    private static final int WINDOW_SAMPLES = SAMPLE_RATE * 64 / 1000;

    /// The range of periods in samples: 440 Hz down to 75 Hz.
    private static final int MIN_PERIOD = 9;

    private static final int MAX_PERIOD = 53;

    /// Two periods with at least this ratio belong to two voices.
    private static final double MIN_PERIOD_RATIO = 1.08;

    /// Periods of neighbouring windows are the same up to this ratio.
    private static final double MAX_SAME_PERIOD_RATIO = 1.1;

    /// Windows below this share of the energy of the loud ones are skipped: in the quieter ones music
    /// in the background is as loud as the voice.
    private static final double LOUD_SHARE = 0.2;

    private static final double LOUD_QUANTILE = 0.95;

    /// At least this share of the energy remains after any one period is cancelled.
    private static final double MIN_RESIDUAL_OF_ONE = 0.3;

    /// At most this share remains after the best two are cancelled, and at most this share of what
    /// one period leaves.
    private static final double MAX_RESIDUAL_OF_TWO = 0.15;

    private static final double MAX_RESIDUAL_RATIO = 0.3;

    /// Windows with two voices needed per square root of the loud windows. Such pairs are also
    /// found by chance, more often in longer recordings.
    private static final double MIN_PAIRS_PER_ROOT = 0.2;

    /// Fewer are found by chance in one short place of a single voice.
    private static final int MIN_PAIRS = 3;

    private static final double EPSILON = 1e-20;

    private final float[] samples;
    private final double[] autocorrelation = new double[2 * MAX_PERIOD];
    private int firstPeriod;
    private int secondPeriod;

    private OverlappingVoicesDetector(float[] samples) {
        this.samples = samples;
    }

    /// Whether there are two voices at the same time; false when the recording is too short to
    /// tell.
    public static boolean hasTwoVoices(Pcm audio) {
        return new OverlappingVoicesDetector(
                        Resampler.resample(audio, SAMPLE_RATE).samples())
                .detect();
    }

    private boolean detect() {
        int count = Math.max(0, (samples.length - WINDOW_SAMPLES - autocorrelation.length) / STEP_SAMPLES);
        double[] energies = new double[count];
        for (int i = 0; i < count; i++) {
            energies[i] = energy(i * STEP_SAMPLES);
        }
        double floor = loudnessFloor(energies);
        int loudWindows = 0;
        int agreeingPairs = 0;
        boolean previousPair = false;
        for (int i = 0; i < count; i++) {
            if (energies[i] > floor) {
                int previousFirst = firstPeriod;
                int previousSecond = secondPeriod;
                boolean pair = findPair(i * STEP_SAMPLES, energies[i]);
                boolean sameAsBefore = previousPair
                        && isSamePeriod(firstPeriod, previousFirst)
                        && isSamePeriod(secondPeriod, previousSecond);
                loudWindows++;
                agreeingPairs += pair && sameAsBefore ? 1 : 0;
                previousPair = pair;
            }
        }
        return agreeingPairs >= MIN_PAIRS && agreeingPairs > MIN_PAIRS_PER_ROOT * Math.sqrt(loudWindows);
    }

    private double energy(int from) {
        double sum = 0;
        for (int i = from; i < from + WINDOW_SAMPLES; i++) {
            sum += samples[i] * samples[i];
        }
        return sum;
    }

    private static double loudnessFloor(double[] energies) {
        double[] sorted = energies.clone();
        Arrays.sort(sorted);
        return sorted.length == 0 ? 0 : LOUD_SHARE * sorted[(int) ((sorted.length - 1) * LOUD_QUANTILE)];
    }

    private static boolean isSamePeriod(int period, int previousPeriod) {
        return period < MAX_SAME_PERIOD_RATIO * previousPeriod && previousPeriod < MAX_SAME_PERIOD_RATIO * period;
    }

    private boolean findPair(int from, double energy) {
        correlate(from, energy);
        double bestCorrelation = 0;
        for (int lag = MIN_PERIOD; lag < MAX_PERIOD; lag++) {
            bestCorrelation = Math.max(bestCorrelation, autocorrelation[lag]);
        }
        double residualOfOne = 1 - bestCorrelation;
        return residualOfOne > MIN_RESIDUAL_OF_ONE
                && residualOfTwo() < Math.min(MAX_RESIDUAL_OF_TWO, MAX_RESIDUAL_RATIO * residualOfOne);
    }

    /// Computes the normalized autocorrelation of a window for each lag, at most 1.
    private void correlate(int from, double energy) {
        Arrays.fill(autocorrelation, 0);
        for (int i = from; i < from + WINDOW_SAMPLES; i++) {
            add(samples, i, autocorrelation);
        }
        double laterEnergy = energy;
        for (int lag = 0; lag < autocorrelation.length; lag++) {
            autocorrelation[lag] /= Math.sqrt(energy * laterEnergy + EPSILON);
            float leavingSample = samples[from + lag];
            float enteringSample = samples[from + lag + WINDOW_SAMPLES];
            laterEnergy = Math.max(0, laterEnergy + enteringSample * enteringSample - leavingSample * leavingSample);
        }
    }

    private static void add(float[] samples, int i, double[] sums) {
        double sample = samples[i];
        for (int lag = 0; lag < sums.length; lag++) {
            sums[lag] += sample * samples[i + lag];
        }
    }

    /// The residual of the best pair of periods, as a share of the energy.
    private double residualOfTwo() {
        double smallest = Double.POSITIVE_INFINITY;
        for (int shortPeriod = MIN_PERIOD; shortPeriod < MAX_PERIOD; shortPeriod++) {
            for (int longPeriod = (int) (MIN_PERIOD_RATIO * shortPeriod) + 1; longPeriod < MAX_PERIOD; longPeriod++) {
                double crossTerm =
                        (autocorrelation[shortPeriod + longPeriod] + autocorrelation[longPeriod - shortPeriod]) / 2;
                double residual = 1 - autocorrelation[shortPeriod] - autocorrelation[longPeriod] + crossTerm;
                if (residual < smallest) {
                    smallest = residual;
                    firstPeriod = shortPeriod;
                    secondPeriod = longPeriod;
                }
            }
        }
        return smallest;
    }
}
