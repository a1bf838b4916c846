package app.saywell.desk.kit.envelope;

/// The minimum and maximum amplitude of any part of a recording, from which waveforms are drawn.
///
/// Called on the UI thread for every frame, so it must answer within microseconds and allocate
/// nothing.
public interface WaveformEnvelope {
    /// Length of the recording in seconds.
    double seconds();

    /// The largest absolute amplitude, 0 to 1.
    double peak();

    /// Computes minimum and maximum for each pixel column.
    ///
    /// Column `i` covers the time from `edges[i]` to `edges[i + 1]`. A column without time or
    /// outside the recording becomes 0 to 0.
    ///
    /// @param edges `columns + 1` ascending times in seconds
    /// @param low receives the lowest amplitude of each column, -1 to 1
    /// @param high receives the highest amplitude of each column, -1 to 1
    void columns(double[] edges, int columns, float[] low, float[] high);

    /// The envelope of a silent recording of this length.
    static WaveformEnvelope silence(double seconds) {
        return new WaveformEnvelope() {
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
