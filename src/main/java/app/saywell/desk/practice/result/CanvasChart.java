package app.saywell.desk.practice.result;

import app.saywell.desk.kit.theme.ThemedRegion;
import javafx.geometry.VPos;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;

/// A drawing of fixed height and variable width, painted at every layout.
abstract class CanvasChart extends ThemedRegion {
    private final double height;
    private final Canvas canvas = new Canvas();

    /// @param height in pixels
    CanvasChart(double height) {
        this.height = height;
        getStyleClass().add("chart");
        getChildren().add(canvas);
    }

    /// Paints everything onto an empty canvas; text is centred vertically.
    abstract void paint(GraphicsContext g);

    /// The width in pixels.
    final double drawingWidth() {
        return canvas.getWidth();
    }

    @Override
    protected final void themeChanged() {
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
