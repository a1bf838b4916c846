package app.saywell.judge.engine.whisper;

/// Logarithms of probabilities from values before softmax.
final class LogSoftmax {
    private LogSoftmax() {}

    /// What to subtract from each value of a row: the logarithm of the sum of their exponentials.
    static double normaliser(float[] row) {
        float maximum = Float.NEGATIVE_INFINITY;
        for (float value : row) {
            maximum = Math.max(maximum, value);
        }
        double sum = 0;
        for (float value : row) {
            sum += FastExponential.of(value - maximum);
        }
        return maximum + Math.log(sum);
    }
}
