package app.saywell.desk.classroom.grid;

import java.util.HashMap;
import java.util.Map;
import javafx.scene.text.Font;
import javafx.scene.text.Text;

/// Shortens texts to a width. Results are cached, because measuring a text is slower than painting
/// it.
final class TextEllipsis {
    private static final int MAX_CACHED = 2048;
    private static final Text MEASURE_TEXT = new Text();
    private static final Map<EllipsisKey, String> CACHE = new HashMap<>();

    private TextEllipsis() {}

    /// The text, or its beginning with an ellipsis if it is too wide.
    static String shorten(String text, Font font, double maxWidth) {
        if (CACHE.size() > MAX_CACHED) {
            CACHE.clear();
        }
        return CACHE.computeIfAbsent(new EllipsisKey(text, font, (int) maxWidth), TextEllipsis::computeShortened);
    }

    private static String computeShortened(EllipsisKey key) {
        if (width(key.text(), key.font()) <= key.maxWidth()) {
            return key.text();
        }
        int low = 0;
        int high = key.text().length();
        while (low < high) {
            int middle = (low + high + 1) / 2;
            if (width(firstLetters(key.text(), middle), key.font()) <= key.maxWidth()) {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        return firstLetters(key.text(), low);
    }

    private static String firstLetters(String text, int length) {
        return text.substring(0, length).stripTrailing() + "…";
    }

    private static double width(String text, Font font) {
        MEASURE_TEXT.setFont(font);
        MEASURE_TEXT.setText(text);
        return MEASURE_TEXT.getLayoutBounds().getWidth();
    }

    private record EllipsisKey(String text, Font font, int maxWidth) {}
}
