package app.saywell.ui.kit.wave;

/// The stretch of time that is in view and the pixels it is spread over: the only place where
/// seconds become pixels and back.
///
/// @param from first second in view
/// @param to first second no longer in view, above `from`
/// @param width pixels between the two
public record Viewport(double from, double to, double width) {

    /// The closest look: one sample of 48 kHz audio a pixel.
    public static final double CLOSEST_SECONDS_PER_PIXEL = 1.0 / 48_000;

    /// Rejects an empty or backward stretch.
    public Viewport {
        if (!(to > from) || !(width > 0)) {
            throw new IllegalArgumentException(from + " to " + to + " over " + width + " pixels");
        }
    }

    /// All of a recording.
    public static Viewport whole(double seconds, double width) {
        return new Viewport(0, Math.max(seconds, 1e-3), Math.max(width, 1));
    }

    /// Seconds in view.
    public double span() {
        return to - from;
    }

    /// Seconds that one pixel covers.
    public double secondsPerPixel() {
        return span() / width;
    }

    /// The pixel of a moment; outside the view it lies outside `0..width`.
    public double x(double seconds) {
        return (seconds - from) / span() * width;
    }

    /// The moment of a pixel.
    public double seconds(double x) {
        return from + x / width * span();
    }

    /// Whether any of the stretch is in view.
    public boolean shows(double start, double end) {
        return end > from && start < to;
    }

    /// The same stretch of time over other pixels.
    public Viewport over(double pixels) {
        return new Viewport(from, to, Math.max(pixels, 1));
    }

    /// Closer (factor above 1) or farther, with the moment under the pixel `x` staying there.
    public Viewport zoomedAt(double x, double factor, double total) {
        double span = clamp(span() / factor, width * CLOSEST_SECONDS_PER_PIXEL, total);
        double anchor = seconds(x);
        return new Viewport(anchor - x / width * span, anchor + (1 - x / width) * span, width)
                .within(total);
    }

    /// Moved by pixels, to later moments when positive.
    public Viewport scrolled(double pixels, double total) {
        double shift = pixels * secondsPerPixel();
        return new Viewport(from + shift, to + shift, width).within(total);
    }

    /// Moved by as little as shows the moment with a margin of a tenth of the view.
    public Viewport showing(double seconds, double total) {
        double margin = span() / 10;
        if (seconds >= from + margin && seconds <= to - margin) {
            return this;
        }
        double shift = seconds < from + margin ? seconds - from - margin : seconds - to + margin;
        return new Viewport(from + shift, to + shift, width).within(total);
    }

    /// Pushed back between 0 and `total` seconds, and narrowed where it is longer than that.
    public Viewport within(double total) {
        double whole = Math.max(total, width * CLOSEST_SECONDS_PER_PIXEL);
        double span = clamp(span(), width * CLOSEST_SECONDS_PER_PIXEL, whole);
        double start = clamp(from, 0, whole - span);
        return new Viewport(start, start + span, width);
    }

    private static double clamp(double value, double min, double max) {
        return Math.max(min, Math.min(max, value));
    }
}
