package app.saywell.desk.kit.overlay;

import app.saywell.desk.kit.axis.TimeMap;
import app.saywell.desk.kit.axis.TimeViewport;
import app.saywell.desk.kit.axis.VoiceSide;
import app.saywell.desk.kit.envelope.WaveformEnvelope;
import app.saywell.desk.kit.theme.ThemeColor;
import app.saywell.desk.kit.tier.LaneTier;

/// Paints the waveform, one column per pixel, in the colour of the word at that time.
///
/// Quiet recordings are drawn larger, so both recordings fill their lanes and can be compared; take
/// quality reports the true level. Column arrays are reused, so painting allocates only when the
/// window grows.
public final class WaveformOverlay implements LaneOverlay {
    private static final double FILLED_FRACTION = 0.94;
    private static final double MAX_GAIN = 8;

    private final WaveformEnvelope envelope;
    private final TimeMap timeMap;
    private final LaneTier words;
    private final VoiceSide side;
    private double[] edges = {};
    private float[] lowest = {};
    private float[] highest = {};

    public WaveformOverlay(WaveformEnvelope envelope, TimeMap timeMap, LaneTier words, VoiceSide side) {
        this.envelope = envelope;
        this.timeMap = timeMap;
        this.words = words;
        this.side = side;
    }

    @Override
    public void paint(CanvasPen pen, TimeViewport viewport) {
        int columns = (int) Math.ceil(viewport.width());
        readColumns(viewport, columns);
        double middle = Math.round(pen.band().middle());
        double pixelsPerUnit = gain() * pen.band().height() / 2;
        int wordIndex = words.firstEndingAfter(viewport.from());
        for (int x = 0; x < columns; x++) {
            double seconds = viewport.toSeconds(x + 0.5);
            while (wordIndex < words.intervals().size()
                    && words.intervals().get(wordIndex).end() <= seconds) {
                wordIndex++;
            }
            double top = middle - Math.max(highest[x], 0) * pixelsPerUnit;
            double bottom = middle - Math.min(lowest[x], 0) * pixelsPerUnit;
            double height = Math.max(1, bottom - top);
            pen.fillRect(colorAt(wordIndex, seconds), x, height > 1 ? top : middle, 1, height);
        }
    }

    private double gain() {
        return Math.min(MAX_GAIN, FILLED_FRACTION / Math.max(envelope.peak(), 1e-6));
    }

    private void readColumns(TimeViewport viewport, int columns) {
        if (lowest.length < columns) {
            edges = new double[columns + 1];
            lowest = new float[columns];
            highest = new float[columns];
        }
        for (int x = 0; x <= columns; x++) {
            edges[x] = timeMap.toLane(viewport.toSeconds(x));
        }
        envelope.columns(edges, columns, lowest, highest);
    }

    private ThemeColor colorAt(int wordIndex, double seconds) {
        boolean isInsideWord = wordIndex < words.intervals().size()
                && words.intervals().get(wordIndex).start() <= seconds;
        if (words.intervals().isEmpty()) {
            return ThemeColor.MODEL_WAVE;
        }
        if (!isInsideWord) {
            return ThemeColor.QUIET_WAVE;
        }
        return side == VoiceSide.MODEL
                ? ThemeColor.MODEL_WAVE
                : ThemeColor.waveformFor(words.intervals().get(wordIndex).level());
    }
}
