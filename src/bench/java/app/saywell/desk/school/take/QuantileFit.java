package app.saywell.desk.school.take;

import java.util.Arrays;
import java.util.List;

/// Linear quantile regression (Koenker and Bassett 1978): the weights below whose sum a given share of the values lies.
/// Found by gradient steps on the pinball loss, rounded off below [#ROUNDED] so that the steps come to rest.
final class QuantileFit {
    private static final double ROUNDED = 0.1;
    private static final double SHRINK = 0.001;
    private static final int STEPS = 20_000;
    private static final double FIRST_STEP = 0.5;

    private QuantileFit() {}

    /// @param terms of each value, the first always 1
    /// @param share how many values are to lie below, 0 to 1
    static double[] fit(List<double[]> terms, double[] values, double share) {
        int size = terms.getFirst().length;
        double[] weights = new double[size];
        weights[0] = Arrays.stream(values).average().orElse(0);
        for (int step = 0; step < STEPS; step++) {
            double[] slope = new double[size];
            for (int i = 0; i < values.length; i++) {
                double rest = values[i];
                for (int k = 0; k < size; k++) {
                    rest -= weights[k] * terms.get(i)[k];
                }
                double pull = Math.clamp(rest / ROUNDED, -1, 1) * (rest >= 0 ? share : 1 - share) / values.length;
                for (int k = 0; k < size; k++) {
                    slope[k] += pull * terms.get(i)[k];
                }
            }
            double pace = FIRST_STEP * (1 - (double) step / STEPS);
            for (int k = 0; k < size; k++) {
                weights[k] += pace * (slope[k] - (k == 0 ? 0 : 2 * SHRINK * weights[k]));
            }
        }
        return weights;
    }
}
