package app.saywell.desk.kit;

import javafx.scene.layout.Region;

/// Shows a number as a bar from the lowest to the highest value of its scale.
public final class ScaleBar extends Region {
    private final Region filledPart = new Region();
    private final double fraction;

    /// @param fraction 0 at the lowest value of the scale, 1 at the highest
    public ScaleBar(double fraction) {
        this.fraction = Math.clamp(fraction, 0, 1);
        getStyleClass().add("scale-bar");
        filledPart.getStyleClass().add("filled");
        getChildren().add(filledPart);
    }

    @Override
    protected void layoutChildren() {
        filledPart.resizeRelocate(0, 0, snapSizeX(getWidth() * fraction), getHeight());
    }
}
