package app.saywell.ui.practice.verdict;

import app.saywell.ui.kit.Inked;

import javafx.geometry.VPos;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;

/// A drawing of fixed height, as wide as there is room, painted anew with every layout.
abstract class Chart extends Inked {
    private final double height;
    private final Canvas canvas = new Canvas();

    /// @param height in pixels
    Chart(double height) {
        this.height = height;
        getStyleClass().add("chart");
        getChildren().add(canvas);
    }

    /// Paints all of it onto an empty ground, texts centred upright.
    abstract void paint(GraphicsContext g);

    /// Pixels from left to right.
    final double breadth() {
        return canvas.getWidth();
    }

    @Override
    protected final void inksChanged() {
        requestLayout();
    }

    @Override
    protected final double computePrefHeight(double width) {
        return height;
    }

    @Override
    protected final void layoutChildren() {
        canvas.setWidth(Math.max(1, getWidth()));
        canvas.setHeight(height);
        GraphicsContext g = canvas.getGraphicsContext2D();
        g.clearRect(0, 0, canvas.getWidth(), height);
        g.setTextBaseline(VPos.CENTER);
        paint(g);
    }
}
