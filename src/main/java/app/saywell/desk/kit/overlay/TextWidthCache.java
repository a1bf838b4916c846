package app.saywell.desk.kit.overlay;

import java.util.HashMap;
import java.util.Map;
import javafx.scene.text.Font;
import javafx.scene.text.Text;

/// Caches the widths of texts, because measuring a text costs as much as painting ten.
public final class TextWidthCache {
    private static final int MAX_ENTRIES = 4096;

    private final Map<TextWidthKey, Double> cache = new HashMap<>();
    private final Text ruler = new Text();

    double widthOf(String text, Font font) {
        if (cache.size() > MAX_ENTRIES) {
            cache.clear();
        }
        return cache.computeIfAbsent(new TextWidthKey(text, font), this::measure);
    }

    private double measure(TextWidthKey key) {
        ruler.setFont(key.font());
        ruler.setText(key.text());
        return ruler.getLayoutBounds().getWidth();
    }

    private record TextWidthKey(String text, Font font) {}
}
