package app.saywell.engine.whisper;

/// Logarithms of probabilities from values before softmax.
final class LogSoftmax {
    private LogSoftmax() {}

    /// What to subtract from each value of a row: the logarithm of the sum of their exponentials.
    static double normaliser(float[] row) {
        float most = Float.NEGATIVE_INFINITY;
        for (float value : row) {
            most = Math.max(most, value);
        }
        double sum = 0;
        for (float value : row) {
            sum += Math.exp(value - most);
        }
        return most + Math.log(sum);
    }
}
