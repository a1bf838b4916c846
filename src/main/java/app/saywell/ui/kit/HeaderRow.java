package app.saywell.ui.kit;

import javafx.geometry.Orientation;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;

/// A title with what belongs to it at the right, or below it where both do not fit side by side.
public final class HeaderRow extends Region {
    private static final double GAP = 14;
    private static final double LINE_GAP = 6;

    private final Label title;
    private final Region tools;

    public HeaderRow(Label title, Region tools) {
        this.title = title;
        this.tools = tools;
        getChildren().addAll(title, tools);
    }

    @Override
    protected double computeMinWidth(double height) {
        return snappedLeftInset() + snappedRightInset();
    }

    @Override
    protected double computePrefWidth(double height) {
        return title.prefWidth(-1) + GAP + tools.prefWidth(-1);
    }

    @Override
    protected double computeMinHeight(double width) {
        return computePrefHeight(width);
    }

    @Override
    protected double computePrefHeight(double width) {
        double available = width < 0 ? computePrefWidth(-1) : width;
        double toolsHeight = tools.prefHeight(-1);
        return isOneLine(available)
                ? Math.max(title.prefHeight(-1), toolsHeight)
                : title.prefHeight(available) + LINE_GAP + toolsHeight;
    }

    private boolean isOneLine(double width) {
        return computePrefWidth(-1) <= width;
    }

    @Override
    protected void layoutChildren() {
        double width = getWidth();
        double toolsWidth = Math.min(tools.prefWidth(-1), width);
        double toolsHeight = tools.prefHeight(-1);
        if (isOneLine(width)) {
            double titleHeight = title.prefHeight(-1);
            title.resizeRelocate(
                    0,
                    snapPositionY((getHeight() - titleHeight) / 2),
                    width - toolsWidth - GAP,
                    titleHeight);
            tools.resizeRelocate(
                    snapPositionX(width - toolsWidth),
                    snapPositionY((getHeight() - toolsHeight) / 2),
                    toolsWidth,
                    toolsHeight);
        } else {
            double titleHeight = title.prefHeight(width);
            title.resizeRelocate(0, 0, width, titleHeight);
            tools.resizeRelocate(0, snapPositionY(titleHeight + LINE_GAP), toolsWidth, toolsHeight);
        }
    }

    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }
}
