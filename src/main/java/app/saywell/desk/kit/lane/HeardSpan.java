package app.saywell.desk.kit.lane;

import app.saywell.desk.kit.axis.TimeViewport;
import app.saywell.desk.kit.envelope.WaveformEnvelope;
import app.saywell.desk.kit.tier.TierInterval;
import java.util.List;

/// The part of the axis in which something is heard: the words, and what is said before and after
/// them, with a small margin. What is left out is silence.
///
/// @param from in seconds
/// @param to in seconds, above `from`
record HeardSpan(double from, double to) {
    private static final double MARGIN_SECONDS = 0.2;

    /// How finely sound is looked for outside the words.
    private static final double STEP_SECONDS = 0.05;

    /// Sound is what reaches this share of the loudest amplitude.
    private static final double AUDIBLE_SHARE = 0.1;

    private static final double ROUNDING_SECONDS = 1e-6;
    private static final double SHORTEST_SECONDS = 1e-3;

    /// The span of all lanes. A lane without words is heard where it is loud enough.
    static HeardSpan of(List<VoiceLane> lanes, double totalSeconds) {
        double from = Double.POSITIVE_INFINITY;
        double to = Double.NEGATIVE_INFINITY;
        for (VoiceLane lane : lanes) {
            List<TierInterval> words = lane.tiers().words().intervals();
            WaveformEnvelope envelope = lane.recording().envelope();
            double first =
                    words.isEmpty() ? envelope.seconds() : words.getFirst().soundStart();
            double last = words.isEmpty() ? 0 : words.getLast().soundEnd();
            from = Math.min(from, lane.timeMap().toAxis(soundBefore(envelope, first)));
            to = Math.max(to, lane.timeMap().toAxis(soundAfter(envelope, last)));
        }
        double start = Math.max(0, from - MARGIN_SECONDS);
        double end = Math.min(totalSeconds, to + MARGIN_SECONDS);
        return start < end ? new HeardSpan(start, end) : new HeardSpan(0, Math.max(totalSeconds, SHORTEST_SECONDS));
    }

    /// Whether all of it is in view.
    boolean isWithin(TimeViewport viewport) {
        return viewport.from() <= from + ROUNDING_SECONDS && viewport.to() >= to - ROUNDING_SECONDS;
    }

    /// Where the first sound before a time begins; the time itself if there is none.
    private static double soundBefore(WaveformEnvelope envelope, double seconds) {
        boolean[] audible = audible(envelope, 0, seconds);
        for (int i = 0; i < audible.length; i++) {
            if (audible[i]) {
                return i * seconds / audible.length;
            }
        }
        return seconds;
    }

    /// Where the last sound after a time ends; the time itself if there is none.
    private static double soundAfter(WaveformEnvelope envelope, double seconds) {
        double rest = envelope.seconds() - seconds;
        boolean[] audible = audible(envelope, seconds, envelope.seconds());
        for (int i = audible.length - 1; i >= 0; i--) {
            if (audible[i]) {
                return seconds + (i + 1) * rest / audible.length;
            }
        }
        return seconds;
    }

    /// Which parts of equal length between two times are heard.
    private static boolean[] audible(WaveformEnvelope envelope, double from, double to) {
        int count = to > from ? (int) Math.ceil((to - from) / STEP_SECONDS) : 0;
        boolean[] audible = new boolean[count];
        if (count == 0 || envelope.peak() <= 0) {
            return audible;
        }
        double[] edges = new double[count + 1];
        for (int i = 0; i <= count; i++) {
            edges[i] = from + i * (to - from) / count;
        }
        float[] low = new float[count];
        float[] high = new float[count];
        envelope.columns(edges, count, low, high);
        double threshold = AUDIBLE_SHARE * envelope.peak();
        for (int i = 0; i < count; i++) {
            audible[i] = Math.max(high[i], -low[i]) >= threshold;
        }
        return audible;
    }
}
