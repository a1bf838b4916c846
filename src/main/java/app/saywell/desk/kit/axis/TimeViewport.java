package app.saywell.desk.kit.axis;

/// The visible part of the time axis and its width in pixels. This is the only place that converts
/// between seconds and pixels.
///
/// @param from first visible second
/// @param to end of the visible part, above `from`
/// @param width width in pixels
public record TimeViewport(double from, double to, double width) {

    /// The highest zoom: one sample of 48 kHz audio per pixel.
    public static final double MIN_SECONDS_PER_PIXEL = 1.0 / 48_000;

    private static final double ROOM_SHARE = 0.8;

    /// Rejects an empty or reversed range.
    public TimeViewport {
        if (!(to > from) || !(width > 0)) {
            throw new IllegalArgumentException(from + " to " + to + " over " + width + " pixels");
        }
    }

    /// A whole recording.
    public static TimeViewport whole(double seconds, double width) {
        return new TimeViewport(0, Math.max(seconds, 1e-3), Math.max(width, 1));
    }

    /// The visible seconds.
    public double span() {
        return to - from;
    }

    public double secondsPerPixel() {
        return span() / width;
    }

    /// The pixel of a time; outside `0..width` if the time is not visible.
    public double toX(double seconds) {
        return (seconds - from) / span() * width;
    }

    /// The time of a pixel.
    public double toSeconds(double x) {
        return from + x / width * span();
    }

    /// Whether a part of the range is visible.
    public boolean overlaps(double start, double end) {
        return end > from && start < to;
    }

    /// The same time range with another width in pixels.
    public TimeViewport withWidth(double pixels) {
        return new TimeViewport(from, to, Math.max(pixels, 1));
    }

    /// Zoomed in (factor above 1) or out; the time at pixel `x` stays there.
    public TimeViewport zoomedAt(double x, double factor, double totalSeconds) {
        double span = clamp(span() / factor, width * MIN_SECONDS_PER_PIXEL, totalSeconds);
        double anchor = toSeconds(x);
        return new TimeViewport(anchor - x / width * span, anchor + (1 - x / width) * span, width)
                .clampedTo(totalSeconds);
    }

    /// Zoomed in around the middle of a range until it has so many pixels a second, as far as the whole range
    /// stays in view with a tenth on both sides; the same where it has them already.
    public TimeViewport withRoomFor(double start, double end, double pixelsPerSecond, double totalSeconds) {
        double enough = Math.max(width / pixelsPerSecond, (end - start) / ROOM_SHARE);
        if (span() <= enough) {
            return this;
        }
        double middle = (start + end) / 2;
        TimeViewport zoomed = zoomedAt(Math.clamp(toX(middle), 0, width), span() / enough, totalSeconds);
        double shift = Math.max(0, end - zoomed.to) - Math.max(0, zoomed.from - start);
        return new TimeViewport(zoomed.from + shift, zoomed.to + shift, width).clampedTo(totalSeconds);
    }

    /// Scrolled by pixels; positive values move to later times.
    public TimeViewport scrolled(double pixels, double totalSeconds) {
        double shift = pixels * secondsPerPixel();
        return new TimeViewport(from + shift, to + shift, width).clampedTo(totalSeconds);
    }

    /// Scrolled as little as needed to show a time with a margin of a tenth of the view.
    public TimeViewport scrolledToShow(double seconds, double totalSeconds) {
        double margin = span() / 10;
        if (seconds >= from + margin && seconds <= to - margin) {
            return this;
        }
        double shift = seconds < from + margin ? seconds - from - margin : seconds - to + margin;
        return new TimeViewport(from + shift, to + shift, width).clampedTo(totalSeconds);
    }

    /// Moved between 0 and `totalSeconds`, and narrowed if it is longer than that.
    public TimeViewport clampedTo(double totalSeconds) {
        double axisSeconds = Math.max(totalSeconds, width * MIN_SECONDS_PER_PIXEL);
        double span = clamp(span(), width * MIN_SECONDS_PER_PIXEL, axisSeconds);
        double start = clamp(from, 0, axisSeconds - span);
        return new TimeViewport(start, start + span, width);
    }

    private static double clamp(double value, double min, double max) {
        return Math.max(min, Math.min(max, value));
    }
}
