package app.saywell.engine.network;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// One network: convolutions over the frames of a reading, then over its sounds.
///
/// Does what `src/train/python/network.py` does, its normalisations folded into the weights.
final class JudgingNetwork {
    static final int CLASSES = 40;
    private static final int[] DILATIONS = {1, 2, 4, 8};
    private static final int CONTEXTS = 2;

    private final Dense first;
    private final List<Dense> wide = new ArrayList<>();
    private final List<Dense> narrow = new ArrayList<>();
    private final Dense classes;
    private final SoundLayers sounds;

    JudgingNetwork(WeightFile file) {
        first = Dense.read(file);
        for (int i = 0; i < DILATIONS.length; i++) {
            wide.add(Dense.read(file));
            narrow.add(Dense.read(file));
        }
        classes = Dense.read(file);
        sounds = SoundLayers.read(file, CONTEXTS);
    }

    /// What one network makes of a reading.
    ///
    /// @param opinions of the sounds in order
    /// @param steps log probability of each class at each step
    record Answer(List<Opinion> opinions, float[][] steps) {}

    Answer judge(float[][] frames, SoundInputs inputs, DenseKernel kernel) {
        float[] hidden = hidden(frames, kernel);
        int steps = steps(frames);
        float[] logs = logProbabilities(hidden, steps, kernel);
        float[][] heard = new float[inputs.count()][CLASSES];
        for (int i = 0; i < heard.length; i++) {
            mean(logs, classes.columns(), inputs.start()[i], inputs.end()[i], heard[i]);
        }
        return new Answer(sounds.judge(hidden, heard, inputs, kernel), rows(logs, steps));
    }

    /// Log probability of each class at each step, whatever the text.
    float[][] listen(float[][] frames, DenseKernel kernel) {
        int steps = steps(frames);
        return rows(logProbabilities(hidden(frames, kernel), steps, kernel), steps);
    }

    private static int steps(float[][] frames) {
        return (frames.length + 1) / 2;
    }

    private float[] hidden(float[][] frames, DenseKernel kernel) {
        int steps = steps(frames);
        float[] hidden = first.of(pairs(frames, steps), steps, kernel);
        relu(hidden);
        int width = first.outputs();
        for (int i = 0; i < DILATIONS.length; i++) {
            float[] rows = neighbours(hidden, steps, width, DILATIONS[i]);
            float[] inner = wide.get(i).of(rows, steps, kernel);
            relu(inner);
            add(hidden, narrow.get(i).of(inner, steps, kernel));
        }
        return hidden;
    }

    private float[] logProbabilities(float[] hidden, int steps, DenseKernel kernel) {
        float[] logits = classes.of(hidden, steps, kernel);
        logSoftmax(logits, steps, classes.columns());
        return logits;
    }

    private float[][] rows(float[] logs, int steps) {
        float[][] each = new float[steps][];
        for (int i = 0; i < steps; i++) {
            int from = i * classes.columns();
            each[i] = Arrays.copyOfRange(logs, from, from + CLASSES);
        }
        return each;
    }

    /// For every other frame: itself and two to each side.
    private float[] pairs(float[][] frames, int steps) {
        int inputs = frames[0].length;
        float[] rows = new float[steps * 5 * inputs];
        for (int i = 0; i < steps; i++) {
            for (int tap = 0; tap < 5; tap++) {
                int t = 2 * i + tap - 2;
                if (t >= 0 && t < frames.length) {
                    System.arraycopy(frames[t], 0, rows, (5 * i + tap) * inputs, inputs);
                }
            }
        }
        return rows;
    }

    /// For every row the one so far before it, itself, and the one so far after it.
    static float[] neighbours(float[] rows, int count, int width, int distance) {
        float[] out = new float[count * 3 * width];
        for (int i = 0; i < count; i++) {
            for (int tap = 0; tap < 3; tap++) {
                int t = i + (tap - 1) * distance;
                if (t >= 0 && t < count) {
                    System.arraycopy(rows, t * width, out, (3 * i + tap) * width, width);
                }
            }
        }
        return out;
    }

    static void relu(float[] values) {
        for (int i = 0; i < values.length; i++) {
            values[i] = Math.max(0, values[i]);
        }
    }

    static void add(float[] to, float[] more) {
        for (int i = 0; i < to.length; i++) {
            to[i] += more[i];
        }
    }

    static void mean(float[] rows, int columns, int from, int to, float[] out) {
        for (int c = 0; c < out.length; c++) {
            float sum = 0;
            for (int t = from; t < to; t++) {
                sum += rows[t * columns + c];
            }
            out[c] = sum / (to - from);
        }
    }

    private static void logSoftmax(float[] logits, int rows, int columns) {
        for (int row = 0; row < rows; row++) {
            int from = row * columns;
            float best = Float.NEGATIVE_INFINITY;
            for (int c = 0; c < CLASSES; c++) {
                best = Math.max(best, logits[from + c]);
            }
            double sum = 0;
            for (int c = 0; c < CLASSES; c++) {
                sum += Math.exp(logits[from + c] - best);
            }
            float log = best + (float) Math.log(sum);
            for (int c = 0; c < CLASSES; c++) {
                logits[from + c] -= log;
            }
        }
    }
}
