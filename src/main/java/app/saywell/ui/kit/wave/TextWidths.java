package app.saywell.ui.kit.wave;

import javafx.scene.text.Font;
import javafx.scene.text.Text;

import java.util.HashMap;
import java.util.Map;

/// Remembers how wide texts are: measuring one costs as much as painting ten.
final class TextWidths {
    private static final int MOST = 4096;

    private final Map<Key, Double> known = new HashMap<>();
    private final Text ruler = new Text();

    double of(String text, Font font) {
        if (known.size() > MOST) {
            known.clear();
        }
        return known.computeIfAbsent(new Key(text, font), this::measured);
    }

    private double measured(Key key) {
        ruler.setFont(key.font());
        ruler.setText(key.text());
        return ruler.getLayoutBounds().getWidth();
    }

    private record Key(String text, Font font) {}
}
