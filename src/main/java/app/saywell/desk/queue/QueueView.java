package app.saywell.desk.queue;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.text.LocalizedTexts;
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
        VBox cards = NodeFactory.column(
                16,
                NodeFactory.label(texts.binding("queue.page"), "page-title"),
                new QueueCard(queueViewModel, texts),
                new EarlierEngineCard(earlierEngineViewModel, texts),
                new SpendingCard(spendingViewModel, texts),
                settingsButton);
        cards.getStyleClass().add("settings");
        root = new ScrollPane(new StackPane(cards));
        root.setFitToWidth(true);
    }

    Parent root() {
        return root;
    }
}
