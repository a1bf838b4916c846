package app.saywell.desk.lessons.view;

import app.saywell.desk.kit.articulation.EnglishSound;
import app.saywell.speech.SoundNotation;
import java.util.function.Consumer;
import javafx.scene.control.Button;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;

/// The sounds of English as keys to click, each with an example word, and the marks of stress.
final class SoundKeyboard extends FlowPane {
    private static final String LOUD = "ˈ";
    private static final String HALF_LOUD = "ˌ";

    /// @param insert receives the symbol
    SoundKeyboard(Consumer<String> insert) {
        super(4, 4);
        setId("sound-keyboard");
        for (EnglishSound sound : EnglishSound.values()) {
            String example = sound.example().replaceAll("[\\[\\]]", "");
            String symbol = SoundNotation.toDisplay(sound.ipa());
            add(symbol, symbol + " – " + example, "sound-" + sound.key(), insert);
        }
        add(LOUD, LOUD + " – aˈbout", "sound-loud", insert);
        add(HALF_LOUD, HALF_LOUD + " – ˈteleˌphone", "sound-half-loud", insert);
    }

    private void add(String symbol, String words, String id, Consumer<String> insert) {
        Button key = new Button(symbol);
        key.setId(id);
        key.getStyleClass().setAll("button", "chip", "sound-key");
        key.setAccessibleText(words);
        key.setTooltip(new Tooltip(words));
        key.setOnAction(event -> insert.accept(symbol));
        getChildren().add(key);
    }
}
