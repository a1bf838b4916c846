package app.saywell.desk.practice.notice;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.practice.state.PracticeActions;
import app.saywell.desk.practice.state.PracticeState;
import app.saywell.desk.practice.state.UnfinishedRecordingItem;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Button;
import javafx.scene.layout.VBox;

/// Offers the recordings that a crash left unfinished. Without a decision they stay for the next
/// start.
public final class UnfinishedRecordingsNotice extends VBox {

    public UnfinishedRecordingsNotice(PracticeState practiceState, PracticeActions actions, LocalizedTexts texts) {
        setId("interrupted");
        getStyleClass().addAll("notice", "told");
        VBox list = NodeFactory.column(2);
        practiceState.unfinishedRecordings().subscribe(recordings -> fillList(list, recordings, texts));
        texts.language()
                .addListener(change ->
                        fillList(list, practiceState.unfinishedRecordings().get(), texts));
        ObservableValue<Boolean> isAnyToKeep =
                practiceState.unfinishedRecordings().map(items -> openable(items) > 0);
        Button keep = button(texts, "keep", actions::keepUnfinishedRecordings);
        NodeFactory.showWhen(keep, isAnyToKeep);
        getChildren()
                .addAll(
                        NodeFactory.wrapped(NodeFactory.label(Bindings.createStringBinding(
                                () -> headline(
                                        practiceState.unfinishedRecordings().get(), texts),
                                practiceState.unfinishedRecordings(),
                                texts.language()))),
                        list,
                        NodeFactory.row(8, keep, button(texts, "discard", actions::discardUnfinishedRecordings)));
        NodeFactory.showWhen(
                this,
                Bindings.createBooleanBinding(
                        () -> !practiceState.unfinishedRecordings().get().isEmpty(),
                        practiceState.unfinishedRecordings()));
    }

    private static long openable(List<UnfinishedRecordingItem> recordings) {
        return recordings.stream().filter(item -> item.seconds().isPresent()).count();
    }

    private static String headline(List<UnfinishedRecordingItem> recordings, LocalizedTexts texts) {
        long openable = openable(recordings);
        return openable > 0
                ? texts.get("practice.interrupted", openable)
                : texts.get("practice.interrupted.unopened", recordings.size());
    }

    private static Button button(LocalizedTexts texts, String keySuffix, Runnable action) {
        Button button = NodeFactory.button(texts.binding("practice.interrupted." + keySuffix), action, "chip");
        button.setId("interrupted-" + keySuffix);
        return button;
    }

    /// Lists date, length and sentence of each recording.
    private static void fillList(VBox list, List<UnfinishedRecordingItem> recordings, LocalizedTexts texts) {
        DateTimeFormatter dateFormat = DateTimeFormatter.ofLocalizedDateTime(FormatStyle.MEDIUM, FormatStyle.SHORT)
                .withLocale(texts.language().get().locale())
                .withZone(ZoneId.systemDefault());
        list.getChildren()
                .setAll(recordings.stream()
                        .map(recording -> NodeFactory.wrapped(NodeFactory.label(
                                line(recording, dateFormat.format(recording.startedAt()), texts), "small")))
                        .toList());
    }

    private static String line(UnfinishedRecordingItem recording, String startedAt, LocalizedTexts texts) {
        return recording.seconds().isPresent()
                ? texts.get(
                        "practice.interrupted.one",
                        startedAt,
                        recording.seconds().getAsDouble(),
                        recording.text())
                : texts.get("practice.interrupted.one.unopened", startedAt, recording.text());
    }
}
