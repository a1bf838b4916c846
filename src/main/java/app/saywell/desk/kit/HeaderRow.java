package app.saywell.desk.kit;

import javafx.geometry.Orientation;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;

/// A title, or a text, with what belongs to it at the right, or below it where both do not fit side
/// by side.
public final class HeaderRow extends Region {
    private static final double GAP = 14;
    private static final double LINE_GAP = 6;

    private final Label title;
    private final Region tools;
    private final double titleRoom;

    /// A title that stands alone rather than in two lines.
    public HeaderRow(Label title, Region tools) {
        this(title, tools, Double.MAX_VALUE);
    }

    /// @param titleRoom the width in which the text is wrapped rather than standing alone
    public HeaderRow(Label title, Region tools, double titleRoom) {
        this.title = title;
        this.tools = tools;
        this.titleRoom = titleRoom;
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
        return isSideBySide(available)
                ? Math.max(title.prefHeight(widthBesideTools(available)), toolsHeight)
                : title.prefHeight(available) + LINE_GAP + toolsHeight;
    }

    private boolean isSideBySide(double width) {
        return Math.min(title.prefWidth(-1), titleRoom) <= widthBesideTools(width);
    }

    private double widthBesideTools(double width) {
        return width - tools.prefWidth(-1) - GAP;
    }

    @Override
    protected void layoutChildren() {
        double width = getWidth();
        double toolsWidth = Math.min(tools.prefWidth(-1), width);
        double toolsHeight = tools.prefHeight(-1);
        if (isSideBySide(width)) {
            double titleHeight = title.prefHeight(widthBesideTools(width));
            title.resizeRelocate(
                    0, snapPositionY((getHeight() - titleHeight) / 2), widthBesideTools(width), titleHeight);
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
