package app.saywell.desk.ear.view;

import app.saywell.desk.ear.ContrastProgress;
import app.saywell.desk.kit.ListRow;
import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.ScaleBar;
import app.saywell.desk.kit.text.LocalizedTexts;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;

/// The contrasts to choose from, each with what was learned of it; a mixture stands above them.
final class ContrastListPane extends VBox {
    /// Before so many answers the level is still the one where everybody begins.
    private static final int MIN_ANSWERS = 10;

    private final EarViewModel viewModel;
    private final LocalizedTexts texts;
    private final VBox rows = new VBox(2);

    ContrastListPane(EarViewModel viewModel, LocalizedTexts texts) {
        super(10);
        this.viewModel = viewModel;
        this.texts = texts;
        getStyleClass().add("roll");
        setId("contrasts");
        getChildren()
                .addAll(
                        NodeFactory.label(texts.binding("ear.contrasts"), "strong", "roll-head"),
                        NodeFactory.scrollingList(rows));
        viewModel.contrasts().subscribe(this::refresh);
        viewModel.chosen().subscribe(this::refresh);
        texts.language().subscribe(this::refresh);
    }

    private void refresh() {
        List<Node> wanted = new ArrayList<>();
        wanted.add(row(
                "contrast-mixed",
                Optional.empty(),
                NodeFactory.label(texts.get("ear.mixed"), "strong"),
                NodeFactory.label(texts.get("ear.mixed.about"), "small", "soft")));
        for (ContrastProgress progress : viewModel.contrasts().get()) {
            wanted.add(row(
                    "contrast-" + progress.contrast().id(),
                    Optional.of(progress.contrast().id()),
                    content(progress)));
        }
        NodeFactory.rebuildKeepingFocus(rows, () -> rows.getChildren().setAll(wanted));
    }

    private Node row(String id, Optional<String> contrastId, Node... content) {
        boolean isChosen = viewModel.chosen().get().equals(contrastId);
        return new ListRow(id, isChosen, () -> viewModel.choose(contrastId), content);
    }

    private Node[] content(ContrastProgress progress) {
        List<Node> lines = new ArrayList<>();
        lines.add(NodeFactory.label(ContrastTexts.name(progress.contrast(), texts), "strong"));
        lines.add(NodeFactory.label(ContrastTexts.example(progress.contrast()), "small", "soft"));
        if (viewModel.isMissed(progress.contrast())) {
            Label missed = NodeFactory.label(texts.get("ear.missed"), "small", "warned");
            missed.getStyleClass().add("contrast-missed");
            lines.add(missed);
        }
        if (!progress.answers().isEmpty()) {
            if (progress.answers().size() >= MIN_ANSWERS) {
                lines.add(new ScaleBar(progress.share()));
            }
            lines.add(NodeFactory.label(ContrastTexts.learned(progress, texts), "caption"));
        }
        return lines.toArray(Node[]::new);
    }
}
