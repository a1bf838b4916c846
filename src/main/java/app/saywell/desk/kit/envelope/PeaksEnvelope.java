package app.saywell.desk.kit.envelope;

import app.saywell.speech.signal.Pcm;
import app.saywell.speech.signal.PeaksPyramid;

/// The envelope of a recording from its peaks pyramid; exact at every zoom. For one thread.
public final class PeaksEnvelope implements WaveformEnvelope {
    private static final float FULL_SCALE = 32_768f;

    private final PeaksPyramid pyramid;
    private final int sampleRate;
    private final double peak;
    private final short[] minimum = new short[1];
    private final short[] maximum = new short[1];

    /// Uses a pyramid of samples at a rate in Hz.
    public PeaksEnvelope(PeaksPyramid pyramid, int sampleRate) {
        this.pyramid = pyramid;
        this.sampleRate = sampleRate;
        pyramid.columns(0, Math.max(1, pyramid.length()), minimum, maximum);
        peak = Math.max(-minimum[0], maximum[0]) / FULL_SCALE;
    }

    /// Uses samples in memory.
    public static PeaksEnvelope of(Pcm audio) {
        return new PeaksEnvelope(PeaksPyramid.of(audio), audio.sampleRate());
    }

    @Override
    public double seconds() {
        return (double) pyramid.length() / sampleRate;
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
                pyramid.columns(from, Math.max(to, from + 1), minimum, maximum);
                low[column] = minimum[0] / FULL_SCALE;
                high[column] = maximum[0] / FULL_SCALE;
            }
        }
    }
}
