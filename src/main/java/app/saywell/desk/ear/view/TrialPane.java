package app.saywell.desk.ear.view;

import app.saywell.desk.ear.Trial;
import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.keyboard.KeyedButton;
import app.saywell.desk.kit.text.LocalizedTexts;
import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;

/// One trial: the words to choose from, what the answer was, and what can be heard again.
final class TrialPane extends VBox {
    private final EarViewModel viewModel;
    private final LocalizedTexts texts;
    private final FlowPane words = new FlowPane(16, 12);
    private final Label told = NodeFactory.wrapped(NodeFactory.label("", "told-answer"));
    private final FlowPane actions = new FlowPane(8, 8);

    TrialPane(EarViewModel viewModel, LocalizedTexts texts) {
        super(18);
        this.viewModel = viewModel;
        this.texts = texts;
        setId("trial");
        words.setAlignment(Pos.CENTER);
        actions.setAlignment(Pos.CENTER);
        told.setId("told");
        told.setAlignment(Pos.CENTER);
        told.setMaxWidth(Double.MAX_VALUE);
        getChildren().addAll(words, told, actions);
    }

    /// A trial that waits for its answer.
    void ask(Trial trial) {
        show(trial, -1);
        told.setText(texts.get("ear.ask"));
        told.getStyleClass().removeAll("level-good", "level-work");
        actions.getChildren().setAll(button("hear-again", "ear.again", "Space", viewModel::hearAgain, "quiet"), stop());
    }

    /// A trial that was answered.
    void tell(EarPhase.TrialTold answer) {
        show(answer.trial(), answer.chosen());
        String said = answer.trial().word().shown();
        told.setText(
                answer.isRight()
                        ? texts.get("ear.right", said)
                        : texts.get(
                                "ear.wrong",
                                said,
                                answer.trial()
                                        .set()
                                        .words()
                                        .get(answer.chosen())
                                        .shown()));
        told.getStyleClass().removeAll("level-good", "level-work");
        told.getStyleClass().add(answer.isRight() ? "level-good" : "level-work");
        Button next = button("next-trial", "ear.next", "Enter", viewModel::next, "primary");
        actions.getChildren()
                .setAll(next, button("hear-both", "ear.both", "Space", viewModel::hearAgain, "quiet"), stop());
        // A screen reader reads what gets the keyboard; the answer is above it.
        next.accessibleTextProperty().bind(Bindings.concat(told.getText(), " ", texts.binding("ear.next")));
        next.requestFocus();
    }

    private Button stop() {
        return button("stop-round", "ear.stop", "Esc", viewModel::stop, "quiet");
    }

    /// @param chosen -1 before the answer
    private void show(Trial trial, int chosen) {
        List<String> shown = trial.set().shown();
        words.getChildren().clear();
        for (int i = 0; i < shown.size(); i++) {
            words.getChildren().add(word(trial, i, chosen));
        }
    }

    private Button word(Trial trial, int index, int chosen) {
        String shown = trial.set().shown().get(index);
        Button button = new Button();
        button.setId("word-" + (index + 1));
        button.getStyleClass().setAll("button", "quiet", "ear-word");
        String sign = "";
        if (chosen >= 0 && index == trial.said()) {
            button.getStyleClass().add("level-good");
            sign = "✓ ";
        } else if (index == chosen) {
            button.getStyleClass().add("level-work");
            sign = "✗ ";
        }
        ObservableValue<String> name = new ReadOnlyStringWrapper(sign + shown);
        KeyedButton.decorate(
                button, name, KeyedButton.nameLabel(name), NodeFactory.label(Integer.toString(index + 1), "key-cap"));
        button.setOnAction(event -> {
            if (chosen >= 0) {
                viewModel.hear(index);
            } else {
                viewModel.answer(index);
            }
        });
        return button;
    }

    private Button button(String id, String key, String keyName, Runnable action, String style) {
        return KeyedButton.of(id, texts.binding(key), keyName, action, style);
    }
}
