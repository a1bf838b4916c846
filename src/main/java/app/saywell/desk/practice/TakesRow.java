package app.saywell.desk.practice;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.practice.state.PracticeActions;
import app.saywell.desk.practice.state.PracticeState;
import app.saywell.desk.practice.state.TakeChip;
import app.saywell.desk.takes.view.check.RecordingCheck;
import app.saywell.speech.ScoreScale;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;

/// The takes of the sentence with the shown one marked, and the checks of its recording.
final class TakesRow extends FlowPane {
    private static final int MAX_BUTTONS = 5;

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
            addTakes(practiceState.takes().get());
            if (practiceState.takes().get().size() > 1) {
                getChildren().add(TakeComparison.menu(practiceState, actions, texts));
            }
            addChecks();
        }
        getChildren().addAll(openFileButton(), exercises);
    }

    /// The latest takes side by side, earlier ones in a menu, so that the row stays one row; then what can be
    /// done with the shown one.
    private void addTakes(List<TakeChip> takes) {
        int earlier = Math.max(0, takes.size() - MAX_BUTTONS);
        if (earlier > 0) {
            getChildren().add(earlierTakes(takes.subList(0, earlier)));
        }
        takes.stream()
                .filter(take -> takes.indexOf(take) >= earlier || take.isChosen())
                .forEach(take -> getChildren().add(takeButton(take)));
        takes.stream().filter(TakeChip::isChosen).findFirst().ifPresent(chosen -> getChildren()
                .add(takeMenu(chosen, takes.size() > 1)));
    }

    private MenuButton earlierTakes(List<TakeChip> takes) {
        MenuButton menu = new MenuButton(texts.get("practice.take.earlier", takes.size()));
        menu.setId("earlier-takes");
        menu.getStyleClass().addAll("chip", "menu-chip");
        menu.setMinWidth(USE_PREF_SIZE);
        takes.forEach(take -> {
            MenuItem item = new MenuItem(title(take));
            item.setId("take-" + take.number());
            item.setOnAction(event -> actions.chooseTake(take.takeId()));
            menu.getItems().add(item);
        });
        return menu;
    }

    private MenuButton takeMenu(TakeChip take, boolean severalTakes) {
        MenuButton menu = new MenuButton("⋯");
        menu.setId("take-menu");
        menu.getStyleClass().addAll("chip", "menu-chip");
        menu.setMinWidth(USE_PREF_SIZE);
        menu.setAccessibleText(texts.get("practice.take.actions", take.number()));
        menu.setTooltip(new Tooltip(texts.get("practice.take.actions", take.number())));
        menu.getItems().addAll(takeItems(take, severalTakes));
        return menu;
    }

    private List<MenuItem> takeItems(TakeChip take, boolean severalTakes) {
        MenuItem best = new MenuItem(texts.get("practice.take.best"));
        best.setId("mark-best");
        best.setDisable(take.isBest() || !severalTakes);
        best.setOnAction(event -> actions.markBest(take.takeId()));
        MenuItem delete = new MenuItem(texts.get("practice.take.delete", take.number()));
        delete.setId("delete-take");
        delete.setOnAction(event -> actions.deleteTake(take.takeId()));
        return List.of(best, delete);
    }

    private Button openFileButton() {
        Button button = new Button(texts.get("practice.open"));
        button.getStyleClass().setAll("button", "chip");
        button.setId("open");
        button.setOnAction(event -> audioFile.get().ifPresent(actions::importRecording));
        return button;
    }

    private String title(TakeChip take) {
        String score = take.score()
                .map(scored -> scored.scale() == ScoreScale.HUNDRED
                        ? texts.get("practice.take.simple", scored.total())
                        : texts.get("practice.take.full", scored.total()))
                .map(number -> " · " + number)
                .orElse("");
        return take.number() + score + (take.isBest() ? " ★" : "");
    }

    private ToggleButton takeButton(TakeChip take) {
        ToggleButton button = new ToggleButton(title(take));
        button.getStyleClass().setAll("toggle-button", "chip");
        button.setSelected(take.isChosen());
        button.setOnAction(event -> {
            button.setSelected(take.isChosen());
            actions.chooseTake(take.takeId());
        });
        button.setContextMenu(new ContextMenu(
                takeItems(take, practiceState.takes().get().size() > 1).toArray(MenuItem[]::new)));
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
            getChildren().add(checkLabel("✓ " + passed, "soft", "checks-passed"));
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
