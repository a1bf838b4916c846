package app.saywell.ui.kit;

import javafx.scene.layout.Region;

/// A number on its scale as a bar, from the scale's lowest to its highest value.
public final class ScaleBar extends Region {
    private final Region filled = new Region();
    private final double share;

    /// @param share 0 at the lowest value of the scale, 1 at the highest
    public ScaleBar(double share) {
        this.share = Math.clamp(share, 0, 1);
        getStyleClass().add("scale-bar");
        filled.getStyleClass().add("filled");
        getChildren().add(filled);
    }

    @Override
    protected void layoutChildren() {
        filled.resizeRelocate(0, 0, snapSizeX(getWidth() * share), getHeight());
    }
}
