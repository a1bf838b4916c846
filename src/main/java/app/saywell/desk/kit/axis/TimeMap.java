package app.saywell.desk.kit.axis;

import app.saywell.speech.Word;
import java.util.Arrays;
import java.util.List;

/// Converts between the time of a recording and the time of the shared axis.
///
/// Piecewise linear and never decreasing. A gap that only one side has becomes a step: stretched to
/// nothing in one direction, one single time in the other.
public final class TimeMap {
    /// Seconds of the axis that a pause takes at most where pauses are shortened.
    public static final double LONGEST_PAUSE = 0.6;

    private static final TimeMap IDENTITY = new TimeMap(new double[] {0}, new double[] {0});

    private final double[] laneTimes;
    private final double[] axisTimes;

    private TimeMap(double[] laneTimes, double[] axisTimes) {
        this.laneTimes = laneTimes;
        this.axisTimes = axisTimes;
    }

    /// The time of the recording is the time of the axis.
    public static TimeMap identity() {
        return IDENTITY;
    }

    /// The time of the recording, but of each silence between words at most [#LONGEST_PAUSE]: a
    /// reading with long pauses would have no room for its words.
    public static TimeMap withShortPauses(List<Word> words) {
        double[] laneTimes = new double[words.size() * 2];
        double[] axisTimes = new double[words.size() * 2];
        int count = 0;
        double saved = 0;
        for (int i = 0; i < words.size(); i++) {
            Word word = words.get(i);
            if (i > 0) {
                saved += Math.max(0, word.start() - words.get(i - 1).end() - LONGEST_PAUSE);
            }
            count = append(laneTimes, axisTimes, count, word.start(), word.start() - saved);
            count = append(laneTimes, axisTimes, count, word.end(), word.end() - saved);
        }
        return saved > 0 ? new TimeMap(Arrays.copyOf(laneTimes, count), Arrays.copyOf(axisTimes, count)) : IDENTITY;
    }

    /// Maps each word of a lane to the same word of the recording that the axis follows.
    ///
    /// Both are readings of one text. If they differ in their number of words, they cannot be
    /// aligned and the map is [#identity()].
    ///
    /// @param axis the map of that recording
    public static TimeMap aligned(List<Word> laneWords, List<Word> axisWords, TimeMap axis) {
        if (laneWords.isEmpty() || laneWords.size() != axisWords.size()) {
            return IDENTITY;
        }
        double[] laneTimes = new double[laneWords.size() * 2];
        double[] axisTimes = new double[laneWords.size() * 2];
        int count = 0;
        for (int i = 0; i < laneWords.size(); i++) {
            count = append(
                    laneTimes,
                    axisTimes,
                    count,
                    laneWords.get(i).start(),
                    axis.toAxis(axisWords.get(i).start()));
            count = append(
                    laneTimes,
                    axisTimes,
                    count,
                    laneWords.get(i).end(),
                    axis.endToAxis(axisWords.get(i).end()));
        }
        return new TimeMap(Arrays.copyOf(laneTimes, count), Arrays.copyOf(axisTimes, count));
    }

    private static int append(double[] laneTimes, double[] axisTimes, int count, double laneTime, double axisTime) {
        if (count > 0 && (laneTime < laneTimes[count - 1] || axisTime < axisTimes[count - 1])) {
            return count;
        }
        laneTimes[count] = laneTime;
        axisTimes[count] = axisTime;
        return count + 1;
    }

    /// The axis time of a lane time; at a step, the time after it.
    public double toAxis(double seconds) {
        return interpolated(seconds, laneTimes, axisTimes, StepEdge.AFTER);
    }

    /// The axis time where an interval ends; at a step, the time before it.
    public double endToAxis(double seconds) {
        return interpolated(seconds, laneTimes, axisTimes, StepEdge.BEFORE);
    }

    /// The lane time of an axis time.
    public double toLane(double seconds) {
        return interpolated(seconds, axisTimes, laneTimes, StepEdge.AFTER);
    }

    /// Whether lane time moves forward within a pixel column. It does not where only the other
    /// recording has a gap.
    public boolean movesForward(TimeViewport viewport, int x) {
        return toLane(viewport.toSeconds(x + 1)) > toLane(viewport.toSeconds(x));
    }

    private enum StepEdge {
        BEFORE,
        AFTER
    }

    private static double interpolated(double value, double[] from, double[] to, StepEdge step) {
        int last = from.length - 1;
        if (value < from[0]) {
            return to[0] + value - from[0];
        }
        if (value > from[last]) {
            return to[last] + value - from[last];
        }
        int index = Arrays.binarySearch(from, value);
        if (index >= 0) {
            return to[edge(from, index, step)];
        }
        int next = -index - 1;
        double fraction = (value - from[next - 1]) / (from[next] - from[next - 1]);
        return to[next - 1] + fraction * (to[next] - to[next - 1]);
    }

    /// The index of the first or last of several equal values.
    private static int edge(double[] values, int index, StepEdge step) {
        int direction = step == StepEdge.AFTER ? 1 : -1;
        int edgeIndex = index;
        while (edgeIndex + direction >= 0
                && edgeIndex + direction < values.length
                && values[edgeIndex + direction] == values[edgeIndex]) {
            edgeIndex += direction;
        }
        return edgeIndex;
    }
}
