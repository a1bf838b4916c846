package app.saywell.desk.kit.axis;

/// A horizontal band of a canvas.
///
/// @param top pixels from the top edge
/// @param height pixels
public record HorizontalBand(double top, double height) {

    /// The first pixel below.
    public double bottom() {
        return top + height;
    }

    /// The vertical centre.
    public double middle() {
        return top + height / 2;
    }

    /// Whether the band contains a pixel row.
    public boolean contains(double y) {
        return y >= top && y < bottom();
    }
}
