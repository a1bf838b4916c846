package app.saywell.ui.practice;

import app.saywell.ui.kit.Nodes;
import app.saywell.ui.kit.Texts;
import app.saywell.ui.practice.desk.Desk;
import app.saywell.ui.practice.desk.Interrupted;
import app.saywell.ui.practice.desk.PracticeActions;

import javafx.beans.binding.Bindings;
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
                                Nodes.button(
                                        texts.of("practice.interrupted.keep"),
                                        actions::keepInterrupted,
                                        "chip"),
                                Nodes.button(
                                        texts.of("practice.interrupted.discard"),
                                        actions::discardInterrupted,
                                        "chip")));
        Nodes.showWhen(
                this,
                Bindings.createBooleanBinding(
                        () -> !desk.interrupted().get().isEmpty(), desk.interrupted()));
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
