package app.saywell.engine.acoustic;

import java.util.Arrays;

/// The feature vectors of an utterance: 13 cepstra, their slopes and the slopes of these.
///
/// The mean of the cepstra over the speech is taken off, so that neither microphone, loudness nor
/// silence around the speech matters much.
public final class Features {
    /// Cepstra count as speech down to this far below the loudest: 5 per log unit of mean energy,
    /// so about 35 dB.
    private static final float SPEECH_RANGE = 40;

    private static final double LOUD_QUANTILE = 0.98;

    private final float[][] vectors;
    private final float[] energies;

    /// From here on a frame counts as speech.
    private final float floor;

    private Features(float[][] vectors, float[] energies, float floor) {
        this.vectors = vectors;
        this.energies = energies;
        this.floor = floor;
    }

    static Features of(float[][] cepstra) {
        float[] energies = new float[cepstra.length];
        for (int t = 0; t < cepstra.length; t++) {
            energies[t] = cepstra[t][0];
        }
        float floor = floor(energies);
        float[] means = speechMeans(cepstra, energies, floor);
        float[][] centred = new float[cepstra.length][FrontEnd.CEPSTRA];
        for (int t = 0; t < cepstra.length; t++) {
            for (int c = 0; c < FrontEnd.CEPSTRA; c++) {
                centred[t][c] = cepstra[t][c] - means[c];
            }
        }
        return new Features(withSlopes(centred), energies, floor);
    }

    /// How many frames there are, 10 ms each.
    public int frames() {
        return vectors.length;
    }

    /// The loudness of a frame before any normalisation: the mean log energy of the filters,
    /// in nats of power times 5 (one unit is about 0.87 dB).
    public float loudness(int frame) {
        return energies[frame];
    }

    /// Whether a frame is loud enough to be speech, beside the loud parts of the recording.
    public boolean speech(int frame) {
        return energies[frame] >= floor;
    }

    /// The 39 values of a frame; not to be written to.
    public float[] vector(int frame) {
        return vectors[frame];
    }

    private static float floor(float[] energies) {
        float[] sorted = energies.clone();
        Arrays.sort(sorted);
        return sorted.length == 0
                ? 0
                : sorted[(int) ((sorted.length - 1) * LOUD_QUANTILE)] - SPEECH_RANGE;
    }

    private static float[] speechMeans(float[][] cepstra, float[] energies, float floor) {
        double[] sums = new double[FrontEnd.CEPSTRA];
        int count = 0;
        for (int t = 0; t < cepstra.length; t++) {
            if (energies[t] >= floor) {
                for (int c = 0; c < FrontEnd.CEPSTRA; c++) {
                    sums[c] += cepstra[t][c];
                }
                count++;
            }
        }
        float[] means = new float[FrontEnd.CEPSTRA];
        for (int c = 0; c < means.length; c++) {
            means[c] = (float) (sums[c] / Math.max(1, count));
        }
        return means;
    }

    private static float[][] withSlopes(float[][] c) {
        int n = FrontEnd.CEPSTRA;
        float[][] vectors = new float[c.length][3 * n];
        for (int t = 0; t < c.length; t++) {
            for (int i = 0; i < n; i++) {
                vectors[t][i] = c[t][i];
                vectors[t][n + i] = at(c, t + 2)[i] - at(c, t - 2)[i];
                vectors[t][2 * n + i] =
                        (at(c, t + 3)[i] - at(c, t - 1)[i]) - (at(c, t + 1)[i] - at(c, t - 3)[i]);
            }
        }
        return vectors;
    }

    private static float[] at(float[][] rows, int t) {
        return rows[Math.clamp(t, 0, rows.length - 1)];
    }
}
