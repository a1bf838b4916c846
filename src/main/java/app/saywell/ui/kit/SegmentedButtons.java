package app.saywell.ui.kit;

import atlantafx.base.theme.Styles;

import javafx.scene.Node;

import java.util.List;

/// Joins toggle buttons that stand side by side into one segmented control.
public final class SegmentedButtons {
    private SegmentedButtons() {}

    /// The first one is round at the left, the last one at the right.
    public static void join(List<? extends Node> buttons) {
        for (int i = 0; i < buttons.size(); i++) {
            String side =
                    i == 0
                            ? Styles.LEFT_PILL
                            : i == buttons.size() - 1 ? Styles.RIGHT_PILL : Styles.CENTER_PILL;
            buttons.get(i).getStyleClass().add(side);
        }
    }
}
