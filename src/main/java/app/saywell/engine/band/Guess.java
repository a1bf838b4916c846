package app.saywell.engine.band;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;

/// The small network that expects a high band above a low one: see `src/train/python/fit_band.py`.
final class Guess {
    private static final int[] WIDTHS = {Bands.INPUTS, 64, 32, Bands.HIGHS};

    /// Means of what may be vary less than what is: a third of the variance is not foreseen.
    private static final double SPREAD = 1.1;

    /// A little less than expected does less harm than as much more.
    private static final double CAUTION = 0.5;

    private final float[] tilt = new float[Bands.HIGHS];
    private final float[][] weights = new float[WIDTHS.length - 1][];
    private final float[][] biases = new float[WIDTHS.length - 1][];

    private Guess(ByteBuffer bytes) {
        var floats = bytes.order(ByteOrder.LITTLE_ENDIAN).asFloatBuffer();
        floats.get(tilt);
        for (int layer = 0; layer < weights.length; layer++) {
            weights[layer] = new float[WIDTHS[layer] * WIDTHS[layer + 1]];
            biases[layer] = new float[WIDTHS[layer + 1]];
            floats.get(weights[layer]).get(biases[layer]);
        }
    }

    static Guess load() {
        try (InputStream in = Guess.class.getResourceAsStream("band.weights")) {
            if (in == null) {
                throw new IllegalStateException("the weights of the high band are missing");
            }
            return new Guess(ByteBuffer.wrap(in.readAllBytes()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Logarithmic energies of the high bands of a frame.
    double[] of(float[] inputs, double[] lowMeans) {
        float[] values = inputs;
        for (int layer = 0; layer < weights.length; layer++) {
            values = layer(values, weights[layer], biases[layer], layer + 1 < weights.length);
        }
        double level = Arrays.stream(lowMeans).average().orElse(0);
        double[] high = new double[Bands.HIGHS];
        for (int band = 0; band < high.length; band++) {
            high[band] = 2 * SPREAD * values[band] + tilt[band] + level - CAUTION;
        }
        return high;
    }

    private static float[] layer(float[] in, float[] weights, float[] biases, boolean bent) {
        float[] out = biases.clone();
        for (int o = 0; o < out.length; o++) {
            for (int i = 0; i < in.length; i++) {
                out[o] += weights[o * in.length + i] * in[i];
            }
            out[o] = bent ? Math.max(0, out[o]) : out[o];
        }
        return out;
    }
}
