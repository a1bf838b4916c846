package app.saywell.ui.kit.wave;

import app.saywell.signal.Pcm;
import app.saywell.signal.PeaksPyramid;

/// The envelope of a recording by way of its peaks pyramid; exact at every zoom. For one thread.
public final class PeaksEnvelope implements Envelope {
    private static final float FULL_SCALE = 32_768f;

    private final PeaksPyramid peaks;
    private final int sampleRate;
    private final double peak;
    private final short[] min = new short[1];
    private final short[] max = new short[1];

    /// Draws from a pyramid of samples at a rate in Hz.
    public PeaksEnvelope(PeaksPyramid peaks, int sampleRate) {
        this.peaks = peaks;
        this.sampleRate = sampleRate;
        peaks.columns(0, Math.max(1, peaks.length()), min, max);
        peak = Math.max(-min[0], max[0]) / FULL_SCALE;
    }

    /// Draws samples in memory.
    public static PeaksEnvelope of(Pcm audio) {
        return new PeaksEnvelope(PeaksPyramid.of(audio), audio.sampleRate());
    }

    @Override
    public double seconds() {
        return (double) peaks.length() / sampleRate;
    }

    @Override
    public double peak() {
        return peak;
    }

    @Override
    public void columns(double[] edges, int columns, float[] low, float[] high) {
        for (int column = 0; column < columns; column++) {
            long from = (long) Math.floor(edges[column] * sampleRate);
            long to = (long) Math.floor(edges[column + 1] * sampleRate);
            low[column] = 0;
            high[column] = 0;
            if (edges[column + 1] > edges[column]) {
                peaks.columns(from, Math.max(to, from + 1), min, max);
                low[column] = min[0] / FULL_SCALE;
                high[column] = max[0] / FULL_SCALE;
            }
        }
    }
}
