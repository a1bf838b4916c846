package app.saywell.ui.kit.wave;

/// What a waveform is drawn from: the lowest and highest amplitude of any stretch of a recording.
///
/// Called on the UI thread for every frame, so an answer takes microseconds and allocates nothing.
public interface Envelope {
    /// Length of the recording in seconds.
    double seconds();

    /// The greatest distance from zero anywhere in it, 0 to 1.
    double peak();

    /// Fills one column of the picture after the other.
    ///
    /// Column `i` covers the time from `edges[i]` to `edges[i + 1]`; one that covers no time, or
    /// none of the recording, becomes 0 to 0.
    ///
    /// @param edges seconds, `columns + 1` of them, ascending
    /// @param low receives the lowest amplitude of each column, -1 to 1
    /// @param high receives the highest amplitude of each column, -1 to 1
    void columns(double[] edges, int columns, float[] low, float[] high);

    /// A recording of which nothing is known but its length.
    static Envelope silence(double seconds) {
        return new Envelope() {
            @Override
            public double seconds() {
                return seconds;
            }

            @Override
            public double peak() {
                return 0;
            }

            @Override
            public void columns(double[] edges, int columns, float[] low, float[] high) {
                java.util.Arrays.fill(low, 0, columns, 0);
                java.util.Arrays.fill(high, 0, columns, 0);
            }
        };
    }
}
