package app.saywell.engine.acoustic;

/// Triangular filters, equally spaced on the mel scale, each of unit area.
///
/// As in SphinxBase's front end: edges are rounded to bins of the spectrum.
public final class MelFilters {
    private final int[] first;
    private final double[][] weights;

    /// @param count number of filters between `low` and `high` (Hz)
    /// @param bins size of the Fourier transform
    public MelFilters(int count, double low, double high, int bins, int sampleRate) {
        this(count, low, high, bins, sampleRate, 1);
    }

    /// @param warp factor by which all edges are moved up or down, for a shorter or longer vocal
    ///     tract; the uppermost edge must stay below half the sample rate
    MelFilters(int count, double low, double high, int bins, int sampleRate, double warp) {
        first = new int[count];
        weights = new double[count][];
        double bin = (double) sampleRate / bins;
        double lowMel = mel(low);
        double step = (mel(high) - lowMel) / (count + 1);
        for (int i = 0; i < count; i++) {
            double left = onBin(lowMel + i * step, warp, bin);
            double centre = onBin(lowMel + (i + 1) * step, warp, bin);
            double right = onBin(lowMel + (i + 2) * step, warp, bin);
            first[i] = (int) Math.round(left / bin);
            int last = Math.min((int) Math.round(right / bin), bins / 2 - 1);
            weights[i] = new double[last - first[i] + 1];
            for (int j = first[i]; j <= last; j++) {
                double hz = j * bin;
                double rise = (hz - left) / (centre - left);
                double fall = (right - hz) / (right - centre);
                weights[i][j - first[i]] = Math.min(rise, fall) * 2 / (right - left);
            }
        }
    }

    /// How many filters there are.
    public int count() {
        return first.length;
    }

    /// The energy that filter `i` lets through.
    public double apply(int i, double[] power) {
        double sum = 0;
        double[] row = weights[i];
        for (int j = 0; j < row.length; j++) {
            sum += power[first[i] + j] * row[j];
        }
        return sum;
    }

    private static double mel(double hz) {
        return 2595 * Math.log10(1 + hz / 700);
    }

    private static double onBin(double mel, double warp, double bin) {
        double hz = warp * 700 * (Math.pow(10, mel / 2595) - 1);
        return (int) (hz / bin + 0.5) * bin;
    }
}
