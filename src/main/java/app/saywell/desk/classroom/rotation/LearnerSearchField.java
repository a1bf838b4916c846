package app.saywell.desk.classroom.rotation;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.text.LearnerNames;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.school.learner.Learner;
import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;

/// A field to find a learner by name or number; Enter takes the first match. It starts the
/// learner's turn, or moves the last take to the learner.
final class LearnerSearchField extends VBox {
    private static final int MAX_RESULTS = 6;

    private final TextField field = new TextField();
    private final FlowPane resultChips = new FlowPane(6, 6);
    private final Label purposeLabel = NodeFactory.wrapped(NodeFactory.label("", "strong"));
    private final RotationViewModel viewModel;
    private final LocalizedTexts texts;
    private final LearnerNames names;
    private boolean movingTake;
    private boolean openedByKey;
    private Runnable closed = () -> {};

    LearnerSearchField(RotationViewModel viewModel, LocalizedTexts texts, LearnerNames names) {
        super(6);
        this.viewModel = viewModel;
        this.texts = texts;
        this.names = names;
        field.setId("find-learner");
        purposeLabel.setId("find-purpose");
        NodeFactory.showWhen(purposeLabel, purposeLabel.textProperty().isNotEmpty());
        getChildren().addAll(purposeLabel, field, resultChips);
        NodeFactory.showWhen(resultChips, Bindings.isNotEmpty(resultChips.getChildren()));
        updatePrompt();
        texts.language().addListener(change -> updatePrompt());
        names.hidden().addListener(change -> show(field.getText()));
        field.focusedProperty().addListener((property, was, is) -> {
            if (!is && field.getText().isEmpty()) {
                movingTake = false;
                updatePrompt();
            }
        });
        field.textProperty().subscribe(this::show);
        field.setOnAction(event -> LearnerSearch.findLearners(viewModel.learners(), field.getText()).stream()
                .findFirst()
                .ifPresent(this::select));
        field.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            openedByKey = false;
            if (event.getCode() == KeyCode.ESCAPE) {
                close();
                event.consume();
            }
        });
        field.addEventFilter(KeyEvent.KEY_TYPED, event -> {
            if (openedByKey) {
                event.consume();
            }
            openedByKey = false;
        });
        field.addEventFilter(KeyEvent.KEY_RELEASED, event -> openedByKey = false);
    }

    /// Asks for the learner whose turn begins, at the press of a key that must not be typed.
    void findLearner() {
        open(false);
        openedByKey = true;
    }

    /// Asks which learner the last take belongs to.
    void moveLastTake() {
        boolean hasTake = viewModel.lastTake().lastTake().get().isPresent();
        if (hasTake) {
            open(true);
        } else {
            purposeLabel.setText(texts.get("classroom.find.no-take"));
        }
    }

    /// The same at the press of a key that must not be typed.
    void moveLastTakeByKey() {
        moveLastTake();
        openedByKey = field.isFocused();
    }

    private void open(boolean forLastTake) {
        movingTake = forLastTake;
        updatePrompt();
        field.clear();
        field.requestFocus();
    }

    private void updatePrompt() {
        String key = movingTake ? "classroom.find.move" : "classroom.find";
        field.setPromptText(texts.get(key));
        field.setAccessibleText(texts.get(key));
        purposeLabel.setText(movingTake ? moveText() : "");
    }

    private String moveText() {
        return viewModel
                .lastTake()
                .lastTake()
                .get()
                .map(last -> texts.get(
                        "classroom.find.move-to",
                        last.learner().map(this::nameOf).orElse("")))
                .orElse("");
    }

    private String nameOf(Learner learner) {
        return names.of(learner, RotationViewModel.BETWEEN);
    }

    private void show(String text) {
        List<Learner> learners = LearnerSearch.findLearners(viewModel.learners(), text);
        if (!text.isBlank() && learners.isEmpty()) {
            purposeLabel.setText(texts.get("classroom.find.nobody", text.strip()));
        } else {
            updatePrompt();
        }
        resultChips
                .getChildren()
                .setAll(learners.stream().limit(MAX_RESULTS).map(this::chip).toList());
    }

    private Button chip(Learner learner) {
        Button chip = new Button(nameOf(learner));
        chip.getStyleClass().setAll("button", "chip");
        chip.setOnAction(event -> select(learner));
        return chip;
    }

    private void select(Learner learner) {
        if (movingTake) {
            viewModel.lastTake().moveTo(learner.id());
        } else {
            viewModel.selectLearner(learner.id());
        }
        close();
    }

    /// Sets what takes the keyboard when the search ends.
    void onClosed(Runnable takeKeyboard) {
        closed = takeKeyboard;
    }

    private void close() {
        field.clear();
        closed.run();
    }
}
