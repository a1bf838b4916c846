package app.saywell.engine.network;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.VectorSpecies;

/// The Vector API: the sums of four rows stay in registers over all inputs.
final class VectorDenseKernel implements DenseKernel {
    private static final VectorSpecies<Float> WIDE =
            FloatVector.SPECIES_PREFERRED.length() > LANES
                    ? FloatVector.SPECIES_512
                    : FloatVector.SPECIES_PREFERRED;
    private static final int ROWS = 4;

    @Override
    public void multiply(Dense layer, float[] rows, int count, float[] out) {
        int together = count / ROWS * ROWS;
        for (int r = 0; r < together; r += ROWS) {
            for (int c = 0; c < layer.columns(); c += WIDE.length()) {
                four(layer, rows, r, c, out);
            }
        }
        for (int r = together; r < count; r++) {
            for (int c = 0; c < layer.columns(); c += WIDE.length()) {
                one(layer, rows, r, c, out);
            }
        }
    }

    private static void four(Dense layer, float[] rows, int row, int column, float[] out) {
        float[] weights = layer.weights();
        int inputs = layer.inputs();
        int columns = layer.columns();
        int first = row * inputs;
        var a = FloatVector.fromArray(WIDE, layer.bias(), column);
        var b = a;
        var c = a;
        var d = a;
        for (int k = 0, at = column; k < inputs; k++, at += columns) {
            var weight = FloatVector.fromArray(WIDE, weights, at);
            a = a.add(weight.mul(rows[first + k]));
            b = b.add(weight.mul(rows[first + inputs + k]));
            c = c.add(weight.mul(rows[first + 2 * inputs + k]));
            d = d.add(weight.mul(rows[first + 3 * inputs + k]));
        }
        int to = row * columns + column;
        a.intoArray(out, to);
        b.intoArray(out, to + columns);
        c.intoArray(out, to + 2 * columns);
        d.intoArray(out, to + 3 * columns);
    }

    private static void one(Dense layer, float[] rows, int row, int column, float[] out) {
        var sum = FloatVector.fromArray(WIDE, layer.bias(), column);
        for (int k = 0, at = column; k < layer.inputs(); k++, at += layer.columns()) {
            var weight = FloatVector.fromArray(WIDE, layer.weights(), at);
            sum = sum.add(weight.mul(rows[row * layer.inputs() + k]));
        }
        sum.intoArray(out, row * layer.columns() + column);
    }
}
