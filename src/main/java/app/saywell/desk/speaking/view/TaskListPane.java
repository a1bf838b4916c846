package app.saywell.desk.speaking.view;

import app.saywell.desk.kit.ListRow;
import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.speaking.SpeakingTask;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;

/// The tasks to choose from, and the way to one's own.
final class TaskListPane extends VBox {
    private final SpeakingViewModel viewModel;
    private final LocalizedTexts texts;
    private final VBox rows = new VBox(2);

    TaskListPane(SpeakingViewModel viewModel, LocalizedTexts texts) {
        super(10);
        this.viewModel = viewModel;
        this.texts = texts;
        getStyleClass().add("roll");
        setId("speaking-tasks");
        Button own = NodeFactory.button(texts.binding("speaking.write"), viewModel::writeTask, "quiet");
        own.setId("speaking-write");
        own.setWrapText(true);
        own.setMaxWidth(Double.MAX_VALUE);
        Label speaker = NodeFactory.wrapped(NodeFactory.label(viewModel.list().speaker(), "small", "roll-head"));
        speaker.setId("speaking-speaker");
        NodeFactory.showWhen(speaker, viewModel.list().speaker().map(name -> !name.isEmpty()));
        getChildren()
                .addAll(
                        NodeFactory.label(texts.binding("speaking.list"), "strong", "roll-head"),
                        speaker,
                        NodeFactory.scrollingList(rows),
                        own);
        viewModel.list().tasks().subscribe(this::refresh);
        viewModel.list().chosen().subscribe(this::refresh);
        texts.language().subscribe(this::refresh);
        refresh();
    }

    private void refresh() {
        List<Node> wanted = new ArrayList<>();
        for (SpeakingTask task : viewModel.list().tasks().get()) {
            wanted.add(row(task));
        }
        NodeFactory.rebuildKeepingFocus(rows, () -> rows.getChildren().setAll(wanted));
    }

    private Node row(SpeakingTask task) {
        return ListRow.of(
                "task-" + task.key(),
                viewModel.list().chosen().get().filter(task::equals).isPresent(),
                () -> viewModel.choose(task),
                SpeakingTexts.lines(texts).title(task),
                SpeakingTexts.about(task, texts));
    }
}
