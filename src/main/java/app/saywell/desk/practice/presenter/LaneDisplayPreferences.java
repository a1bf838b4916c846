package app.saywell.desk.practice.presenter;

import app.saywell.desk.kit.lane.LaneLayer;
import app.saywell.desk.kit.lane.LanesViewModel;
import app.saywell.desk.kit.tier.LaneTier;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.store.change.PublishedSettings;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/// Keeps the visible tiers and layers between two starts.
final class LaneDisplayPreferences {
    private static final Setting<String> SETTING = Setting.text("practice.picture", "");
    private static final String NOTHING_SHOWN = "none";

    private final PublishedSettings settings;
    private final LanesViewModel lanes;

    private LaneDisplayPreferences(PublishedSettings settings, LanesViewModel lanes) {
        this.settings = settings;
        this.lanes = lanes;
    }

    /// Restores tiers and layers, and stores every change from now on.
    static void restoreAndRemember(PublishedSettings settings, LanesViewModel lanes) {
        var preferences = new LaneDisplayPreferences(settings, lanes);
        preferences.restore();
        lanes.visibility().tiers().addListener(change -> preferences.save());
        lanes.visibility().layers().addListener(change -> preferences.save());
    }

    private void restore() {
        String serialized = settings.get(SETTING);
        if (!serialized.isEmpty()) {
            List<String> names = List.of(serialized.split(" "));
            lanes.visibility()
                    .show(constantsNamed(LaneTier.TierKind.class, names), constantsNamed(LaneLayer.class, names));
        }
    }

    private static <E extends Enum<E>> Set<E> constantsNamed(Class<E> type, List<String> names) {
        return Arrays.stream(type.getEnumConstants())
                .filter(constant -> names.contains(constant.name()))
                .collect(Collectors.toCollection(() -> EnumSet.noneOf(type)));
    }

    private void save() {
        List<String> names = java.util.stream.Stream.concat(
                        lanes.visibility().tiers().get().stream(), lanes.visibility().layers().get().stream())
                .map(Enum::name)
                .sorted()
                .toList();
        settings.set(SETTING, names.isEmpty() ? NOTHING_SHOWN : String.join(" ", names));
    }
}
