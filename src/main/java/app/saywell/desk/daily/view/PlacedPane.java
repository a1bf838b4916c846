package app.saywell.desk.daily.view;

import app.saywell.desk.daily.Placement;
import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.articulation.EnglishSound;
import app.saywell.desk.kit.text.LocalizedTexts;
import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;

/// What the sentences of a placement told: the level of the first lessons, and the first sounds with how they are
/// made.
final class PlacedPane extends VBox {
    private final Button main;

    PlacedPane(DailyViewModel viewModel, DailyPage.Placed placed, LocalizedTexts texts) {
        super(10);
        setId("daily-placed");
        getStyleClass().add("card");
        getChildren().add(NodeFactory.wrapped(NodeFactory.label(texts.get("daily.placed.title"), "page-title")));
        Label told = NodeFactory.wrapped(NodeFactory.label(
                placed.found()
                        .map(found -> PlacementPane.told(found, texts))
                        .orElseGet(() -> texts.get("daily.placed.waiting")),
                "strong"));
        told.setId("daily-placed-told");
        getChildren().add(told);
        placed.found().map(Placement::sounds).orElse(List.of()).forEach(sound -> addSound(sound, texts));
        getChildren().add(NodeFactory.wrapped(NodeFactory.label(texts.get("daily.placed.about"), "soft")));
        main = NodeFactory.button(
                texts.binding("daily.begin"), () -> viewModel.session().begin(DailyTexts.titles(texts)), "primary");
        main.setId("daily-begin");
        // What came by itself is told with the button that gets the keyboard.
        main.accessibleTextProperty()
                .bind(Bindings.concat(
                        texts.binding("daily.placed.title"), ". ", told.getText(), " ", texts.binding("daily.begin")));
        Button later = NodeFactory.button(texts.binding("daily.later"), viewModel::showStart, "quiet");
        later.setId("daily-later");
        getChildren().add(new FlowPane(8, 8, main, later));
    }

    private void addSound(String sound, LocalizedTexts texts) {
        EnglishSound.of(sound).ifPresent(known -> getChildren()
                .add(NodeFactory.row(
                        10,
                        NodeFactory.label(DailyTexts.sounds(List.of(sound)), "daily-number", "daily-sound"),
                        NodeFactory.wrapped(NodeFactory.label(known.howToMake(texts))))));
    }

    Button main() {
        return main;
    }
}
