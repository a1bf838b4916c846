package app.saywell.desk.shell.window;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.layout.BackgroundFill;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import javafx.scene.text.Text;

/// The contrast of texts with what is behind them, as WCAG 2.2 defines it.
final class TextContrast {
    private static final double MIN_CONTRAST = 4.5;
    private static final double MIN_OF_LARGE = 3;
    private static final double LARGE_PIXELS = 24;

    private TextContrast() {}

    /// The texts in sight that stand out too little, with colours and contrast. What is disabled does not count.
    static List<String> faint(Node root) {
        List<String> found = new ArrayList<>();
        collect(root, Color.TRANSPARENT, found);
        return found;
    }

    private static void collect(Node node, Color behind, List<String> found) {
        if (!node.isVisible() || node.isDisabled() || node.getOpacity() < 1) {
            return;
        }
        if (node instanceof Text text && text.getFill() instanceof Color ink && isInSight(text)) {
            double contrast = contrast(over(ink, behind), behind);
            if (contrast < (text.getFont().getSize() >= LARGE_PIXELS ? MIN_OF_LARGE : MIN_CONTRAST)) {
                found.add(String.format(Locale.ROOT, "\"%s\" %s on %s: %.1f", text.getText(), ink, behind, contrast));
            }
        }
        if (node instanceof Parent parent) {
            Color below = parent instanceof Region region ? background(region, behind) : behind;
            parent.getChildrenUnmodifiable().forEach(child -> collect(child, below, found));
        }
    }

    private static boolean isInSight(Text text) {
        Bounds bounds = text.localToScene(text.getLayoutBounds());
        return !text.getText().isBlank() && bounds.getWidth() > 0 && bounds.getMaxX() > 0 && bounds.getMaxY() > 0;
    }

    private static Color background(Region region, Color behind) {
        Color color = behind;
        if (region.getBackground() != null) {
            for (BackgroundFill fill : region.getBackground().getFills()) {
                color = fill.getFill() instanceof Color over ? over(over, color) : color;
            }
        }
        return color;
    }

    private static Color over(Color front, Color behind) {
        double share = front.getOpacity();
        return behind.getOpacity() == 0
                ? front
                : new Color(
                        front.getRed() * share + behind.getRed() * (1 - share),
                        front.getGreen() * share + behind.getGreen() * (1 - share),
                        front.getBlue() * share + behind.getBlue() * (1 - share),
                        1);
    }

    private static double contrast(Color a, Color b) {
        double first = luminance(a);
        double second = luminance(b);
        return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
    }

    private static double luminance(Color color) {
        return 0.2126 * linear(color.getRed()) + 0.7152 * linear(color.getGreen()) + 0.0722 * linear(color.getBlue());
    }

    private static double linear(double channel) {
        return channel <= 0.04045 ? channel / 12.92 : Math.pow((channel + 0.055) / 1.055, 2.4);
    }
}
