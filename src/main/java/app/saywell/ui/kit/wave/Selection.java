package app.saywell.ui.kit.wave;

/// A stretch of the axis that was chosen, and in whose lane.
///
/// @param start seconds on the axis
/// @param end seconds on the axis, not before `start`
public record Selection(Side side, double start, double end) {

    /// From one moment to another, in whichever order they come.
    public static Selection between(Side side, double one, double other) {
        return new Selection(side, Math.min(one, other), Math.max(one, other));
    }

    /// Grown or cut so that it ends at the moment, on whichever side that lies.
    public Selection extendedTo(double seconds) {
        return seconds < (start + end) / 2
                ? between(side, seconds, end)
                : between(side, start, seconds);
    }
}
