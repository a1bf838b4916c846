package app.saywell.desk.settings.view;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.settings.keys.IssuedApiKeys;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

/// An API key with its state. It can be ended after a confirmation.
final class ApiKeyItem extends VBox {
    private final LocalizedTexts texts;

    ApiKeyItem(IssuedApiKeys.IssuedKeyInfo key, ApiKeysViewModel viewModel, LocalizedTexts texts) {
        super(6);
        this.texts = texts;
        Label name = NodeFactory.wrapped(NodeFactory.label(key.name(), "strong"));
        VBox description =
                NodeFactory.column(2, name, NodeFactory.wrapped(NodeFactory.label(details(key), "small", "soft")));
        HBox row = NodeFactory.row(12, description, NodeFactory.spacer());
        row.setAlignment(Pos.CENTER_LEFT);
        getChildren().addAll(row);
        boolean active = key.state() == IssuedApiKeys.IssuedKeyState.ACTIVE;
        boolean isConfirming = viewModel.confirmingEnd().get().equals(Optional.of(key.handle()));
        if (active && isConfirming) {
            getChildren().add(endConfirmation(key, viewModel));
        } else if (active) {
            Button endButton = NodeFactory.button(
                    texts.binding("settings.keys.end"), () -> viewModel.askToEnd(key.handle()), "quiet");
            endButton.setMinWidth(USE_PREF_SIZE);
            row.getChildren().add(endButton);
        }
        getChildren().add(NodeFactory.separatorLine());
    }

    private VBox endConfirmation(IssuedApiKeys.IssuedKeyInfo key, ApiKeysViewModel viewModel) {
        VBox question = NodeFactory.column(
                8,
                NodeFactory.wrapped(NodeFactory.label(texts.binding("settings.keys.end.sure", key.name()))),
                NodeFactory.row(
                        8,
                        NodeFactory.button(texts.binding("settings.keys.end"), viewModel::deactivate, "quiet"),
                        NodeFactory.button(texts.binding("settings.keys.end.not"), viewModel::cancelEnd, "quiet")));
        question.getStyleClass().addAll("notice", "failed");
        return question;
    }

    private String details(IssuedApiKeys.IssuedKeyInfo key) {
        String state = texts.get("settings.keys." + key.state().name().toLowerCase(Locale.ROOT));
        String end = key.expires()
                .map(at -> texts.get("settings.keys.expires", lastDayText(at)))
                .orElseGet(() -> texts.get("settings.keys.never"));
        return String.join("  ·  ", key.visiblePrefix(), state, rateLimitText(key.callsPerMinute()), end);
    }

    private String rateLimitText(OptionalInt callsPerMinute) {
        return callsPerMinute.isPresent()
                ? texts.get("settings.keys.calls", callsPerMinute.getAsInt())
                : texts.get("settings.keys.calls.any");
    }

    // A key expires at midnight; people name the day before as its last.
    private String lastDayText(Instant end) {
        return DateTimeFormatter.ofLocalizedDate(FormatStyle.MEDIUM)
                .withLocale(texts.language().get().locale())
                .withZone(ZoneId.systemDefault())
                .format(end.minusMillis(1));
    }
}
