package app.saywell.desk.kit.mouth;

import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleUnaryOperator;
import javafx.geometry.Point2D;

/// The lips from the front, with what can be seen of teeth and tongue between them.
public final class FrontViewDrawing {
    /// Width of the drawing in its own units.
    public static final double WIDTH = 96;
    /// Height of the drawing in its own units.
    public static final double HEIGHT = 80;

    private static final double CENTRE_X = WIDTH / 2;
    private static final double CENTRE_Y = 36;
    private static final int STEPS = 32;
    private static final double UPPER_PART = 0.45;

    private final MouthShape shape;
    private final double width;
    private final double top;
    private final double bottom;

    private FrontViewDrawing(MouthShape shape) {
        this.shape = shape;
        width = 26 + 7 * shape.spread() - 15 * shape.rounding();
        double apart = (2 + 19 * shape.jaw() + 5 * shape.gap()) * (1 - 0.15 * shape.rounding());
        double height = MouthShape.mix(apart * (1 - shape.closure()), 5, shape.lipOnTeeth());
        top = -height * UPPER_PART;
        bottom = height + top;
    }

    /// The outlines from back to front.
    static List<DrawnPart> draw(MouthShape shape) {
        return new FrontViewDrawing(shape).parts();
    }

    private List<DrawnPart> parts() {
        double outerWidth = width + 7;
        double upperLip = 8 + 3 * shape.rounding();
        double lowerLip = (upperLip + 3) * (1 - 0.35 * shape.lipOnTeeth());
        DoubleUnaryOperator outerTop = x -> arch(x, outerWidth, 0.7) * (top - upperLip) + 2.5 * Math.exp(-x * x / 25);
        DoubleUnaryOperator outerBottom = x -> arch(x, outerWidth, 0.6) * (bottom + lowerLip);
        DoubleUnaryOperator innerTop = x -> arch(x, width, 0.6) * top;
        DoubleUnaryOperator innerBottom = x -> arch(x, width, 0.6) * bottom;
        return List.of(
                new DrawnPart("mouth-lip", between(outerTop, outerBottom, outerWidth)),
                new DrawnPart("mouth-inside", between(innerTop, innerBottom, width)),
                new DrawnPart("mouth-tongue", between(tongueTop(innerTop, innerBottom), innerBottom, width)),
                new DrawnPart("mouth-tooth", between(innerTop, teethEdge(innerTop, innerBottom), width * 0.86)),
                new DrawnPart("mouth-tongue", tongueTip()));
    }

    private DoubleUnaryOperator tongueTop(DoubleUnaryOperator innerTop, DoubleUnaryOperator innerBottom) {
        double front = shape.tongue().get(2).getY();
        double seen = Math.clamp((112 - front) / 40, 0.25, 0.5);
        double middle = bottom - (bottom - top) * seen;
        return x -> Math.clamp(
                middle + x * x / (width * width) * 8,
                innerTop.applyAsDouble(x),
                Math.max(innerTop.applyAsDouble(x), innerBottom.applyAsDouble(x)));
    }

    private DoubleUnaryOperator teethEdge(DoubleUnaryOperator innerTop, DoubleUnaryOperator innerBottom) {
        double length = Math.min(7, 2 + (bottom - top) * 0.5) * (1 - shape.rounding() * 0.8) + 2 * shape.lipOnTeeth();
        return x -> {
            double low = innerBottom.applyAsDouble(x) + 2 * shape.lipOnTeeth() * arch(x, width, 0.6);
            return Math.max(innerTop.applyAsDouble(x), Math.min(low, innerTop.applyAsDouble(x) + length));
        };
    }

    /// What of the tongue lies between the teeth, or a point in the middle.
    private String tongueTip() {
        double out = shape.isTongueBetweenTeeth() ? 1 : 0;
        double half = 10 * out;
        double from = CENTRE_Y + top * 0.1;
        double to = CENTRE_Y + (top * 0.1) * (1 - out) + (bottom + 3) * out;
        return new PathBuilder()
                .moveTo(CENTRE_X - half, from)
                .curveTo(CENTRE_X - half, to, CENTRE_X + half, to, CENTRE_X + half, from)
                .close();
    }

    private static String between(DoubleUnaryOperator upper, DoubleUnaryOperator lower, double half) {
        List<Point2D> outline = new ArrayList<>();
        for (int i = 0; i <= STEPS; i++) {
            outline.add(at(-half + 2 * half * i / STEPS, upper));
        }
        for (int i = STEPS; i >= 0; i--) {
            outline.add(at(-half + 2 * half * i / STEPS, lower));
        }
        return PathBuilder.polygon(outline);
    }

    private static Point2D at(double x, DoubleUnaryOperator edge) {
        return new Point2D(CENTRE_X + x, CENTRE_Y + edge.applyAsDouble(x));
    }

    /// 1 in the middle, 0 at both ends.
    private static double arch(double x, double half, double power) {
        return Math.pow(Math.max(0, 1 - x * x / (half * half)), power);
    }
}
