package app.saywell.ui.kit.wave;

/// A horizontal stripe of a canvas.
///
/// @param top pixels from the top edge
/// @param height pixels
public record Band(double top, double height) {

    /// The first pixel below.
    public double bottom() {
        return top + height;
    }

    /// Half-way down.
    public double middle() {
        return top + height / 2;
    }

    /// Whether a pixel lies in it.
    public boolean holds(double y) {
        return y >= top && y < bottom();
    }
}
