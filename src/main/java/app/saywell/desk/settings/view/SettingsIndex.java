package app.saywell.desk.settings.view;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.text.LocalizedTexts;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.beans.binding.Bindings;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// The list of the cards of the page, and a field that leaves only those on which the typed words stand.
final class SettingsIndex extends VBox {
    private static final String CHOSEN = "chosen";

    private final TextField search = new TextField();
    private final VBox rows = new VBox(2);
    private final Map<Node, BooleanProperty> found = new LinkedHashMap<>();
    private final Map<Node, Button> links = new LinkedHashMap<>();

    /// @param cards each with a title
    /// @param open shows a card and gives it the keyboard
    SettingsIndex(List<? extends Node> cards, LocalizedTexts texts, Consumer<Node> open) {
        super(12);
        getStyleClass().addAll("roll", "settings-index");
        search.setId("settings-search");
        search.promptTextProperty().bind(texts.binding("settings.search"));
        search.accessibleTextProperty().bind(texts.binding("settings.search"));
        search.textProperty().subscribe(typed -> filter());
        search.setOnAction(event -> firstFound().ifPresent(open));
        search.addEventHandler(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ESCAPE && !search.getText().isEmpty()) {
                search.clear();
                event.consume();
            }
        });
        for (Node card : cards) {
            found.put(card, new SimpleBooleanProperty(true));
            links.put(card, link(card, open));
        }
        rows.getChildren().setAll(links.values());
        Label nothing = NodeFactory.wrapped(NodeFactory.label(texts.binding("settings.search.none"), "caption"));
        NodeFactory.showWhen(
                nothing,
                Bindings.createBooleanBinding(
                        () -> firstFound().isEmpty(), found.values().toArray(BooleanProperty[]::new)));
        getChildren().addAll(search, nothing, NodeFactory.scrollingList(rows));
        texts.language().subscribe(any -> Platform.runLater(this::filter));
    }

    private static Button link(Node card, Consumer<Node> open) {
        Button link = new Button();
        CardTexts.title(card).ifPresent(title -> link.textProperty().bind(title.textProperty()));
        link.getStyleClass().setAll("button", "row");
        link.setMaxWidth(Double.MAX_VALUE);
        link.setWrapText(true);
        link.setMinHeight(Region.USE_PREF_SIZE);
        link.setOnAction(event -> open.accept(card));
        NodeFactory.showWhen(link, card.visibleProperty());
        return link;
    }

    /// Whether the typed words stand on a card.
    ObservableValue<Boolean> isFound(Node card) {
        return found.getOrDefault(card, new SimpleBooleanProperty(true));
    }

    /// Marks the card that is being read.
    void markRead(Node card) {
        links.forEach((shown, link) -> {
            link.getStyleClass().remove(CHOSEN);
            if (shown == card) {
                link.getStyleClass().add(CHOSEN);
            }
        });
    }

    /// Shows all cards again.
    void clear() {
        search.clear();
    }

    private void filter() {
        String words = search.getText();
        found.forEach((card, isFound) -> isFound.set(CardTexts.contain(card, words)));
    }

    private Optional<Node> firstFound() {
        return found.keySet().stream().filter(Node::isVisible).findFirst();
    }
}
