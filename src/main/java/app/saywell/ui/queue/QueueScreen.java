package app.saywell.ui.queue;

import app.saywell.practice.Practice;
import app.saywell.ui.kit.Nodes;
import app.saywell.ui.kit.Place;
import app.saywell.ui.kit.Texts;

import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// The place of the queue and of what it costs.
public final class QueueScreen implements Place {
    private final QueueViewModel queue;
    private final SpendingViewModel spending;
    private final ScrollPane root;

    /// @param settings leads to where the budget is set
    public QueueScreen(Practice practice, Texts texts, Runnable settings) {
        queue = new QueueViewModel(practice);
        spending = new SpendingViewModel(practice);
        Button change = Nodes.button(texts.of("queue.settings"), settings, "quiet");
        change.setGraphic(new FontIcon(Feather.SETTINGS));
        change.setId("queue-settings");
        VBox cards =
                Nodes.column(
                        16,
                        Nodes.label(texts.of("queue.page"), "page-title"),
                        new QueueCard(queue, texts),
                        new SpendingCard(spending, texts),
                        change);
        cards.getStyleClass().add("settings");
        root = new ScrollPane(new StackPane(cards));
        root.setFitToWidth(true);
    }

    @Override
    public Parent root() {
        return root;
    }

    @Override
    public void enter() {
        spending.read();
    }

    @Override
    public void close() {
        queue.close();
        spending.close();
    }
}
