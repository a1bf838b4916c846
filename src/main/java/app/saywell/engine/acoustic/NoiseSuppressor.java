package app.saywell.engine.acoustic;

import java.util.Arrays;

/// Takes steady noise off the energies of mel filters, frame by frame: the gain of Wiener with the
/// decision-directed estimate of the speech (Y. Ephraim, D. Malah, "Speech enhancement using a
/// minimum mean-square error short-time spectral amplitude estimator", 1984).
///
/// For finding where sounds begin and end in noise; scores are made of what was recorded.
final class NoiseSuppressor {
    /// The quietest frames, which are taken for noise.
    private static final double QUIET_SHARE = 0.10;

    private static final double MEMORY = 0.6;

    /// What remains of the noise, as a share of it.
    private static final double REST = 0.01;

    private NoiseSuppressor() {}

    /// How far the loud frames lie above the quiet ones, in dB.
    static double range(double[][] energies) {
        double[] levels = levels(energies);
        Arrays.sort(levels);
        if (levels.length == 0) {
            return 0;
        }
        double quiet = levels[(int) (levels.length * QUIET_SHARE)];
        double loud = levels[(int) (levels.length * 0.9)];
        return 10 * Math.log10(loud / Math.max(quiet, 1e-9));
    }

    /// The energies without the noise.
    static double[][] suppress(double[][] energies) {
        double[] noise = noise(energies);
        double[][] clean = new double[energies.length][noise.length];
        for (int f = 0; f < noise.length; f++) {
            double floor = Math.max(noise[f], 1e-9);
            double before = 0;
            for (int t = 0; t < energies.length; t++) {
                double posterior = energies[t][f] / floor;
                double prior = MEMORY * before + (1 - MEMORY) * Math.max(posterior - 1, 0);
                double gain = prior / (1 + prior);
                double speech = gain * gain * energies[t][f];
                before = speech / floor;
                clean[t][f] = Math.max(speech, REST * floor);
            }
        }
        return clean;
    }

    private static double[] noise(double[][] energies) {
        double[] levels = levels(energies);
        double[] sorted = levels.clone();
        Arrays.sort(sorted);
        double limit = sorted[(int) (sorted.length * QUIET_SHARE)];
        double[] noise = new double[energies[0].length];
        int count = 0;
        for (int t = 0; t < energies.length; t++) {
            if (levels[t] <= limit) {
                count++;
                for (int f = 0; f < noise.length; f++) {
                    noise[f] += energies[t][f];
                }
            }
        }
        for (int f = 0; f < noise.length; f++) {
            noise[f] /= Math.max(1, count);
        }
        return noise;
    }

    /// The mean energy of each frame over five.
    private static double[] levels(double[][] energies) {
        double[] levels = new double[energies.length];
        for (int t = 0; t < levels.length; t++) {
            int from = Math.max(0, t - 2);
            int to = Math.min(levels.length, t + 3);
            for (int u = from; u < to; u++) {
                levels[t] += Arrays.stream(energies[u]).sum() / (to - from);
            }
        }
        return levels;
    }
}
