package app.saywell.desk.classroom;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.articulation.EnglishSound;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.school.learner.SoundFocus;
import app.saywell.speech.SoundNotation;
import app.saywell.speech.language.lexicon.Phone;
import java.util.EnumMap;
import java.util.Map;
import java.util.function.Consumer;
import javafx.scene.control.Button;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;

/// The sounds that count now: two ready choices, and each sound to be chosen alone.
final class SoundFocusFields extends VBox {
    private final Map<Phone, ToggleButton> sounds = new EnumMap<>(Phone.class);
    private SoundFocus focus = SoundFocus.ALL;

    /// @param chosen runs with what the user chose
    SoundFocusFields(LocalizedTexts texts, Consumer<SoundFocus> chosen) {
        super(8);
        FlowPane ready = new FlowPane(
                8,
                8,
                readyButton("all", SoundFocus.ALL, texts, chosen),
                readyButton("load", SoundFocus.FUNCTIONAL_LOAD, texts, chosen));
        FlowPane each = new FlowPane(4, 4);
        for (Phone phone : Phone.values()) {
            String sign = SoundNotation.toDisplay(phone.ipa());
            ToggleButton button = new ToggleButton(sign);
            button.getStyleClass().setAll("toggle-button", "chip");
            button.setId("focus-" + phone.name());
            String example =
                    EnglishSound.of(phone.ipa()).map(EnglishSound::example).orElse("");
            button.setAccessibleText(texts.get("classroom.focus.sound", sign, example.replaceAll("[\\[\\]]", "")));
            button.setOnAction(event -> {
                focus = focus.toggled(phone);
                show(focus);
                chosen.accept(focus);
            });
            sounds.put(phone, button);
            each.getChildren().add(button);
        }
        getChildren().addAll(ready, each);
        show(focus);
    }

    private Button readyButton(String key, SoundFocus choice, LocalizedTexts texts, Consumer<SoundFocus> chosen) {
        Button button = NodeFactory.button(
                texts.binding("classroom.focus." + key),
                () -> {
                    show(choice);
                    chosen.accept(choice);
                },
                "quiet");
        button.setId("focus-" + key);
        return button;
    }

    /// Shows a choice.
    void show(SoundFocus shown) {
        focus = shown;
        sounds.forEach((phone, button) -> button.setSelected(shown.counts(phone)));
    }
}
