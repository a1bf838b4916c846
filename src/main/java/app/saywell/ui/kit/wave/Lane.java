package app.saywell.ui.kit.wave;

import app.saywell.library.people.Strictness;

import java.util.List;
import java.util.Optional;

/// One voice laid out on the shared axis.
public record Lane(Side side, Reading reading, TimeMap map, Tiers tiers) {

    /// Lays a reading out through `map`, with the levels of `strictness`.
    public static Lane of(Side side, Reading reading, TimeMap map, Strictness strictness) {
        return new Lane(
                side,
                reading,
                map,
                Tiers.of(reading.components(), map, strictness)
                        .with(reading.opinions(), strictness));
    }

    /// Where it ends on the axis.
    public double end() {
        return map.toAxis(reading.envelope().seconds());
    }

    /// The same part of this voice as a mark shows of the other one: the word of the same number,
    /// and in it the sound of the same sign and place; empty where there is none.
    public Optional<Mark> partner(Tier.Kind kind, Mark of) {
        if (of.word() < 0) {
            return Optional.empty();
        }
        List<Mark> same =
                tiers.of(kind).marks().stream().filter(mark -> mark.word() == of.word()).toList();
        int part = of.place().part();
        if (part < same.size() && same.get(part).label().equals(of.label())) {
            return Optional.of(same.get(part));
        }
        return same.stream().filter(mark -> mark.label().equals(of.label())).findFirst();
    }
}
