package app.saywell.desk.school.mark;

import java.util.Locale;

/// A number of points that a person gave, as it is written: never another number than the one given.
public final class PointsFormat {
    private PointsFormat() {}

    /// With one decimal place where it has one: `61.5`, `62`.
    public static String text(double points) {
        double tenths = rounded(points);
        return tenths == Math.rint(tenths)
                ? String.valueOf(Math.round(tenths))
                : String.format(Locale.ROOT, "%.1f", tenths);
    }

    /// To a tenth.
    public static double rounded(double points) {
        return Math.round(points * 10) / 10.0;
    }
}
