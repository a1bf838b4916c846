package app.saywell.ui.practice;

import app.saywell.ui.kit.Nodes;
import app.saywell.ui.kit.Texts;
import app.saywell.ui.practice.desk.Desk;
import app.saywell.ui.practice.desk.Interrupted;
import app.saywell.ui.practice.desk.PracticeActions;

import javafx.beans.binding.Bindings;
import javafx.scene.control.Button;
import javafx.scene.layout.VBox;

import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.List;

/// Offers the recordings that an unexpected end of the application interrupted; not deciding keeps
/// them for the next time.
final class InterruptedNotice extends VBox {

    InterruptedNotice(Desk desk, PracticeActions actions, Texts texts) {
        setId("interrupted");
        getStyleClass().addAll("notice", "told");
        VBox list = Nodes.column(2);
        desk.interrupted().subscribe(found -> list(list, found, texts));
        texts.language().addListener(change -> list(list, desk.interrupted().get(), texts));
        getChildren()
                .addAll(
                        Nodes.wrapped(
                                Nodes.label(
                                        Bindings.createStringBinding(
                                                () ->
                                                        texts.get(
                                                                "practice.interrupted",
                                                                desk.interrupted().get().size()),
                                                desk.interrupted(),
                                                texts.language()))),
                        list,
                        Nodes.row(
                                8,
                                button(texts, "keep", actions::keepInterrupted),
                                button(texts, "discard", actions::discardInterrupted)));
        Nodes.showWhen(
                this,
                Bindings.createBooleanBinding(
                        () -> !desk.interrupted().get().isEmpty(), desk.interrupted()));
    }

    private static Button button(Texts texts, String verb, Runnable action) {
        Button button = Nodes.button(texts.of("practice.interrupted." + verb), action, "chip");
        button.setId("interrupted-" + verb);
        return button;
    }

    /// When, how long, and what was being read.
    private static void list(VBox list, List<Interrupted> found, Texts texts) {
        DateTimeFormatter when =
                DateTimeFormatter.ofLocalizedDateTime(FormatStyle.MEDIUM, FormatStyle.SHORT)
                        .withLocale(texts.language().get().locale())
                        .withZone(ZoneId.systemDefault());
        list.getChildren()
                .setAll(
                        found.stream()
                                .map(
                                        one ->
                                                Nodes.wrapped(
                                                        Nodes.label(
                                                                texts.get(
                                                                        "practice.interrupted.one",
                                                                        when.format(one.begunAt()),
                                                                        one.seconds(),
                                                                        one.text()),
                                                                "small")))
                                .toList());
    }
}
