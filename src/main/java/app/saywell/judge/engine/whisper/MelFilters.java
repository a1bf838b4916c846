package app.saywell.judge.engine.whisper;

/// Triangles on Slaney's mel scale (M. Slaney, "Auditory Toolbox", 1998), each of area one: linear
/// to 1 kHz, logarithmic above.
final class MelFilters {
    private static final double LINEAR_HZ = 200.0 / 3;
    private static final double BREAK_HZ = 1000;
    private static final double BREAK_MEL = BREAK_HZ / LINEAR_HZ;
    private static final double STEP = Math.log(6.4) / 27;

    private final int[] first;
    private final float[][] weights;

    private MelFilters(int[] first, float[][] weights) {
        this.first = first;
        this.weights = weights;
    }

    /// @param bins frequencies from 0 to `highest` Hz, evenly spaced
    static MelFilters of(int filters, int bins, double highest) {
        double[] points = new double[filters + 2];
        for (int i = 0; i < points.length; i++) {
            points[i] = hertz(mel(highest) * i / (filters + 1));
        }
        int[] first = new int[filters];
        float[][] weights = new float[filters][];
        for (int k = 0; k < filters; k++) {
            double spacing = highest / (bins - 1);
            int from = (int) Math.floor(points[k] / spacing) + 1;
            int to = Math.min(bins, (int) Math.ceil(points[k + 2] / spacing));
            first[k] = from;
            weights[k] = new float[Math.max(0, to - from)];
            for (int j = from; j < to; j++) {
                double hertz = j * spacing;
                double rise = (hertz - points[k]) / (points[k + 1] - points[k]);
                double fall = (points[k + 2] - hertz) / (points[k + 2] - points[k + 1]);
                double height = 2 / (points[k + 2] - points[k]);
                weights[k][j - from] = (float) (height * Math.max(0, Math.min(rise, fall)));
            }
        }
        return new MelFilters(first, weights);
    }

    int count() {
        return weights.length;
    }

    /// What passes one filter.
    float of(int filter, float[] power) {
        float sum = 0;
        float[] own = weights[filter];
        for (int i = 0; i < own.length; i++) {
            sum += own[i] * power[first[filter] + i];
        }
        return sum;
    }

    private static double mel(double hertz) {
        return hertz < BREAK_HZ ? hertz / LINEAR_HZ : BREAK_MEL + Math.log(hertz / BREAK_HZ) / STEP;
    }

    private static double hertz(double mel) {
        return mel < BREAK_MEL ? mel * LINEAR_HZ : BREAK_HZ * Math.exp(STEP * (mel - BREAK_MEL));
    }
}
