package app.saywell.ui.kit.wave;

import app.saywell.ui.kit.Borders;

/// One voice laid out on the shared axis.
public record Lane(Side side, Reading reading, TimeMap map, Tiers tiers) {

    /// Lays a reading out through `map`, with the levels of `borders`.
    public static Lane of(Side side, Reading reading, TimeMap map, Borders borders) {
        return new Lane(side, reading, map, Tiers.of(reading.components(), map, borders));
    }

    /// Where it ends on the axis.
    public double end() {
        return map.toAxis(reading.envelope().seconds());
    }
}
