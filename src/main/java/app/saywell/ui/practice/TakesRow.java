package app.saywell.ui.practice;

import app.saywell.speech.Scale;
import app.saywell.ui.kit.Nodes;
import app.saywell.ui.kit.Texts;
import app.saywell.ui.practice.desk.Check;
import app.saywell.ui.practice.desk.Desk;
import app.saywell.ui.practice.desk.PracticeActions;
import app.saywell.ui.practice.desk.TakeChip;

import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/// The takes of this sentence, the chosen one marked, and what is to be said of its recording.
final class TakesRow extends FlowPane {
    /// Pixels in which the row is reckoned to fit before its true width is known.
    private static final double USUAL_WIDTH = 720;

    private final Desk desk;
    private final PracticeActions actions;
    private final Texts texts;
    private final Supplier<Optional<Path>> audioFile;

    /// @param audioFile asks the user for a recording from elsewhere
    TakesRow(Desk desk, PracticeActions actions, Texts texts, Supplier<Optional<Path>> audioFile) {
        super(12, 8);
        this.desk = desk;
        this.actions = actions;
        this.texts = texts;
        this.audioFile = audioFile;
        getStyleClass().add("takes");
        setAlignment(Pos.CENTER_LEFT);
        setPrefWrapLength(USUAL_WIDTH);
        desk.takes().subscribe(any -> show());
        desk.checks().subscribe(any -> show());
        desk.sheet().subscribe(any -> show());
        texts.language().subscribe(any -> show());
    }

    private void show() {
        getChildren().clear();
        if (desk.sheet().get().isEmpty()) {
            return;
        }
        if (!desk.takes().get().isEmpty()) {
            getChildren().add(Nodes.label(texts.get("practice.takes"), "small", "soft"));
            desk.takes().get().forEach(take -> getChildren().add(chip(take)));
            desk.takes().get().stream()
                    .filter(take -> take.chosen() && !take.best())
                    .findFirst()
                    .filter(chosen -> desk.takes().get().size() > 1)
                    .ifPresent(chosen -> getChildren().add(best(chosen)));
            getChildren().add(checks());
        }
        getChildren().add(open());
    }

    /// Marks the chosen take as the best of several.
    private Button best(TakeChip take) {
        Button button = new Button("☆");
        button.getStyleClass().setAll("button", "chip");
        button.setId("mark-best");
        button.setAccessibleText(texts.get("practice.take.best"));
        button.setTooltip(new Tooltip(texts.get("practice.take.best")));
        button.setOnAction(event -> actions.markBest(take.take()));
        return button;
    }

    private Button open() {
        Button button = new Button(texts.get("practice.open"));
        button.getStyleClass().setAll("button", "chip");
        button.setId("open");
        button.setOnAction(event -> audioFile.get().ifPresent(actions::takeIn));
        return button;
    }

    private ToggleButton chip(TakeChip take) {
        String score =
                take.score()
                        .map(
                                given ->
                                        given.scale() == Scale.HUNDRED
                                                ? texts.get("practice.take.simple", given.total())
                                                : texts.get("practice.take.full", given.total()))
                        .map(number -> " · " + number)
                        .orElse("");
        ToggleButton chip = new ToggleButton(take.number() + score + (take.best() ? " ★" : ""));
        chip.getStyleClass().setAll("toggle-button", "chip");
        chip.setSelected(take.chosen());
        chip.setOnAction(
                event -> {
                    chip.setSelected(take.chosen());
                    actions.chooseTake(take.take());
                });
        MenuItem best = new MenuItem(texts.get("practice.take.best"));
        best.setOnAction(event -> actions.markBest(take.take()));
        chip.setContextMenu(new ContextMenu(best));
        return chip;
    }

    private Label checks() {
        String said =
                desk.checks().get().stream()
                        .map(check -> texts.get("practice.check." + check.key()))
                        .collect(Collectors.joining(" · "));
        Label label = Nodes.wrapped(Nodes.label(said, "small", "soft"));
        if (!desk.checks().get().stream().allMatch(Check::fine)) {
            label.getStyleClass().add("warned");
        }
        return label;
    }
}
