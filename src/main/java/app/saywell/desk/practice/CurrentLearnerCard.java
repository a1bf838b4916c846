package app.saywell.desk.practice;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.SearchableChoice;
import app.saywell.desk.kit.text.LearnerNames;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.practice.state.LearnerOption;
import app.saywell.desk.practice.state.PracticeActions;
import app.saywell.desk.practice.state.PracticeState;
import app.saywell.desk.practice.state.SentenceList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.geometry.Pos;
import javafx.scene.control.ListCell;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.controlsfx.control.SearchableComboBox;
import org.jspecify.annotations.Nullable;

/// Shows the current learner; if there are several learners, a choice that is searched by typing.
final class CurrentLearnerCard extends VBox {
    private final PracticeState practiceState;
    private final PracticeActions actions;
    private final LocalizedTexts texts;
    private List<LearnerOption> shownOptions = List.of();

    CurrentLearnerCard(PracticeState practiceState, PracticeActions actions, LocalizedTexts texts) {
        this.practiceState = practiceState;
        this.actions = actions;
        this.texts = texts;
        getStyleClass().add("learner-pane");
        practiceState.sentenceList().subscribe(any -> refresh());
        practiceState.learners().subscribe(any -> refresh());
        texts.language().addListener(change -> refreshAll());
        practiceState.names().hidden().addListener(change -> refreshAll());
    }

    private void refreshAll() {
        shownOptions = List.of();
        refresh();
    }

    private void refresh() {
        Optional<SentenceList.CurrentLearner> learner =
                practiceState.sentenceList().get().learner();
        List<LearnerOption> options = practiceState.learners().get();
        if (options.size() <= 1) {
            shownOptions = List.of();
            getChildren().setAll(learner.stream().map(this::learnerRow).toList());
        } else if (!options.equals(shownOptions)) {
            // A new control each time: one that gets other items may choose by its old index later.
            shownOptions = options;
            NodeFactory.rebuildKeepingFocus(this, () -> getChildren().setAll(choice(options)));
        }
    }

    private SearchableComboBox<LearnerOption> choice(List<LearnerOption> options) {
        SearchableComboBox<LearnerOption> choice = SearchableChoice.create("learner", this::optionText);
        choice.getStyleClass().add("learner-choice");
        choice.setButtonCell(new CurrentLearnerCell());
        choice.getItems().setAll(options);
        Optional<LearnerOption> current =
                options.stream().filter(LearnerOption::isCurrent).findFirst();
        current.ifPresent(choice::setValue);
        choice.setAccessibleText(
                texts.get("practice.learner", current.map(this::optionName).orElse("")));
        SearchableChoice.onChosen(choice, chosen -> {
            if (!chosen.isCurrent()) {
                actions.switchLearner(chosen.learnerId());
            }
        });
        return choice;
    }

    private String optionText(LearnerOption option) {
        return Stream.of(optionName(option), option.classAndNumber())
                .filter(part -> !part.isEmpty())
                .collect(Collectors.joining("   "));
    }

    private String optionName(LearnerOption option) {
        return option.name().isEmpty()
                ? texts.get("practice.nobody")
                : practiceState.names().besideNumber(option.name(), option.number());
    }

    private HBox learnerRow(SentenceList.CurrentLearner learner) {
        LearnerNames names = practiceState.names();
        String name = names.besideNumber(learner.name(), learner.number());
        String disc = names.hidden().get()
                ? name.isEmpty() ? learner.number() : name.substring(0, name.offsetByCodePoints(0, 1))
                : learner.initial();
        return row(disc, name, learner.classAndNumber());
    }

    private static HBox row(String disc, String name, String classAndNumber) {
        VBox names = NodeFactory.column(4);
        if (!name.isEmpty()) {
            names.getChildren().add(NodeFactory.label(name, "strong"));
        }
        if (!classAndNumber.isEmpty()) {
            names.getChildren().add(NodeFactory.label(classAndNumber, "caption"));
        }
        names.setAlignment(Pos.CENTER_LEFT);
        HBox card = NodeFactory.row(10, NodeFactory.label(disc, "learner-disc"), names, NodeFactory.spacer());
        card.getStyleClass().add("learner-card");
        return card;
    }

    /// The chosen learner, with the first letter of the name in a disc.
    private final class CurrentLearnerCell extends ListCell<LearnerOption> {
        @Override
        protected void updateItem(@Nullable LearnerOption option, boolean empty) {
            super.updateItem(option, empty);
            setGraphic(empty || option == null ? null : rowOf(option));
        }

        private HBox rowOf(LearnerOption option) {
            String nobody = texts.get("practice.nobody");
            return option.name().isEmpty()
                    ? row(nobody.substring(0, 1), nobody, option.classAndNumber())
                    : learnerRow(
                            new SentenceList.CurrentLearner(option.name(), option.number(), option.classAndNumber()));
        }
    }
}
