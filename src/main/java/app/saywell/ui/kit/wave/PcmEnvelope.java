package app.saywell.ui.kit.wave;

import app.saywell.signal.Pcm;

/// The envelope of samples in memory, for sentences; exact at every zoom.
///
/// Blocks of 64 samples are summed up once; a column takes whole blocks where it can and single
/// samples at its edges.
public final class PcmEnvelope implements Envelope {
    private static final int BLOCK = 64;

    private final Pcm audio;
    private final float[] low;
    private final float[] high;

    /// Sums the samples up.
    public PcmEnvelope(Pcm audio) {
        this.audio = audio;
        int blocks = audio.samples().length / BLOCK;
        low = new float[blocks];
        high = new float[blocks];
        for (int block = 0; block < blocks; block++) {
            float min = Float.POSITIVE_INFINITY;
            float max = Float.NEGATIVE_INFINITY;
            for (int i = block * BLOCK; i < (block + 1) * BLOCK; i++) {
                min = Math.min(min, audio.samples()[i]);
                max = Math.max(max, audio.samples()[i]);
            }
            low[block] = min;
            high[block] = max;
        }
    }

    @Override
    public double seconds() {
        return audio.seconds();
    }

    @Override
    public void columns(double[] edges, int columns, float[] low, float[] high) {
        for (int column = 0; column < columns; column++) {
            int from = sample(edges[column]);
            int to = sample(edges[column + 1]);
            if (edges[column + 1] > edges[column] && from < audio.samples().length) {
                to = Math.max(to, Math.min(from + 1, audio.samples().length));
            }
            column(from, to, column, low, high);
        }
    }

    private int sample(double seconds) {
        long index = Math.round(Math.floor(seconds * audio.sampleRate()));
        return (int) Math.clamp(index, 0, audio.samples().length);
    }

    private void column(int from, int to, int column, float[] lowest, float[] highest) {
        float min = from < to ? Float.POSITIVE_INFINITY : 0;
        float max = from < to ? Float.NEGATIVE_INFINITY : 0;
        int at = from;
        while (at < to) {
            if (at % BLOCK == 0 && at + BLOCK <= to) {
                min = Math.min(min, low[at / BLOCK]);
                max = Math.max(max, high[at / BLOCK]);
                at += BLOCK;
            } else {
                min = Math.min(min, audio.samples()[at]);
                max = Math.max(max, audio.samples()[at]);
                at++;
            }
        }
        lowest[column] = min;
        highest[column] = max;
    }
}
