package app.saywell.engine.acoustic;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.VectorSpecies;

/// The Vector API: sums stay in registers over all dimensions.
final class VectorDensityKernel implements DensityKernel {
    private static final VectorSpecies<Float> WIDE = FloatVector.SPECIES_PREFERRED;

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
}
