package app.saywell.ui.lessons;

import app.saywell.practice.lesson.Pronunciations.Typed;
import app.saywell.practice.lesson.TextCheck;
import app.saywell.ui.kit.Nodes;
import app.saywell.ui.kit.Texts;

import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;
import javafx.util.StringConverter;

import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

import java.util.List;

/// Where it is written, heard and kept how a word of a sentence is said.
final class SayingPane extends VBox {
    private static final double FIELD = 200;

    private final SayingViewModel model;
    private final Texts texts;
    private final ComboBox<TextCheck.Expected> word = new ComboBox<>();
    private final TextField said = new TextField();
    private final Label told = Nodes.wrapped(Nodes.label("", "small", "soft"));
    private final Button hear;
    private final Button keep;
    private final Button forget;

    /// @param close takes the pane away
    SayingPane(List<TextCheck.Expected> words, SayingViewModel model, Texts texts, Runnable close) {
        super(6);
        this.model = model;
        this.texts = texts;
        hear = button("lessons.say.hear", Feather.VOLUME_2, () -> model.hear(said.getText()));
        keep = button("lessons.say.keep", Feather.CHECK, this::keep);
        forget = button("lessons.say.forget", Feather.ROTATE_CCW, () -> model.forget(chosen()));
        getStyleClass().add("saying");
        setId("saying");
        layout(close);
        bind(words, close);
    }

    private void layout(Runnable close) {
        said.setId("saying-field");
        hear.setId("saying-hear");
        keep.setId("saying-keep");
        forget.setId("saying-forget");
        told.setId("saying-told");
        said.setPrefWidth(FIELD);
        said.promptTextProperty().bind(texts.of("lessons.say.prompt"));
        said.accessibleTextProperty().bind(texts.of("lessons.say.prompt"));
        word.accessibleTextProperty().bind(texts.of("lessons.say.word"));
        Button leave = button("lessons.say.close", Feather.X, close);
        FlowPane row = new FlowPane(8, 8, word, said, hear, keep, forget, leave);
        row.setAlignment(Pos.CENTER_LEFT);
        getChildren().addAll(row, told);
    }

    private void bind(List<TextCheck.Expected> words, Runnable close) {
        word.setConverter(
                new StringConverter<>() {
                    @Override
                    public String toString(TextCheck.Expected one) {
                        return one == null ? "" : one.word();
                    }

                    @Override
                    public TextCheck.Expected fromString(String any) {
                        throw new UnsupportedOperationException("words are chosen, not typed");
                    }
                });
        word.getItems().setAll(words);
        word.valueProperty().subscribe(this::show);
        said.textProperty().subscribe(any -> read());
        texts.language().subscribe(any -> read());
        said.setOnAction(event -> keep());
        addEventHandler(
                javafx.scene.input.KeyEvent.KEY_PRESSED,
                event -> {
                    if (event.getCode() == KeyCode.ESCAPE) {
                        close.run();
                        event.consume();
                    }
                });
        word.setValue(words.getFirst());
    }

    private String chosen() {
        return word.getValue().word();
    }

    private void show(TextCheck.Expected one) {
        if (one != null) {
            said.setText(model.before(one));
            Nodes.showWhen(
                    forget,
                    new javafx.beans.property.SimpleBooleanProperty(model.own(one).isPresent()));
            said.requestFocus();
            said.selectAll();
        }
    }

    private void read() {
        if (word.getValue() == null) {
            return;
        }
        Typed typed = model.read(chosen(), said.getText());
        boolean clear = typed instanceof Typed.Clear;
        hear.setDisable(!clear);
        keep.setDisable(!clear);
        told.setText(
                switch (typed) {
                    case Typed.Clear(String ipa) -> texts.get("lessons.say.clear", ipa);
                    case Typed.Unclear(String rest) ->
                            rest.isEmpty()
                                    ? texts.get("lessons.say.missing")
                                    : texts.get("lessons.say.unclear", rest);
                });
    }

    private void keep() {
        if (!keep.isDisabled()) {
            model.keep(chosen(), said.getText());
        }
    }

    private Button button(String key, Feather sign, Runnable action) {
        Button button = Nodes.button(texts.of(key), action, "chip");
        button.setGraphic(new FontIcon(sign));
        return button;
    }
}
