package app.saywell.desk.queue;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.queue.EarlierEngineViewModel.RescoringState;
import app.saywell.desk.takes.queue.EarlierEngineTakes.EarlierCount;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/// Offers to score the takes of an earlier engine again; not there where there are none.
final class EarlierEngineCard extends VBox {
    private static final double BAR_WIDTH = 240;

    private final EarlierEngineViewModel viewModel;
    private final LocalizedTexts texts;
    private final Label progressLabel = NodeFactory.wrapped(new Label());
    private final ProgressBar progressBar = new ProgressBar();
    private final Button cancelButton;
    private final Label failedLabel = NodeFactory.wrapped(new Label());
    private final Button scoreButton = new Button();

    EarlierEngineCard(EarlierEngineViewModel viewModel, LocalizedTexts texts) {
        super(12);
        this.viewModel = viewModel;
        this.texts = texts;
        setId("earlier-engine");
        getStyleClass().add("card");
        progressLabel.setId("earlier-progress");
        progressBar.setPrefWidth(BAR_WIDTH);
        cancelButton = NodeFactory.button(texts.binding("queue.earlier.cancel"), viewModel::cancel, "quiet");
        cancelButton.setId("earlier-cancel");
        scoreButton.setId("earlier-score");
        scoreButton.getStyleClass().setAll("button", "quiet");
        scoreButton.setGraphic(NodeFactory.icon(Feather.REFRESH_CW));
        scoreButton.setOnAction(event -> viewModel.scoreAgain());
        getChildren()
                .addAll(
                        NodeFactory.label(texts.binding("queue.earlier"), "place-title"),
                        NodeFactory.wrapped(NodeFactory.label(texts.binding("queue.earlier.about"), "soft")),
                        progressLabel,
                        progressBar,
                        cancelButton,
                        failedLabel,
                        scoreButton);
        viewModel.state().subscribe(this::show);
        texts.language().subscribe(() -> show(viewModel.state().get()));
    }

    private void show(RescoringState state) {
        EarlierCount count = state.count();
        int toDo = count.open() + count.failed();
        showIf(state.isRunning(), progressLabel, progressBar, cancelButton);
        showIf(count.failed() > 0, failedLabel);
        showIf(!state.isRunning() && toDo > 0, scoreButton);
        showIf(state.isRunning() || toDo > 0, this);
        failedLabel.setText(texts.get("queue.earlier.failed", count.failed()));
        scoreButton.setText(texts.get("queue.earlier.score", toDo));
        if (state.isRunning()) {
            String key = state.paused() ? "queue.earlier.paused" : "queue.earlier.progress";
            progressLabel.setText(texts.get(key, state.done(), state.total()));
            progressBar.setProgress((double) state.done() / state.total());
            progressBar.setAccessibleText(progressLabel.getText());
        }
    }

    private static void showIf(boolean shown, Node... nodes) {
        for (Node node : nodes) {
            node.setVisible(shown);
            node.setManaged(shown);
        }
    }
}
