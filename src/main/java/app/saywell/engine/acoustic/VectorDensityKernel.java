package app.saywell.engine.acoustic;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.IntVector;
import jdk.incubator.vector.VectorOperators;
import jdk.incubator.vector.VectorSpecies;

/// The Vector API: sums stay in registers over all dimensions.
final class VectorDensityKernel implements DensityKernel {
    private static final VectorSpecies<Float> WIDE = FloatVector.SPECIES_PREFERRED;
    private static final VectorSpecies<Integer> INTS =
            VectorSpecies.of(int.class, WIDE.vectorShape());

    @Override
    public void densities(Codebooks books, float[] features, int book, float[] out) {
        float[] means = books.means();
        float[] precisions = books.precisions();
        int stream = book % Codebooks.STREAMS;
        for (int k = 0; k < Codebooks.DENSITIES; k += WIDE.length()) {
            var sum =
                    FloatVector.fromArray(WIDE, books.constants(), book * Codebooks.DENSITIES + k);
            int at = book * Codebooks.LENGTH * Codebooks.DENSITIES + k;
            for (int d = 0; d < Codebooks.LENGTH; d++, at += Codebooks.DENSITIES) {
                var distance =
                        FloatVector.broadcast(WIDE, features[stream * Codebooks.LENGTH + d])
                                .sub(FloatVector.fromArray(WIDE, means, at));
                sum =
                        sum.sub(
                                distance.mul(distance)
                                        .mul(FloatVector.fromArray(WIDE, precisions, at)));
            }
            sum.intoArray(out, k);
        }
    }

    @Override
    public float greatest(float[] logs) {
        var best = FloatVector.fromArray(WIDE, logs, 0);
        for (int k = WIDE.length(); k < Codebooks.DENSITIES; k += WIDE.length()) {
            best = best.max(FloatVector.fromArray(WIDE, logs, k));
        }
        return best.reduceLanes(VectorOperators.MAX);
    }

    @Override
    public int above(float[] logs, float limit, byte[] numbers, float[] values, int at) {
        int end = at;
        for (int k = 0; k < Codebooks.DENSITIES; k += WIDE.length()) {
            var lanes = FloatVector.fromArray(WIDE, logs, k);
            long kept = lanes.compare(VectorOperators.GT, limit).toLong();
            for (; kept != 0; kept &= kept - 1) {
                int number = k + Long.numberOfTrailingZeros(kept);
                numbers[end] = (byte) number;
                values[end++] = logs[number];
            }
        }
        return end;
    }

    @Override
    public void exponentials(float[] values, int from, int to, float greatest) {
        for (int i = from; i < to; i += WIDE.length()) {
            exponential(FloatVector.fromArray(WIDE, values, i).sub(greatest)).intoArray(values, i);
        }
    }

    /// As [FastExp#of].
    private static FloatVector exponential(FloatVector x) {
        var scaled = x.mul(FastExp.LOG2_E);
        var whole = scaled.sub(1).convertShape(VectorOperators.F2I, INTS, 0);
        var rest = scaled.sub(whole.convertShape(VectorOperators.I2F, WIDE, 0));
        var power = rest.mul(FastExp.SIXTH).add(FastExp.FIFTH);
        power = power.mul(rest).add(FastExp.FOURTH);
        power = power.mul(rest).add(FastExp.THIRD);
        power = power.mul(rest).add(FastExp.SECOND);
        power = power.mul(rest).add(FastExp.FIRST);
        power = power.mul(rest).add(1);
        var two =
                ((IntVector) whole)
                        .add(FastExp.BIAS)
                        .lanewise(VectorOperators.LSHL, FastExp.MANTISSA_BITS);
        return power.mul(two.reinterpretAsFloats());
    }
}
