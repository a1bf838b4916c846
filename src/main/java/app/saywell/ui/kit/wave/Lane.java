package app.saywell.ui.kit.wave;

import app.saywell.library.people.Strictness;

/// One voice laid out on the shared axis.
public record Lane(Side side, Reading reading, TimeMap map, Tiers tiers) {

    /// Lays a reading out through `map`, with the levels of `strictness`.
    public static Lane of(Side side, Reading reading, TimeMap map, Strictness strictness) {
        return new Lane(side, reading, map, Tiers.of(reading.components(), map, strictness));
    }

    /// Where it ends on the axis.
    public double end() {
        return map.toAxis(reading.envelope().seconds());
    }
}
