package app.saywell.signal;

import java.util.Arrays;

/// Whether two people speak at once in a recording, alike in loudness.
///
/// Of one voice a single period explains a stretch of 64 ms; of two voices no single one does, but
/// two together do. What is left when two periods are cancelled follows from the autocorrelation
/// alone (A. de Cheveigné, "Separation of concurrent harmonic sounds", JASA 93, 1993). A stretch
/// counts where the one before found the same two.
public final class TwoVoices {
    private static final int RATE = 4000;
    private static final int STEP = RATE / 50;
    private static final int WINDOW = RATE * 64 / 1000;

    /// Periods looked for, in samples: 440 down to 75 Hz.
    private static final int SHORTEST = 9;

    private static final int LONGEST = 53;

    /// Two periods are two voices from this ratio on.
    private static final double APART = 1.08;

    /// Neighbouring stretches agree on a period to this ratio.
    private static final double SAME = 1.1;

    /// Stretches below this share of the energy of the loud ones are not looked at.
    private static final double LOUD = 0.03;

    private static final double LOUD_QUANTILE = 0.95;

    /// More than this share of the energy is left whichever period is cancelled.
    private static final double LEFT_BY_ONE = 0.3;

    /// Less than this is left when the best two are, and less than this share of what one leaves.
    private static final double LEFT_BY_TWO = 0.15;

    private static final double LEFT_BESIDE_ONE = 0.3;

    /// Stretches that tell of two voices, beside the root of how many are loud: such a pair is
    /// found by chance, too, and the more often the longer a recording is.
    private static final double ENOUGH = 0.24;

    private static final double TINY = 1e-20;

    private final float[] samples;
    private final double[] likeness = new double[2 * LONGEST];
    private int first;
    private int second;

    private TwoVoices(float[] samples) {
        this.samples = samples;
    }

    /// Whether two voices are heard at once; not so in a recording that is too short to tell.
    public static boolean in(Pcm audio) {
        return new TwoVoices(Resampler.resample(audio, RATE).samples()).heard();
    }

    private boolean heard() {
        int count = Math.max(0, (samples.length - WINDOW - likeness.length) / STEP);
        double[] energies = new double[count];
        for (int i = 0; i < count; i++) {
            energies[i] = energy(i * STEP);
        }
        double floor = floor(energies);
        int loud = 0;
        int pairs = 0;
        boolean pairBefore = false;
        for (int i = 0; i < count; i++) {
            if (energies[i] > floor) {
                int firstBefore = first;
                int secondBefore = second;
                boolean pair = findPair(i * STEP, energies[i]);
                boolean again =
                        pairBefore && same(first, firstBefore) && same(second, secondBefore);
                loud++;
                pairs += pair && again ? 1 : 0;
                pairBefore = pair;
            }
        }
        return pairs > ENOUGH * Math.sqrt(loud);
    }

    private double energy(int from) {
        double sum = 0;
        for (int i = from; i < from + WINDOW; i++) {
            sum += samples[i] * samples[i];
        }
        return sum;
    }

    private static double floor(double[] energies) {
        double[] sorted = energies.clone();
        Arrays.sort(sorted);
        return sorted.length == 0 ? 0 : LOUD * sorted[(int) ((sorted.length - 1) * LOUD_QUANTILE)];
    }

    private static boolean same(int period, int before) {
        return period < SAME * before && before < SAME * period;
    }

    private boolean findPair(int from, double energy) {
        correlate(from, energy);
        double best = 0;
        for (int lag = SHORTEST; lag < LONGEST; lag++) {
            best = Math.max(best, likeness[lag]);
        }
        double left = 1 - best;
        return left > LEFT_BY_ONE && leftByTwo() < Math.min(LEFT_BY_TWO, LEFT_BESIDE_ONE * left);
    }

    /// How much a stretch is like what comes later by each lag, 1 at most.
    private void correlate(int from, double energy) {
        Arrays.fill(likeness, 0);
        for (int i = from; i < from + WINDOW; i++) {
            add(samples, i, likeness);
        }
        double later = energy;
        for (int lag = 0; lag < likeness.length; lag++) {
            likeness[lag] /= Math.sqrt(energy * later + TINY);
            float gone = samples[from + lag];
            float come = samples[from + lag + WINDOW];
            later = Math.max(0, later + come * come - gone * gone);
        }
    }

    private static void add(float[] samples, int i, double[] sums) {
        double sample = samples[i];
        for (int lag = 0; lag < sums.length; lag++) {
            sums[lag] += sample * samples[i + lag];
        }
    }

    /// As a share of the energy, for the best pair.
    private double leftByTwo() {
        double least = Double.POSITIVE_INFINITY;
        for (int a = SHORTEST; a < LONGEST; a++) {
            for (int b = (int) (APART * a) + 1; b < LONGEST; b++) {
                double together = (likeness[a + b] + likeness[b - a]) / 2;
                double left = 1 - likeness[a] - likeness[b] + together;
                if (left < least) {
                    least = left;
                    first = a;
                    second = b;
                }
            }
        }
        return least;
    }
}
