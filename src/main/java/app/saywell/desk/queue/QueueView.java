package app.saywell.desk.queue;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.text.LocalizedTexts;
import javafx.beans.value.ObservableValue;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/// The page of the queue screen: the scoring queue above what it costs.
final class QueueView {
    private final ScrollPane root;

    /// @param openSettings opens the settings, where the budget is set
    QueueView(
            QueueViewModel queueViewModel,
            EarlierEngineViewModel earlierEngineViewModel,
            SpendingViewModel spendingViewModel,
            LocalizedTexts texts,
            Runnable openSettings) {
        Button settingsButton = NodeFactory.button(texts.binding("queue.settings"), openSettings, "quiet");
        settingsButton.setGraphic(NodeFactory.icon(Feather.SETTINGS));
        settingsButton.setId("queue-settings");
        SpendingCard spending = new SpendingCard(spendingViewModel, texts);
        NodeFactory.showWhen(spending, spendingViewModel.hasCosts());
        NodeFactory.showWhen(settingsButton, spendingViewModel.hasCosts());
        ObservableValue<String> title = spendingViewModel
                .hasCosts()
                .flatMap(hasCosts -> texts.binding(hasCosts ? "queue.page.costs" : "queue.page"));
        VBox cards = NodeFactory.column(
                16,
                NodeFactory.label(title, "page-title"),
                new QueueCard(queueViewModel, texts),
                new EarlierEngineCard(earlierEngineViewModel, texts),
                spending,
                settingsButton);
        cards.getStyleClass().add("settings");
        root = new ScrollPane(new StackPane(cards));
        root.setFitToWidth(true);
    }

    Parent root() {
        return root;
    }
}
