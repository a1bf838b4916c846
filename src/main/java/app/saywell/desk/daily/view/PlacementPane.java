package app.saywell.desk.daily.view;

import app.saywell.desk.daily.Placement;
import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.text.LocalizedTexts;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;

/// Where the learner began, or the offer to find it out.
final class PlacementPane extends VBox {
    private final Button main;

    PlacementPane(DailyViewModel viewModel, DailyPage.Start start, LocalizedTexts texts) {
        super(10);
        setId("daily-placement");
        getStyleClass().add("card");
        boolean isKnown = start.placement().isPresent();
        Label title = NodeFactory.label(texts.get("daily.placement.title"), "place-title");
        Label about = NodeFactory.wrapped(NodeFactory.label(start.placement()
                .map(found -> told(found, texts))
                .orElseGet(() -> texts.get("daily.placement.about"))));
        about.setId("daily-placement-about");
        main = NodeFactory.button(
                texts.binding(isKnown ? "daily.placement.again" : "daily.placement.begin"),
                () -> viewModel.session().beginPlacement(DailyTexts.titles(texts)),
                start.isFirst() && viewModel.session().open().get().isEmpty() ? "primary" : "quiet");
        main.setId("daily-placement-begin");
        getChildren().addAll(title, about, main);
    }

    /// What a placement told, in a sentence.
    static String told(Placement found, LocalizedTexts texts) {
        String begin = found.sounds().isEmpty()
                ? texts.get("daily.placement.faultless", found.level().name())
                : texts.get("daily.placement.found", found.level().name(), DailyTexts.sounds(found.sounds()));
        int all = Placement.SENTENCES.size();
        return found.read() < all ? begin + " " + texts.get("daily.placement.guess", found.read(), all) : begin;
    }

    Button main() {
        return main;
    }
}
