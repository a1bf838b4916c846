package app.saywell.desk.kit.mouth;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Point2D;

/// Where the movable parts of the mouth are at one moment of a sound.
///
/// @param jaw 0 (closed) to 1 (wide open)
/// @param rounding 0 to 1 (lips pushed forward into a small circle)
/// @param spread 0 to 1 (corners of the lips apart, as in a smile)
/// @param gap 0 to 1, between the lips beyond what the jaw opens
/// @param closure 0 to 1 (lips pressed together)
/// @param lipOnTeeth 0 to 1 (the upper teeth rest on the lower lip)
/// @param velum 0 (closes the nose) to 1 (hangs down)
/// @param tongue tip, blade, front, middle, back and root, in units of the drawing
/// @param airflow how the air leaves
record MouthShape(
        double jaw,
        double rounding,
        double spread,
        double gap,
        double closure,
        double lipOnTeeth,
        double velum,
        List<Point2D> tongue,
        Airflow airflow) {
    /// A tip of the tongue farther left than this lies between the teeth.
    private static final double BETWEEN_TEETH_X = 66;

    /// The shape on the way to another one, on a straight line for every part.
    ///
    /// @param progress 0 (this) to 1 (the other)
    MouthShape towards(MouthShape other, double progress) {
        List<Point2D> points = new ArrayList<>();
        for (int i = 0; i < tongue.size(); i++) {
            points.add(tongue.get(i).interpolate(other.tongue.get(i), progress));
        }
        return new MouthShape(
                mix(jaw, other.jaw, progress),
                mix(rounding, other.rounding, progress),
                mix(spread, other.spread, progress),
                mix(gap, other.gap, progress),
                mix(closure, other.closure, progress),
                mix(lipOnTeeth, other.lipOnTeeth, progress),
                mix(velum, other.velum, progress),
                points,
                progress < 0.5 ? airflow : other.airflow);
    }

    Point2D tongueTip() {
        return tongue.getFirst();
    }

    boolean isTongueBetweenTeeth() {
        return tongueTip().getX() < BETWEEN_TEETH_X;
    }

    static double mix(double from, double to, double progress) {
        return from + (to - from) * progress;
    }
}
