package app.saywell.ui.practice.notice;

import app.saywell.ui.kit.NodeFactory;
import app.saywell.ui.kit.text.LocalizedTexts;
import app.saywell.ui.practice.state.PracticeActions;
import app.saywell.ui.practice.state.PracticeState;
import app.saywell.ui.practice.state.UnfinishedRecordingItem;

import javafx.beans.binding.Bindings;
import javafx.scene.control.Button;
import javafx.scene.layout.VBox;

import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.List;

/// Offers the recordings that a crash left unfinished. Without a decision they stay for the next
/// start.
public final class UnfinishedRecordingsNotice extends VBox {

    public UnfinishedRecordingsNotice(
            PracticeState practiceState, PracticeActions actions, LocalizedTexts texts) {
        setId("interrupted");
        getStyleClass().addAll("notice", "told");
        VBox list = NodeFactory.column(2);
        practiceState
                .unfinishedRecordings()
                .subscribe(recordings -> fillList(list, recordings, texts));
        texts.language()
                .addListener(
                        change ->
                                fillList(list, practiceState.unfinishedRecordings().get(), texts));
        getChildren()
                .addAll(
                        NodeFactory.wrapped(
                                NodeFactory.label(
                                        Bindings.createStringBinding(
                                                () ->
                                                        texts.get(
                                                                "practice.interrupted",
                                                                practiceState
                                                                        .unfinishedRecordings()
                                                                        .get()
                                                                        .size()),
                                                practiceState.unfinishedRecordings(),
                                                texts.language()))),
                        list,
                        NodeFactory.row(
                                8,
                                button(texts, "keep", actions::keepUnfinishedRecordings),
                                button(texts, "discard", actions::discardUnfinishedRecordings)));
        NodeFactory.showWhen(
                this,
                Bindings.createBooleanBinding(
                        () -> !practiceState.unfinishedRecordings().get().isEmpty(),
                        practiceState.unfinishedRecordings()));
    }

    private static Button button(LocalizedTexts texts, String keySuffix, Runnable action) {
        Button button =
                NodeFactory.button(
                        texts.binding("practice.interrupted." + keySuffix), action, "chip");
        button.setId("interrupted-" + keySuffix);
        return button;
    }

    /// Lists date, length and sentence of each recording.
    private static void fillList(
            VBox list, List<UnfinishedRecordingItem> recordings, LocalizedTexts texts) {
        DateTimeFormatter dateFormat =
                DateTimeFormatter.ofLocalizedDateTime(FormatStyle.MEDIUM, FormatStyle.SHORT)
                        .withLocale(texts.language().get().locale())
                        .withZone(ZoneId.systemDefault());
        list.getChildren()
                .setAll(
                        recordings.stream()
                                .map(
                                        recording ->
                                                NodeFactory.wrapped(
                                                        NodeFactory.label(
                                                                texts.get(
                                                                        "practice.interrupted.one",
                                                                        dateFormat.format(
                                                                                recording
                                                                                        .startedAt()),
                                                                        recording.seconds(),
                                                                        recording.text()),
                                                                "small")))
                                .toList());
    }
}
