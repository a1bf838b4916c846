package app.saywell.desk.kit.lane;

import app.saywell.desk.kit.tier.LaneTier;
import java.util.HashSet;
import java.util.Set;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// Which tiers and layers of the lanes are shown.
public final class LaneVisibility {
    private final ReadOnlyObjectWrapper<Set<LaneTier.TierKind>> visibleTiers = new ReadOnlyObjectWrapper<>(Set.of(
            LaneTier.TierKind.WORDS, LaneTier.TierKind.PHONEMES, LaneTier.TierKind.PAUSES, LaneTier.TierKind.MARKS));
    private final ReadOnlyObjectWrapper<Set<LaneLayer>> layers =
            new ReadOnlyObjectWrapper<>(Set.of(LaneLayer.DIFFERENCES));

    /// The visible tiers.
    public ReadOnlyObjectProperty<Set<LaneTier.TierKind>> tiers() {
        return visibleTiers.getReadOnlyProperty();
    }

    /// The visible layers.
    public ReadOnlyObjectProperty<Set<LaneLayer>> layers() {
        return layers.getReadOnlyProperty();
    }

    /// Shows exactly these tiers and layers.
    public void show(Set<LaneTier.TierKind> tiers, Set<LaneLayer> visibleLayers) {
        visibleTiers.set(Set.copyOf(tiers));
        layers.set(Set.copyOf(visibleLayers));
    }

    /// Shows or hides a tier.
    public void toggle(LaneTier.TierKind kind) {
        visibleTiers.set(toggled(visibleTiers.get(), kind));
    }

    /// Shows or hides a layer.
    public void toggle(LaneLayer layer) {
        layers.set(toggled(layers.get(), layer));
    }

    private static <E> Set<E> toggled(Set<E> elements, E element) {
        Set<E> changed = new HashSet<>(elements);
        if (!changed.remove(element)) {
            changed.add(element);
        }
        return Set.copyOf(changed);
    }
}
