package app.saywell.ui.kit.wave;

/// A layer of the picture: knows its own data on the axis and paints what of it is in view.
@FunctionalInterface
public interface Overlay {
    /// Paints into the pen's band; keeps nothing and changes nothing.
    void paint(Pen pen, Viewport viewport);
}
