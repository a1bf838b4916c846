package app.saywell.ui.kit.wave;

import app.saywell.ui.kit.Ink;

/// The waveform, a column a pixel, each in the colour of the word it belongs to.
///
/// Quiet recordings are drawn larger, so that both voices fill their lanes and can be compared; how
/// loud a take was is said by its checks. Keeps its columns between frames, so painting allocates
/// nothing until the window grows.
final class WaveOverlay implements Overlay {
    private static final double FILLED = 0.94;
    private static final double MOST_GAIN = 8;

    private final Envelope envelope;
    private final TimeMap map;
    private final Tier words;
    private final Side side;
    private double[] edges = {};
    private float[] low = {};
    private float[] high = {};

    WaveOverlay(Envelope envelope, TimeMap map, Tier words, Side side) {
        this.envelope = envelope;
        this.map = map;
        this.words = words;
        this.side = side;
    }

    @Override
    public void paint(Pen pen, Viewport viewport) {
        int columns = (int) Math.ceil(viewport.width());
        query(viewport, columns);
        double middle = Math.round(pen.band().middle());
        double reach = gain() * pen.band().height() / 2;
        int word = words.firstEndingAfter(viewport.from());
        for (int x = 0; x < columns; x++) {
            double at = viewport.seconds(x + 0.5);
            while (word < words.marks().size() && words.marks().get(word).end() <= at) {
                word++;
            }
            double top = middle - Math.max(high[x], 0) * reach;
            double bottom = middle - Math.min(low[x], 0) * reach;
            double height = Math.max(1, bottom - top);
            pen.fill(ink(word, at), x, height > 1 ? top : middle, 1, height);
        }
    }

    private double gain() {
        return Math.min(MOST_GAIN, FILLED / Math.max(envelope.peak(), 1e-6));
    }

    private void query(Viewport viewport, int columns) {
        if (low.length < columns) {
            edges = new double[columns + 1];
            low = new float[columns];
            high = new float[columns];
        }
        for (int x = 0; x <= columns; x++) {
            edges[x] = map.toLane(viewport.seconds(x));
        }
        envelope.columns(edges, columns, low, high);
    }

    private Ink ink(int word, double at) {
        boolean inside = word < words.marks().size() && words.marks().get(word).start() <= at;
        if (words.marks().isEmpty()) {
            return Ink.MODEL_WAVE;
        }
        if (!inside) {
            return Ink.QUIET_WAVE;
        }
        return side == Side.MODEL ? Ink.MODEL_WAVE : Ink.waveOf(words.marks().get(word).level());
    }
}
