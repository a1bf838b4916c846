package app.saywell.desk.kit.mouth;

import static app.saywell.desk.kit.mouth.MouthShape.mix;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Point2D;

/// A head cut through the middle, looking left: nose, palate, velum, tongue, jaw, lips, teeth, what
/// the vocal cords do, and the way of the air.
public final class SideViewDrawing {
    /// Width of the drawing in its own units.
    public static final double WIDTH = 212;
    /// Height of the drawing in its own units.
    public static final double HEIGHT = 212;

    private static final double JAW_DROP = 22;
    private static final double LIP_PUSH = 9;
    private static final double CLOSED_LIP_Y = 100;
    private static final double TEETH_LIP_Y = 103;
    private static final double TONGUE_BETWEEN_TEETH_X = 70;

    private static final String HEAD = "M82 0C76 18 66 34 46 54C38 62 34 68 40 73C46 77 56 74 58 77C60 80 59 83 58 85"
            + "L66 98L66 90L75 87C83 79 92 68 112 64C126 61 138 63 148 69L184 60L184 212L212 212L212 0Z";
    private static final String NOSE = "M49 64C66 60 84 40 100 34C126 28 166 34 184 44L184 66C170 58 150 54 138 56"
            + "C120 54 100 56 84 66C72 72 60 70 50 69Z";
    private static final String UPPER_TOOTH = "M66 87L64 103Q67 105 70 102L76 87Z";
    private static final String EPIGLOTTIS = "M168 150C172 142 176 140 178 144C178 150 174 160 170 166Z";
    private static final String VOICE_ON =
            "M164 192Q168 186 172 192Q176 198 180 192M164 199Q168 193 172 199Q176 205 180 199";
    private static final String VOICE_OFF = "M163 196L169 196M176 196L182 196";
    private static final List<Point2D> VELUM_UP =
            points(140, 59, 160, 57, 178, 66, 181, 76, 174, 90, 169, 97, 166, 88, 158, 77, 145, 69);
    private static final List<Point2D> VELUM_DOWN =
            points(140, 59, 158, 66, 168, 80, 171, 94, 171, 108, 168, 110, 162, 101, 153, 84, 145, 69);

    private SideViewDrawing() {}

    /// The outlines from back to front.
    ///
    /// @param voiced whether the vocal cords hum
    static List<DrawnPart> draw(MouthShape shape, boolean voiced) {
        double drop = JAW_DROP * shape.jaw();
        double push = -LIP_PUSH * shape.rounding();
        double lowerPush = push + 7 * shape.lipOnTeeth();
        double lipTop = lowerLipTop(shape);
        List<DrawnPart> parts = new ArrayList<>();
        parts.add(new DrawnPart("mouth-skin", HEAD));
        parts.add(new DrawnPart("mouth-hollow", NOSE));
        parts.add(new DrawnPart("mouth-tongue", tongue(shape, drop)));
        parts.add(new DrawnPart("mouth-skin", jaw(drop, lowerPush, lipTop)));
        parts.add(new DrawnPart("mouth-lip", lowerLip(shape.jaw(), lowerPush, lipTop)));
        parts.add(new DrawnPart("mouth-lip", upperLip(push)));
        parts.add(new DrawnPart("mouth-tooth", UPPER_TOOTH));
        parts.add(new DrawnPart("mouth-tooth", lowerTooth(shape.jaw(), drop)));
        parts.add(new DrawnPart("mouth-velum", velum(shape.velum())));
        parts.add(new DrawnPart("mouth-tongue", EPIGLOTTIS));
        parts.add(new DrawnPart(voiced ? "mouth-voice" : "mouth-silence", voiced ? VOICE_ON : VOICE_OFF));
        parts.add(new DrawnPart("mouth-air", AirPath.of(shape.airflow(), 34 + push, (98 + lipTop) / 2)));
        return parts;
    }

    private static double lowerLipTop(MouthShape shape) {
        double apart = 104 + JAW_DROP * 0.85 * shape.jaw() + 5 * shape.gap();
        return mix(mix(apart, CLOSED_LIP_Y, shape.closure()), TEETH_LIP_Y, shape.lipOnTeeth());
    }

    private static String upperLip(double push) {
        return new PathBuilder()
                .moveTo(60, 78)
                .curveTo(57 + push * 0.6, 84, 49 + push, 88, 48 + push, 94)
                .curveTo(48 + push, 99, 56 + push, 101, 63 + push * 0.4, 98)
                .curveTo(67, 96, 67, 92, 67, 88)
                .close();
    }

    private static String lowerLip(double jaw, double push, double top) {
        return new PathBuilder()
                .moveTo(66 + push * 0.4 + jaw * 0.1, top + 8)
                .curveTo(66 + push * 0.5, top + 1, 59 + push, top - 1, 54 + push, top)
                .curveTo(48 + push, top + 1, 47 + push, top + 8, 52 + push * 0.7, top + 13)
                .curveTo(56 + push * 0.4, top + 16, 64, top + 16, 68, top + 16)
                .close();
    }

    private static String jaw(double drop, double push, double lipTop) {
        return new PathBuilder()
                .moveTo(60 + push * 0.5, lipTop + 7)
                .curveTo(54 + push * 0.5, lipTop + 12, 60, 126 + drop, 56, 134 + drop)
                .curveTo(53, 146 + drop, 60, 158 + drop, 80, 162 + drop * 0.8)
                .curveTo(108, 166 + drop * 0.5, 130, 182, 134, HEIGHT)
                .lineTo(170, HEIGHT)
                .curveTo(170, 198, 166, 182, 160, 174)
                .lineTo(98, 142 + drop)
                .lineTo(77, 123 + drop)
                .lineTo(72, 110 + drop)
                .lineTo(66, Math.min(lipTop + 8, 112 + drop))
                .close();
    }

    private static String lowerTooth(double jaw, double drop) {
        double shift = jaw * 2.6;
        return new PathBuilder()
                .moveTo(70 + shift, 122 + drop)
                .lineTo(67 + shift, 108 + drop)
                .quadTo(70 + shift, 105 + drop, 74 + shift, 109 + drop)
                .lineTo(80, 125 + drop)
                .close();
    }

    private static String velum(double lowering) {
        List<Point2D> outline = new ArrayList<>();
        for (int i = 0; i < VELUM_UP.size(); i++) {
            outline.add(VELUM_UP.get(i).interpolate(VELUM_DOWN.get(i), lowering));
        }
        return PathBuilder.smooth(outline);
    }

    /// The upper side as the shape says, then the root, the floor of the mouth and the under side
    /// of the tip.
    private static String tongue(MouthShape shape, double drop) {
        List<Point2D> outline = new ArrayList<>(shape.tongue());
        outline.addAll(points(168, 158, 160, 176, 128, 178, 98, 150 + drop * 0.9, 83, 131 + drop * 0.9));
        double x = shape.tongueTip().getX();
        double y = shape.tongueTip().getY();
        // Between 70 and 66 the tip passes the teeth: its under side then lies along the lower ones.
        double out = Math.clamp((TONGUE_BETWEEN_TEETH_X - x) / 4, 0, 1);
        double thickness = y > 108 ? 7 : 12;
        outline.add(new Point2D(mix(Math.max(x + 6, 80), 84, out), mix(y + thickness, 116, out)));
        outline.add(new Point2D(mix(x - 0.5, x + 9, out), mix(y + 4, y + 5, out)));
        return PathBuilder.smooth(outline);
    }

    private static List<Point2D> points(double... coordinates) {
        List<Point2D> points = new ArrayList<>();
        for (int i = 0; i < coordinates.length; i += 2) {
            points.add(new Point2D(coordinates[i], coordinates[i + 1]));
        }
        return points;
    }
}
