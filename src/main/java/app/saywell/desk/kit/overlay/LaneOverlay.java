package app.saywell.desk.kit.overlay;

import app.saywell.desk.kit.axis.TimeViewport;

/// A layer of a lane. It knows its data on the axis and paints the visible part.
@FunctionalInterface
public interface LaneOverlay {
    /// Paints into the band of the pen; changes nothing else.
    void paint(CanvasPen pen, TimeViewport viewport);
}
