package app.saywell.engine.network;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.VectorSpecies;

/// The Vector API: the sums of four rows stay in registers over all inputs, and the weights of a
/// few columns near the processor over all rows.
final class VectorDenseKernel implements DenseKernel {
    private static final VectorSpecies<Float> WIDE =
            FloatVector.SPECIES_PREFERRED.length() > LANES
                    ? FloatVector.SPECIES_512
                    : FloatVector.SPECIES_PREFERRED;
    private static final int ROWS = 4;

    @Override
    public void multiply(Dense layer, float[] rows, int count, float[] out) {
        int step = WIDE.length();
        int together = count / ROWS * ROWS;
        int paired = layer.columns() / (2 * step) * 2 * step;
        for (int c = 0; c < paired; c += 2 * step) {
            for (int r = 0; r < together; r += ROWS) {
                eight(layer, rows, r, c, out);
            }
        }
        for (int r = 0; r < count; r++) {
            for (int c = r < together ? paired : 0; c < layer.columns(); c += step) {
                one(layer, rows, r, c, out);
            }
        }
    }

    /// Four rows and two columns of lanes: enough sums that none waits for itself.
    private static void eight(Dense layer, float[] rows, int row, int column, float[] out) {
        float[] weights = layer.weights();
        int step = WIDE.length();
        int inputs = layer.inputs();
        int columns = layer.columns();
        int first = row * inputs;
        var a = FloatVector.fromArray(WIDE, layer.bias(), column);
        var b = a;
        var c = a;
        var d = a;
        var e = FloatVector.fromArray(WIDE, layer.bias(), column + step);
        var f = e;
        var g = e;
        var h = e;
        for (int k = 0, at = column; k < inputs; k++, at += columns) {
            var left = FloatVector.fromArray(WIDE, weights, at);
            var right = FloatVector.fromArray(WIDE, weights, at + step);
            float one = rows[first + k];
            float two = rows[first + inputs + k];
            float three = rows[first + 2 * inputs + k];
            float four = rows[first + 3 * inputs + k];
            a = a.add(left.mul(one));
            b = b.add(left.mul(two));
            c = c.add(left.mul(three));
            d = d.add(left.mul(four));
            e = e.add(right.mul(one));
            f = f.add(right.mul(two));
            g = g.add(right.mul(three));
            h = h.add(right.mul(four));
        }
        int to = row * columns + column;
        a.intoArray(out, to);
        b.intoArray(out, to + columns);
        c.intoArray(out, to + 2 * columns);
        d.intoArray(out, to + 3 * columns);
        e.intoArray(out, to + step);
        f.intoArray(out, to + columns + step);
        g.intoArray(out, to + 2 * columns + step);
        h.intoArray(out, to + 3 * columns + step);
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
