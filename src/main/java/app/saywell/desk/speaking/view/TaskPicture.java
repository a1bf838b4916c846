package app.saywell.desk.speaking.view;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import javafx.scene.AccessibleRole;
import javafx.scene.Group;
import javafx.scene.layout.Pane;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Ellipse;
import javafx.scene.shape.Line;
import javafx.scene.shape.Polygon;
import javafx.scene.shape.Rectangle;
import javafx.scene.shape.Shape;
import javafx.scene.shape.StrokeLineCap;
import javafx.scene.transform.Scale;

/// A picture to be described, drawn of simple shapes that stand in a text file, a shape a line: what it is, its colour
/// as the style sheet names it, and its measures. It keeps its proportions at any size.
final class TaskPicture extends Pane {
    private static final double WIDTH = 480;
    private static final double HEIGHT = 270;

    private final Scale scale = new Scale();

    /// @param name of the file
    /// @param description for who cannot see it
    TaskPicture(String name, String description) {
        getStyleClass().add("picture");
        setAccessibleRole(AccessibleRole.IMAGE_VIEW);
        setAccessibleText(description);
        Group drawing = new Group();
        for (String line : lines(name)) {
            drawing.getChildren().addAll(shapes(line.strip().split("\\s+")));
        }
        drawing.setManaged(false);
        drawing.getTransforms().add(scale);
        getChildren().add(drawing);
        setClip(clip());
        setMinWidth(200);
    }

    private Rectangle clip() {
        Rectangle clip = new Rectangle();
        clip.widthProperty().bind(widthProperty());
        clip.heightProperty().bind(heightProperty());
        return clip;
    }

    @Override
    protected double computePrefWidth(double height) {
        return WIDTH;
    }

    @Override
    protected double computePrefHeight(double width) {
        return (width < 0 ? WIDTH : Math.min(width, getMaxWidth())) * HEIGHT / WIDTH;
    }

    @Override
    protected double computeMinHeight(double width) {
        return computePrefHeight(width);
    }

    @Override
    public javafx.geometry.Orientation getContentBias() {
        return javafx.geometry.Orientation.HORIZONTAL;
    }

    @Override
    protected void layoutChildren() {
        scale.setX(getWidth() / WIDTH);
        scale.setY(getWidth() / WIDTH);
    }

    private static List<String> lines(String name) {
        InputStream file = Objects.requireNonNull(
                TaskPicture.class.getResourceAsStream("/app/saywell/desk/speaking/pictures/" + name + ".txt"));
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(file, StandardCharsets.UTF_8))) {
            return lines.lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<Shape> shapes(String... words) {
        if (words[0].equals("person")) {
            return person(words);
        }
        double[] at = Arrays.stream(words, 2, words.length)
                .mapToDouble(Double::parseDouble)
                .toArray();
        Shape shape =
                switch (words[0]) {
                    case "rect" -> rectangle(at);
                    case "circle" -> new Circle(at[0], at[1], at[2]);
                    case "ellipse" -> new Ellipse(at[0], at[1], at[2], at[3]);
                    case "line" -> line(at[0], at[1], at[2], at[3], at[4]);
                    case "polygon" -> new Polygon(at);
                    default -> throw new IllegalArgumentException(words[0]);
                };
        return List.of(coloured(shape, words[1]));
    }

    private static Rectangle rectangle(double... at) {
        Rectangle rectangle = new Rectangle(at[0], at[1], at[2], at[3]);
        if (at.length > 4) {
            rectangle.setArcWidth(at[4]);
            rectangle.setArcHeight(at[4]);
        }
        return rectangle;
    }

    private static Line line(double fromX, double fromY, double toX, double toY, double width) {
        Line line = new Line(fromX, fromY, toX, toY);
        line.setStrokeWidth(width);
        line.setStrokeLineCap(StrokeLineCap.ROUND);
        return line;
    }

    private static <S extends Shape> S coloured(S shape, String colour) {
        shape.getStyleClass().add("picture-" + colour);
        return shape;
    }

    /// `person SHIRT TROUSERS HAIR X Y HEIGHT POSE`: X and Y are where the feet stand (where somebody sits: the seat).
    private static List<Shape> person(String... words) {
        double x = Double.parseDouble(words[4]);
        double y = Double.parseDouble(words[5]);
        double h = Double.parseDouble(words[6]);
        String pose = words[7];
        boolean isSitting = pose.startsWith("sit");
        double hip = isSitting ? y : y - 0.42 * h;
        double shoulder = hip - 0.32 * h;
        double head = shoulder - 0.16 * h;
        double limb = 0.075 * h;
        List<Shape> shapes = new ArrayList<>();
        double[] feet = feet(pose);
        for (int side = 0; side < 2; side++) {
            double from = x + (side == 0 ? -0.05 : 0.05) * h;
            if (isSitting) {
                shapes.add(coloured(line(from, hip, from + 0.2 * h, hip, limb), words[2]));
                shapes.add(coloured(line(from + 0.2 * h, hip, from + 0.2 * h, hip + 0.28 * h, limb), words[2]));
            } else {
                shapes.add(coloured(line(from, hip, x + feet[side] * h, y, limb), words[2]));
            }
        }
        double[] hands = hands(pose);
        for (int side = 0; side < 2; side++) {
            double from = x + (side == 0 ? -0.1 : 0.1) * h;
            shapes.add(coloured(
                    line(
                            from,
                            shoulder + 0.03 * h,
                            x + hands[2 * side] * h,
                            shoulder + hands[2 * side + 1] * h,
                            limb * 0.8),
                    words[1]));
            shapes.add(coloured(
                    new Circle(x + hands[2 * side] * h, shoulder + hands[2 * side + 1] * h, 0.035 * h), "skin"));
        }
        shapes.add(coloured(rectangle(x - 0.12 * h, shoulder - 0.01 * h, 0.24 * h, 0.36 * h, 0.1 * h), words[1]));
        shapes.add(coloured(new Ellipse(x, head - 0.035 * h, 0.115 * h, 0.11 * h), words[3]));
        shapes.add(coloured(new Circle(x, head, 0.1 * h), "skin"));
        shapes.add(coloured(new Ellipse(x, head - 0.075 * h, 0.095 * h, 0.045 * h), words[3]));
        shapes.add(coloured(new Circle(x - 0.035 * h, head, 0.012 * h), "dark"));
        shapes.add(coloured(new Circle(x + 0.035 * h, head, 0.012 * h), "dark"));
        shapes.add(coloured(line(x - 0.03 * h, head + 0.045 * h, x + 0.03 * h, head + 0.045 * h, 0.012 * h), "red"));
        return shapes;
    }

    /// Where the feet are beside the middle, in heights.
    private static double[] feet(String pose) {
        return pose.equals("run") ? new double[] {-0.22, 0.2} : new double[] {-0.07, 0.07};
    }

    /// Where the hands are: beside the middle and below the shoulders, in heights, left and right.
    private static double[] hands(String pose) {
        return switch (pose) {
            case "wave" -> new double[] {-0.18, 0.26, 0.26, -0.2};
            case "run" -> new double[] {-0.24, 0.14, 0.24, 0.02};
            case "reach", "sit-reach" -> new double[] {0.26, 0.16, 0.3, 0.06};
            case "left" -> new double[] {-0.3, 0.06, -0.26, 0.16};
            case "hold" -> new double[] {-0.12, -0.06, 0.14, -0.06};
            default -> new double[] {-0.17, 0.28, 0.17, 0.28};
        };
    }
}
