package app.saywell.desk.kit.lane;

import app.saywell.desk.kit.axis.VoiceSide;

/// A selected part of the axis, and in whose lane.
///
/// @param start seconds on the axis
/// @param end seconds on the axis, not before `start`
public record TimeSelection(VoiceSide side, double start, double end) {

    /// From one time to another, in any order.
    public static TimeSelection between(VoiceSide side, double first, double second) {
        return new TimeSelection(side, Math.min(first, second), Math.max(first, second));
    }

    /// Extended or shortened so that its nearer end is at this time.
    TimeSelection extendedTo(double seconds) {
        return seconds < (start + end) / 2 ? between(side, seconds, end) : between(side, start, seconds);
    }
}
