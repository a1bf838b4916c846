package app.saywell.ui.practice.work;

import app.saywell.library.settings.Setting;
import app.saywell.practice.Practice;
import app.saywell.ui.kit.wave.LanesModel;
import app.saywell.ui.kit.wave.Layer;
import app.saywell.ui.kit.wave.Tier;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/// Remembers from one start to the next which tiers and layers are drawn.
final class PictureMemory {
    private static final Setting<String> SHOWN = Setting.text("practice.picture", "");
    private static final String NOTHING = "none";

    private final Practice practice;
    private final LanesModel lanes;

    private PictureMemory(Practice practice, LanesModel lanes) {
        this.practice = practice;
        this.lanes = lanes;
    }

    /// Draws what was drawn last, and remembers every change from now on.
    static void of(Practice practice, LanesModel lanes) {
        var memory = new PictureMemory(practice, lanes);
        memory.recall();
        lanes.shown().addListener(change -> memory.keep());
        lanes.layers().addListener(change -> memory.keep());
    }

    private void recall() {
        String kept = practice.get(SHOWN);
        if (!kept.isEmpty()) {
            List<String> names = List.of(kept.split(" "));
            lanes.draw(named(Tier.Kind.class, names), named(Layer.class, names));
        }
    }

    private static <E extends Enum<E>> Set<E> named(Class<E> type, List<String> names) {
        return Arrays.stream(type.getEnumConstants())
                .filter(one -> names.contains(one.name()))
                .collect(Collectors.toCollection(() -> EnumSet.noneOf(type)));
    }

    private void keep() {
        List<String> names =
                java.util.stream.Stream.concat(
                                lanes.shown().get().stream(), lanes.layers().get().stream())
                        .map(Enum::name)
                        .sorted()
                        .toList();
        practice.set(SHOWN, names.isEmpty() ? NOTHING : String.join(" ", names));
    }
}
