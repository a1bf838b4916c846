package app.saywell.desk.practice;

import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.practice.state.PracticeActions;
import app.saywell.desk.practice.state.PracticeState;
import app.saywell.desk.practice.state.SentenceDetail;
import app.saywell.desk.practice.state.TakeChip;
import java.util.List;
import java.util.Optional;
import javafx.scene.control.MenuButton;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.ToggleGroup;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Region;

/// Chooses what is shown above the shown take: the model reading or another take.
final class TakeComparison {
    private TakeComparison() {}

    /// A menu of the model reading and the other takes. There must be at least two takes.
    static MenuButton menu(PracticeState practiceState, PracticeActions actions, LocalizedTexts texts) {
        MenuButton menu = new MenuButton(texts.get("practice.compare"));
        menu.setId("compare");
        menu.getStyleClass().addAll("chip", "menu-chip");
        menu.setTooltip(new Tooltip(texts.get("practice.compare.about")));
        menu.setMinWidth(Region.USE_PREF_SIZE);
        ToggleGroup group = new ToggleGroup();
        int shownNumber = shownNumber(practiceState);
        RadioMenuItem model = new RadioMenuItem(texts.get("practice.compare.model"));
        model.setId("compare-model");
        model.setToggleGroup(group);
        model.setSelected(shownNumber == 0);
        model.setOnAction(event -> actions.compareWith(0));
        menu.getItems().add(model);
        for (TakeChip take : others(practiceState)) {
            RadioMenuItem item = new RadioMenuItem(texts.get("practice.compare.take", take.number()));
            item.setId("compare-" + take.number());
            item.setToggleGroup(group);
            item.setSelected(take.number() == shownNumber);
            item.setOnAction(event -> actions.compareWith(take.takeId()));
            menu.getItems().add(item);
        }
        return menu;
    }

    /// The number of the take above; 0 for the model reading.
    private static int shownNumber(PracticeState practiceState) {
        return practiceState
                .sentenceDetail()
                .get()
                .flatMap(SentenceDetail::comparedTake)
                .map(SentenceDetail.TakeCaption::number)
                .orElse(0);
    }

    private static List<TakeChip> others(PracticeState practiceState) {
        return practiceState.takes().get().stream()
                .filter(take -> !take.isChosen())
                .toList();
    }

    /// Shows the next other take above, after the last one the model reading again.
    static void showNext(PracticeState practiceState, PracticeActions actions) {
        int shownNumber = shownNumber(practiceState);
        Optional<TakeChip> next = others(practiceState).stream()
                .filter(take -> take.number() > shownNumber)
                .findFirst();
        actions.compareWith(next.map(TakeChip::takeId).orElse(0L));
    }

    /// The name of what is above, for the button that plays it.
    static String upperName(PracticeState practiceState, LocalizedTexts texts) {
        int number = shownNumber(practiceState);
        return number == 0 ? texts.get("practice.model") : texts.get("practice.compare.take", number);
    }
}
