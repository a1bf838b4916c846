package app.saywell.desk.practice;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.practice.state.PracticeActions;
import app.saywell.desk.practice.state.PracticeState;
import app.saywell.desk.practice.state.TakeChip;
import app.saywell.desk.takes.view.check.RecordingCheck;
import app.saywell.speech.ScoreScale;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;

/// The takes of the sentence with the shown one marked, and the checks of its recording.
final class TakesRow extends FlowPane {
    /// Width assumed before the first layout, in pixels.
    private static final double DEFAULT_WRAP_LENGTH = 720;

    private final PracticeState practiceState;
    private final PracticeActions actions;
    private final LocalizedTexts texts;
    private final Supplier<Optional<Path>> audioFile;
    private final ExercisesMenu exercises;
    private final Runnable builder = this::build;

    /// @param audioFile asks the user for an audio file
    /// @param exercises other ways to practise
    TakesRow(
            PracticeState practiceState,
            PracticeActions actions,
            LocalizedTexts texts,
            Supplier<Optional<Path>> audioFile,
            ExercisesMenu exercises) {
        super(12, 8);
        this.exercises = exercises;
        this.practiceState = practiceState;
        this.actions = actions;
        this.texts = texts;
        this.audioFile = audioFile;
        getStyleClass().add("takes");
        setAlignment(Pos.CENTER_LEFT);
        setPrefWrapLength(DEFAULT_WRAP_LENGTH);
        practiceState.takes().subscribe(any -> refresh());
        practiceState.checks().subscribe(any -> refresh());
        practiceState.sentenceDetail().subscribe(any -> refresh());
        texts.language().subscribe(any -> refresh());
    }

    private void refresh() {
        practiceState.joinedChanges().build(builder);
    }

    private void build() {
        getChildren().clear();
        if (practiceState.sentenceDetail().get().isEmpty()) {
            return;
        }
        if (!practiceState.takes().get().isEmpty()) {
            getChildren().add(NodeFactory.label(texts.get("practice.takes"), "small", "soft"));
            practiceState.takes().get().forEach(take -> getChildren().add(takeButton(take)));
            practiceState.takes().get().stream()
                    .filter(take -> take.isChosen() && !take.isBest())
                    .findFirst()
                    .filter(chosen -> practiceState.takes().get().size() > 1)
                    .ifPresent(chosen -> getChildren().add(bestButton(chosen)));
            if (practiceState.takes().get().size() > 1) {
                getChildren().add(TakeComparison.menu(practiceState, actions, texts));
            }
            addChecks();
        }
        getChildren().addAll(openFileButton(), exercises);
    }

    /// The button that marks the shown take as the best one.
    private Button bestButton(TakeChip take) {
        Button button = new Button("☆");
        button.getStyleClass().setAll("button", "chip");
        button.setId("mark-best");
        button.setAccessibleText(texts.get("practice.take.best"));
        button.setTooltip(new Tooltip(texts.get("practice.take.best")));
        button.setOnAction(event -> actions.markBest(take.takeId()));
        return button;
    }

    private Button openFileButton() {
        Button button = new Button(texts.get("practice.open"));
        button.getStyleClass().setAll("button", "chip");
        button.setId("open");
        button.setOnAction(event -> audioFile.get().ifPresent(actions::importRecording));
        return button;
    }

    private ToggleButton takeButton(TakeChip take) {
        String score = take.score()
                .map(scored -> scored.scale() == ScoreScale.HUNDRED
                        ? texts.get("practice.take.simple", scored.total())
                        : texts.get("practice.take.full", scored.total()))
                .map(number -> " · " + number)
                .orElse("");
        ToggleButton button = new ToggleButton(take.number() + score + (take.isBest() ? " ★" : ""));
        button.getStyleClass().setAll("toggle-button", "chip");
        button.setSelected(take.isChosen());
        button.setOnAction(event -> {
            button.setSelected(take.isChosen());
            actions.chooseTake(take.takeId());
        });
        MenuItem bestItem = new MenuItem(texts.get("practice.take.best"));
        bestItem.setOnAction(event -> actions.markBest(take.takeId()));
        button.setContextMenu(new ContextMenu(bestItem));
        return button;
    }

    /// What failed stands alone with a sign of its own, and never looks like what passed.
    private void addChecks() {
        practiceState.checks().get().stream().filter(check -> !check.passed()).forEach(check -> getChildren()
                .add(checkLabel("! " + name(check), "warned", "strong")));
        String passed = practiceState.checks().get().stream()
                .filter(RecordingCheck::passed)
                .map(this::name)
                .collect(Collectors.joining(" · "));
        if (!passed.isEmpty()) {
            getChildren().add(checkLabel("✓ " + passed, "soft"));
        }
    }

    private String name(RecordingCheck check) {
        return texts.get("practice.check." + check.textKey());
    }

    private static Label checkLabel(String text, String... styles) {
        Label label = NodeFactory.wrapped(NodeFactory.label(text, styles));
        label.getStyleClass().add("small");
        return label;
    }
}
