package app.saywell.ui.settings;

import app.saywell.library.settings.ServiceKind;
import app.saywell.speech.FeedbackLanguage;
import app.saywell.ui.kit.Nodes;
import app.saywell.ui.kit.Texts;
import app.saywell.ui.studio.HostedKeys;

import javafx.beans.binding.Bindings;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.PasswordField;
import javafx.scene.control.TextField;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;

import java.util.List;
import java.util.Locale;

/// Who judges: this computer, or a service elsewhere with its address and key.
final class ServiceCard extends VBox {
    private final ServiceViewModel model;
    private final Texts texts;
    private final ObjectProperty<ServiceKind> chosen;

    /// @param terms what is agreed with a service elsewhere, shown where one is chosen
    ServiceCard(ServiceViewModel model, Texts texts, TermsPane terms) {
        super(14);
        this.model = model;
        this.texts = texts;
        chosen = new SimpleObjectProperty<>(model.service());
        getStyleClass().add("card");
        VBox hosted = hosted();
        hosted.getChildren().add(terms);
        Nodes.showWhen(
                hosted,
                Bindings.createBooleanBinding(() -> chosen.get() == ServiceKind.HOSTED, chosen));
        getChildren()
                .addAll(
                        Nodes.label(texts.of("settings.service"), "place-title"),
                        Choices.of(
                                List.of(ServiceKind.values()),
                                model.service(),
                                kind -> texts.of("settings.service." + lower(kind)),
                                this::choose),
                        Nodes.wrapped(
                                Nodes.label(
                                        Bindings.createStringBinding(
                                                () ->
                                                        texts.get(
                                                                "settings.service."
                                                                        + lower(chosen.get())
                                                                        + ".about"),
                                                chosen,
                                                texts.language()),
                                        "soft")),
                        hosted,
                        Choices.named(
                                texts.of("settings.feedback"),
                                Choices.of(
                                        List.of(FeedbackLanguage.values()),
                                        model.feedback(),
                                        language ->
                                                texts.of("settings.feedback." + language.code()),
                                        model::choose)),
                        Choices.named(
                                texts.of("settings.british"),
                                Choices.of(
                                        List.of(false, true),
                                        model.british(),
                                        accepted -> texts.of("settings.british." + accepted),
                                        model::setBritish)));
    }

    private void choose(ServiceKind kind) {
        chosen.set(kind);
        model.choose(kind);
    }

    private VBox hosted() {
        TextField address = new TextField(model.address());
        address.setId("address");
        address.setPromptText("https://");
        address.setMaxWidth(420);
        address.focusedProperty().addListener(change -> model.setAddress(address.getText()));
        address.setOnAction(event -> model.setAddress(address.getText()));
        PasswordField key = new PasswordField();
        key.setId("key");
        key.setPromptText("sk-svc-…");
        key.setPrefWidth(260);
        Button keep =
                Nodes.button(
                        texts.of("settings.key.keep"),
                        () -> {
                            model.setAddress(address.getText());
                            model.keepKey(key.getText());
                            key.clear();
                        },
                        "quiet");
        keep.disableProperty().bind(key.textProperty().map(String::isBlank));
        Button check =
                Nodes.button(
                        texts.of("settings.check"),
                        () -> {
                            model.setAddress(address.getText());
                            model.check();
                        },
                        "quiet");
        check.setId("check");
        Button forget = Nodes.button(texts.of("settings.key.forget"), model::forgetKey, "quiet");
        Nodes.showWhen(
                forget,
                model.where()
                        .map(
                                place ->
                                        place == HostedKeys.Where.KEYCHAIN
                                                || place == HostedKeys.Where.SESSION));
        FlowPane row = new FlowPane(8, 8, key, keep, check, forget);
        row.setAlignment(Pos.CENTER_LEFT);
        Label lies =
                Nodes.wrapped(
                        Nodes.label(
                                Bindings.createStringBinding(
                                        () ->
                                                texts.get(
                                                        "settings.key."
                                                                + lower(model.where().get())),
                                        model.where(),
                                        texts.language()),
                                "small",
                                "soft"));
        Label told =
                Nodes.wrapped(
                        Nodes.label(
                                Bindings.createStringBinding(
                                        () -> model.told().get().map(texts::get).orElse(""),
                                        model.told(),
                                        texts.language()),
                                "notice",
                                "told"));
        told.setId("checked");
        Nodes.showWhen(told, model.told().map(one -> one.isPresent()));
        return Nodes.column(
                10,
                Choices.named(texts.of("settings.address"), address),
                Choices.named(texts.of("settings.key"), row),
                lies,
                told);
    }

    private static String lower(Enum<?> one) {
        return one.name().toLowerCase(Locale.ROOT);
    }
}
