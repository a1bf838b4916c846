package app.saywell.engine.band;

import java.util.Arrays;

/// The bands of a frame of [Spectrum#SIZE] samples at 16 kHz, in bins: as in
/// `src/train/python/band_features.py`.
final class Bands {
    static final int LOWS = 18;
    static final int HIGHS = 8;

    /// The first bin that is guessed.
    static final int CUT = bin(3600);

    static final int TOP = bin(7200);

    private static final double FLOOR = 1e-9;
    private static final double ACTIVE = 3.5 * Math.log(10);
    private static final int[] STEPS = {-4, -2, 0, 2, 4};
    static final int INPUTS = STEPS.length * LOWS;

    private static final int[] LOW_EDGES = lowEdges();
    private static final int[] HIGH_EDGES = highEdges();

    private Bands() {}

    private static int bin(double hz) {
        return (int) Math.rint(hz / Spectrum.RATE * Spectrum.SIZE);
    }

    private static int[] lowEdges() {
        int[] edges = new int[LOWS + 1];
        double low = mel(100);
        double high = mel(3500);
        for (int i = 0; i < edges.length; i++) {
            edges[i] = bin(700 * (Math.pow(10, (low + (high - low) * i / LOWS) / 2595) - 1));
        }
        return edges;
    }

    private static int[] highEdges() {
        int[] edges = new int[HIGHS + 1];
        for (int i = 0; i < edges.length; i++) {
            edges[i] = bin(3600 + (7200.0 - 3600) * i / HIGHS);
        }
        return edges;
    }

    private static double mel(double hz) {
        return 2595 * Math.log10(1 + hz / 700);
    }

    /// The high band of a bin from [#CUT] on; those beyond the last belong to the last.
    static int highBand(int bin) {
        int band = 0;
        while (band < HIGHS - 1 && bin >= HIGH_EDGES[band + 1]) {
            band++;
        }
        return band;
    }

    /// Logarithmic energies of the low bands.
    static double[] low(Spectrum spectrum) {
        double[] low = new double[LOWS];
        for (int band = 0; band < LOWS; band++) {
            double sum = 0;
            for (int bin = LOW_EDGES[band]; bin < LOW_EDGES[band + 1]; bin++) {
                sum += spectrum.power(bin);
            }
            low[band] = Math.log(sum / (LOW_EDGES[band + 1] - LOW_EDGES[band]) + FLOOR);
        }
        return low;
    }

    /// Mean of each low band over the frames within 35 dB of the loudest.
    static double[] means(double[][] low) {
        double[] levels = new double[low.length];
        double loudest = Double.NEGATIVE_INFINITY;
        for (int t = 0; t < low.length; t++) {
            levels[t] = Math.log(Arrays.stream(low[t]).map(Math::exp).average().orElse(0));
            loudest = Math.max(loudest, levels[t]);
        }
        double[] means = new double[LOWS];
        int count = 0;
        for (int t = 0; t < low.length; t++) {
            if (levels[t] > loudest - ACTIVE) {
                count++;
                for (int band = 0; band < LOWS; band++) {
                    means[band] += low[t][band];
                }
            }
        }
        for (int band = 0; band < LOWS; band++) {
            means[band] /= count;
        }
        return means;
    }

    /// What the guess about a frame goes by: it and its neighbours, against the means.
    static float[] inputs(double[][] low, double[] means, int frame) {
        float[] inputs = new float[INPUTS];
        int i = 0;
        for (int step : STEPS) {
            double[] row = low[Math.clamp(frame + step, 0, low.length - 1)];
            for (int band = 0; band < LOWS; band++) {
                inputs[i++] = (float) ((row[band] - means[band]) / 2);
            }
        }
        return inputs;
    }
}
