package app.saywell.ui.classroom.grid;

import javafx.scene.text.Font;
import javafx.scene.text.Text;

import java.util.HashMap;
import java.util.Map;

/// Shortens texts to the room there is, and remembers how: measuring costs more than painting.
final class Ellipsis {
    private static final int MOST = 2048;
    private static final Text RULER = new Text();
    private static final Map<Key, String> KNOWN = new HashMap<>();

    private Ellipsis() {}

    /// The text itself, or as much of its beginning as fits before three dots.
    static String fit(String text, Font font, double room) {
        if (KNOWN.size() > MOST) {
            KNOWN.clear();
        }
        return KNOWN.computeIfAbsent(new Key(text, font, (int) room), Ellipsis::shortened);
    }

    private static String shortened(Key key) {
        if (width(key.text(), key.font()) <= key.room()) {
            return key.text();
        }
        int low = 0;
        int high = key.text().length();
        while (low < high) {
            int middle = (low + high + 1) / 2;
            if (width(cut(key.text(), middle), key.font()) <= key.room()) {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        return cut(key.text(), low);
    }

    private static String cut(String text, int length) {
        return text.substring(0, length).stripTrailing() + "…";
    }

    private static double width(String text, Font font) {
        RULER.setFont(font);
        RULER.setText(text);
        return RULER.getLayoutBounds().getWidth();
    }

    private record Key(String text, Font font, int room) {}
}
