package app.saywell.ui.kit.wave;

import app.saywell.speech.Word;

import java.util.Arrays;
import java.util.List;

/// The way between a lane's own time and the axis that all lanes share.
///
/// Piecewise linear and never backward. A gap that only one side has becomes a step: stretched to
/// nothing in one direction, a single moment in the other.
public final class TimeMap {
    private static final TimeMap IDENTITY = new TimeMap(new double[] {0}, new double[] {0});

    private final double[] lane;
    private final double[] axis;

    private TimeMap(double[] lane, double[] axis) {
        this.lane = lane;
        this.axis = axis;
    }

    /// Own time is the axis: the true time of a recording.
    public static TimeMap identity() {
        return IDENTITY;
    }

    /// Puts each word of `own` over the same word of `onto`, whose time is the axis.
    ///
    /// Both are readings of one text. Where their words differ in number, nothing can be laid over
    /// anything and the map is [#identity()].
    public static TimeMap aligned(List<Word> own, List<Word> onto) {
        if (own.isEmpty() || own.size() != onto.size()) {
            return IDENTITY;
        }
        double[] lane = new double[own.size() * 2];
        double[] axis = new double[own.size() * 2];
        int n = 0;
        for (int i = 0; i < own.size(); i++) {
            n = append(lane, axis, n, own.get(i).start(), onto.get(i).start());
            n = append(lane, axis, n, own.get(i).end(), onto.get(i).end());
        }
        return new TimeMap(Arrays.copyOf(lane, n), Arrays.copyOf(axis, n));
    }

    private static int append(double[] lane, double[] axis, int n, double own, double shared) {
        if (n > 0 && (own < lane[n - 1] || shared < axis[n - 1])) {
            return n;
        }
        lane[n] = own;
        axis[n] = shared;
        return n + 1;
    }

    /// The place on the axis of a moment of the lane; where a step is, the place after it.
    public double toAxis(double seconds) {
        return interpolated(seconds, lane, axis, Step.AFTER);
    }

    /// The place on the axis where something ends; where a step is, the place before it.
    public double endToAxis(double seconds) {
        return interpolated(seconds, lane, axis, Step.BEFORE);
    }

    /// The moment of the lane at a place on the axis.
    public double toLane(double seconds) {
        return interpolated(seconds, axis, lane, Step.AFTER);
    }

    /// Whether any time of the lane passes in a pixel column; none does where the lane is stretched
    /// over a gap that only the other voice has.
    boolean advances(Viewport viewport, int x) {
        return toLane(viewport.seconds(x + 1)) > toLane(viewport.seconds(x));
    }

    private enum Step {
        BEFORE,
        AFTER
    }

    private static double interpolated(double at, double[] from, double[] to, Step step) {
        int last = from.length - 1;
        if (at < from[0]) {
            return to[0] + at - from[0];
        }
        if (at > from[last]) {
            return to[last] + at - from[last];
        }
        int found = Arrays.binarySearch(from, at);
        if (found >= 0) {
            return to[edge(from, found, step)];
        }
        int next = -found - 1;
        double share = (at - from[next - 1]) / (from[next] - from[next - 1]);
        return to[next - 1] + share * (to[next] - to[next - 1]);
    }

    /// The first or the last of several equal values.
    private static int edge(double[] values, int found, Step step) {
        int direction = step == Step.AFTER ? 1 : -1;
        int at = found;
        while (at + direction >= 0
                && at + direction < values.length
                && values[at + direction] == values[at]) {
            at += direction;
        }
        return at;
    }
}
