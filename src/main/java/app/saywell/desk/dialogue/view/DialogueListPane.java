package app.saywell.desk.dialogue.view;

import app.saywell.desk.dialogue.Dialogue;
import app.saywell.desk.kit.ListRow;
import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.lessons.pack.ReadyLessons.ReadyLesson;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.layout.VBox;

/// The dialogues to choose from: those among the lessons, those that come with Saywell, and the way to one's own.
final class DialogueListPane extends VBox {
    private final DialogueListViewModel viewModel;
    private final LocalizedTexts texts;
    private final VBox rows = new VBox(2);

    DialogueListPane(DialogueListViewModel viewModel, LocalizedTexts texts, Runnable paste) {
        super(10);
        this.viewModel = viewModel;
        this.texts = texts;
        getStyleClass().add("roll");
        setId("dialogues");
        Button own = NodeFactory.button(texts.binding("dialogue.paste"), paste, "quiet");
        own.setId("dialogue-paste");
        own.setWrapText(true);
        own.setMaxWidth(Double.MAX_VALUE);
        getChildren()
                .addAll(
                        NodeFactory.label(texts.binding("dialogue.list"), "strong", "roll-head"),
                        NodeFactory.scrollingList(rows),
                        own);
        viewModel.own().subscribe(this::refresh);
        viewModel.ready().subscribe(this::refresh);
        viewModel.chosen().subscribe(this::refresh);
        texts.language().subscribe(this::refresh);
        refresh();
    }

    private void refresh() {
        List<Node> wanted = new ArrayList<>();
        for (Dialogue dialogue : viewModel.own().get()) {
            wanted.add(own(dialogue));
        }
        for (ReadyLesson ready : viewModel.ready().get()) {
            wanted.add(ListRow.of(
                    "dialogue-ready-" + ready.id(),
                    false,
                    () -> viewModel.chooseReady(ready.id()),
                    ready.title(),
                    texts.get("dialogue.row", ready.level(), ready.sentences())));
        }
        NodeFactory.rebuildKeepingFocus(rows, () -> rows.getChildren().setAll(wanted));
    }

    private Node own(Dialogue dialogue) {
        boolean isChosen = viewModel
                .chosen()
                .get()
                .filter(chosen -> chosen.lesson().id() == dialogue.lesson().id())
                .isPresent();
        return ListRow.of(
                "dialogue-" + dialogue.lesson().id(),
                isChosen,
                () -> viewModel.choose(dialogue),
                dialogue.lesson().title(),
                texts.get(
                        "dialogue.row",
                        String.join(" · ", dialogue.speakers()),
                        dialogue.lines().size()));
    }
}
