package app.saywell.engine.network;

import java.util.ArrayList;
import java.util.List;

/// The upper part of a network, a row a sound.
///
/// @param names a row for each phone
/// @param mean of every number of the evidence
/// @param scale by which its distance from the mean is divided
@SuppressWarnings("ArrayRecordComponent") // never compared
record SoundLayers(
        float[] mean,
        float[] scale,
        Dense names,
        Dense enter,
        Dense utterance,
        List<Dense> contexts,
        Dense score,
        Dense word) {
    private static final float LOGARITHMS = 5;
    private static final float FURTHEST = 5;
    private static final float MOST = 3;

    static SoundLayers read(WeightFile file, int contexts) {
        int evidence = file.nextInt();
        float[] mean = new float[evidence];
        float[] scale = new float[evidence];
        file.nextFloats(mean, evidence);
        file.nextFloats(scale, evidence);
        Dense names = Dense.read(file);
        Dense enter = Dense.read(file);
        Dense utterance = Dense.read(file);
        List<Dense> neighbours = new ArrayList<>();
        for (int i = 0; i < contexts; i++) {
            neighbours.add(Dense.read(file));
        }
        return new SoundLayers(
                mean,
                scale,
                names,
                enter,
                utterance,
                neighbours,
                Dense.read(file),
                Dense.read(file));
    }

    /// @param hidden steps x width
    /// @param heard mean log probability of each class, a row a sound
    List<Opinion> judge(float[] hidden, float[][] heard, SoundInputs in, DenseKernel kernel) {
        int count = in.count();
        int width = enter.outputs();
        float[] rows = new float[count * enter.inputs()];
        for (int i = 0; i < count; i++) {
            enterRow(hidden, heard[i], in, i, rows);
        }
        float[] z = enter.of(rows, count, kernel);
        JudgingNetwork.relu(z);
        float[] all = new float[width];
        JudgingNetwork.mean(z, width, 0, count, all);
        float[] shared = utterance.of(all, 1, kernel);
        JudgingNetwork.relu(shared);
        for (int i = 0; i < z.length; i++) {
            z[i] += shared[i % width];
        }
        for (Dense context : contexts) {
            float[] around = JudgingNetwork.neighbours(z, count, width, 1);
            float[] more = context.of(around, count, kernel);
            JudgingNetwork.relu(more);
            JudgingNetwork.add(z, more);
        }
        float[] scores = score.of(z, count, kernel);
        List<Opinion> opinions = new ArrayList<>();
        for (int from = 0; from < count; ) {
            int to = from + 1;
            while (to < count && in.word()[to] == in.word()[from]) {
                to++;
            }
            float ofWord = word(z, scores, from, to, kernel);
            for (int i = from; i < to; i++) {
                opinions.add(new Opinion(scores[i * score.columns()], ofWord, heard[i]));
            }
            from = to;
        }
        return opinions;
    }

    private void enterRow(float[] hidden, float[] heard, SoundInputs in, int i, float[] rows) {
        int width = utterance.inputs();
        int from = i * enter.inputs();
        float[] mean = new float[width];
        JudgingNetwork.mean(hidden, width, in.start()[i], in.end()[i], mean);
        System.arraycopy(mean, 0, rows, from, width);
        int middle = (in.start()[i] + in.end()[i] - 1) / 2;
        System.arraycopy(hidden, middle * width, rows, from + width, width);
        int at = from + 2 * width;
        int expected = in.phone()[i];
        float other = Float.NEGATIVE_INFINITY;
        for (int c = 0; c < heard.length; c++) {
            rows[at++] = heard[c] / LOGARITHMS;
            other = c == expected ? other : Math.max(other, heard[c]);
        }
        rows[at++] = heard[expected] / LOGARITHMS;
        rows[at++] = (heard[expected] - other) / LOGARITHMS;
        float[] evidence = in.evidence().get(i);
        for (int e = 0; e < scale.length; e++) {
            rows[at++] = Math.clamp((evidence[e] - this.mean[e]) / scale[e], -FURTHEST, FURTHEST);
        }
        System.arraycopy(names.weights(), expected * names.columns(), rows, at, names.outputs());
    }

    private float word(float[] z, float[] scores, int from, int to, DenseKernel kernel) {
        int width = utterance.inputs();
        float[] row = new float[word.inputs()];
        float[] mean = new float[width];
        JudgingNetwork.mean(z, width, from, to, mean);
        System.arraycopy(mean, 0, row, 0, width);
        float worst = MOST;
        float sum = 0;
        for (int i = from; i < to; i++) {
            float value = scores[i * score.columns()];
            worst = Math.min(worst, value);
            sum += value;
        }
        row[width] = sum / (to - from);
        row[width + 1] = worst;
        return word.of(row, 1, kernel)[0];
    }
}
