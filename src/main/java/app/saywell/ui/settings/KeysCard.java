package app.saywell.ui.settings;

import app.saywell.ui.kit.Nodes;
import app.saywell.ui.kit.Notice;
import app.saywell.ui.kit.Texts;
import app.saywell.ui.kit.Told;
import app.saywell.ui.kit.WholeNumbers;
import app.saywell.ui.studio.ServiceKeys;

import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.DatePicker;
import javafx.scene.control.Spinner;
import javafx.scene.control.TextField;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

import java.util.Optional;

/// Who else may use this computer's speech service: the keys that were given away, and new ones.
final class KeysCard extends VBox {
    private final KeysViewModel model;
    private final Texts texts;

    KeysCard(KeysViewModel model, Texts texts) {
        super(14);
        this.model = model;
        this.texts = texts;
        getStyleClass().add("card");
        setId("keys");
        VBox rows = new VBox(6);
        rows.setId("key-rows");
        Runnable list = () -> rows.getChildren().setAll(rows());
        model.all().subscribe(list);
        model.asked().subscribe(list);
        texts.language().subscribe(list);
        getChildren()
                .addAll(
                        Nodes.label(texts.of("settings.keys"), "place-title"),
                        Nodes.wrapped(Nodes.label(texts.of("settings.keys.about"), "soft")),
                        rows,
                        form(),
                        told(),
                        fresh());
    }

    private Node[] rows() {
        return model.all().get().stream()
                .map(key -> new KeyRow(key, model, texts))
                .toArray(Node[]::new);
    }

    private FlowPane form() {
        TextField name = new TextField();
        name.setId("key-name");
        name.setPrefWidth(200);
        DatePicker lastDay = new DatePicker();
        lastDay.setId("key-last-day");
        lastDay.setPrefWidth(150);
        lastDay.promptTextProperty().bind(texts.of("settings.keys.never"));
        Spinner<Integer> limit =
                new Spinner<>(1, ServiceKeys.MOST_CALLS_A_MINUTE, ServiceKeys.MOST_CALLS_A_MINUTE);
        limit.setId("key-limit");
        WholeNumbers.letWrite(limit);
        limit.setPrefWidth(90);
        Button create =
                Nodes.button(
                        texts.of("settings.keys.create"),
                        () -> {
                            limit.commitValue();
                            model.create(
                                    name.getText(),
                                    Optional.ofNullable(lastDay.getValue()),
                                    limit.getValue());
                            name.clear();
                            lastDay.setValue(null);
                        },
                        "quiet");
        create.setId("key-create");
        create.disableProperty().bind(name.textProperty().map(String::isBlank));
        FlowPane form =
                new FlowPane(
                        12,
                        8,
                        Choices.named(texts.of("settings.keys.name"), name),
                        Choices.named(texts.of("settings.keys.last-day"), lastDay),
                        Choices.named(texts.of("settings.keys.limit"), limit),
                        create);
        form.setRowValignment(javafx.geometry.VPos.BOTTOM);
        return form;
    }

    private Notice told() {
        return new Notice(texts, model.told().map(key -> key.map(Told::failed)), "key-told");
    }

    private VBox fresh() {
        TextField secret = new TextField();
        secret.setId("key-fresh");
        secret.setEditable(false);
        secret.setMaxWidth(Double.MAX_VALUE);
        secret.textProperty().bind(model.fresh().map(one -> one.orElse("")));
        HBox.setHgrow(secret, javafx.scene.layout.Priority.ALWAYS);
        HBox row =
                Nodes.row(
                        8,
                        secret,
                        Nodes.button(
                                texts.of("settings.keys.copy"),
                                () -> copy(secret.getText()),
                                "quiet"),
                        Nodes.button(texts.of("settings.keys.noted"), model::noted, "quiet"));
        row.setAlignment(Pos.CENTER_LEFT);
        VBox fresh =
                Nodes.column(
                        8,
                        Nodes.wrapped(Nodes.label(texts.of("settings.keys.once"), "strong")),
                        row);
        fresh.getStyleClass().addAll("notice", "told");
        Nodes.showWhen(fresh, model.fresh().map(Optional::isPresent));
        return fresh;
    }

    private static void copy(String text) {
        ClipboardContent content = new ClipboardContent();
        content.putString(text);
        Clipboard.getSystemClipboard().setContent(content);
    }
}
