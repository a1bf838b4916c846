package app.saywell.ui.settings;

import app.saywell.ui.kit.Nodes;
import app.saywell.ui.kit.Texts;
import app.saywell.ui.studio.ServiceKeys;

import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;

/// A key with its state, and the way to end it: asked here, and ended on a second word.
final class KeyRow extends VBox {
    private final Texts texts;

    KeyRow(ServiceKeys.Key key, KeysViewModel model, Texts texts) {
        super(6);
        this.texts = texts;
        Label name = Nodes.wrapped(Nodes.label(key.name(), "strong"));
        VBox about = Nodes.column(2, name, Nodes.wrapped(Nodes.label(line(key), "small", "soft")));
        HBox row = Nodes.row(12, about, Nodes.spacer());
        row.setAlignment(Pos.CENTER_LEFT);
        getChildren().addAll(row);
        boolean active = key.state() == ServiceKeys.State.ACTIVE;
        boolean asked = model.asked().get().equals(Optional.of(key.handle()));
        if (active && asked) {
            getChildren().add(question(key, model));
        } else if (active) {
            Button end =
                    Nodes.button(
                            texts.of("settings.keys.end"),
                            () -> model.wishToEnd(key.handle()),
                            "quiet");
            end.setMinWidth(USE_PREF_SIZE);
            row.getChildren().add(end);
        }
        getChildren().add(Nodes.rule());
    }

    private VBox question(ServiceKeys.Key key, KeysViewModel model) {
        VBox question =
                Nodes.column(
                        8,
                        Nodes.wrapped(Nodes.label(texts.of("settings.keys.end.sure", key.name()))),
                        Nodes.row(
                                8,
                                Nodes.button(texts.of("settings.keys.end"), model::end, "quiet"),
                                Nodes.button(
                                        texts.of("settings.keys.end.not"), model::leave, "quiet")));
        question.getStyleClass().addAll("notice", "failed");
        return question;
    }

    private String line(ServiceKeys.Key key) {
        String state = texts.get("settings.keys." + key.state().name().toLowerCase(Locale.ROOT));
        String end =
                key.expires()
                        .map(at -> texts.get("settings.keys.expires", day(at)))
                        .orElseGet(() -> texts.get("settings.keys.never"));
        return String.join("  ·  ", key.start(), state, calls(key.callsAMinute()), end);
    }

    private String calls(OptionalInt aMinute) {
        return aMinute.isPresent()
                ? texts.get("settings.keys.calls", aMinute.getAsInt())
                : texts.get("settings.keys.calls.any");
    }

    // A key ends at midnight; people call the day before its last.
    private String day(Instant end) {
        return DateTimeFormatter.ofLocalizedDate(FormatStyle.MEDIUM)
                .withLocale(texts.language().get().locale())
                .withZone(ZoneId.systemDefault())
                .format(end.minusMillis(1));
    }
}
