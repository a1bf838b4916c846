package app.saywell.desk.practice;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.kit.theme.TextScale;
import app.saywell.desk.practice.state.PracticeActions;
import app.saywell.desk.practice.state.PracticeState;
import app.saywell.desk.practice.state.TakeChip;
import app.saywell.speech.ScoreScale;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;

/// The takes of the sentence with the shown one marked, and at the end of the row what does not depend on them.
///
/// The row stays where it is and as high as it is, however many takes there are: the latest that have room stand side
/// by side, five at most, earlier ones in a menu. Only in a window that has no room for one take beside the rest does
/// it have two lines, with takes and without.
final class TakesRow extends FlowPane {
    private static final int MAX_BUTTONS = 5;
    private static final double GAP = 5;

    /// Width assumed before the first layout, in pixels.
    private static final double DEFAULT_WRAP_LENGTH = 720;

    /// In pixels of the normal text size: a take, and the menus of a row with earlier takes.
    private static final double TAKE_WIDTH = 62;

    private static final double MENUS_WIDTH = 200;

    private final PracticeState practiceState;
    private final PracticeActions actions;
    private final LocalizedTexts texts;
    private final Supplier<Optional<Path>> audioFile;
    private final HBox strip = NodeFactory.row(GAP);
    private final HBox fixed;
    private final TextScale textScale = new TextScale();
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
        this.practiceState = practiceState;
        this.actions = actions;
        this.texts = texts;
        this.audioFile = audioFile;
        fixed = NodeFactory.row(GAP, openFileButton(), exercises);
        getStyleClass().add("takes");
        setPrefWrapLength(DEFAULT_WRAP_LENGTH);
        setAlignment(Pos.CENTER_LEFT);
        strip.setAlignment(Pos.CENTER_LEFT);
        // The width that the takes had would keep a window that becomes narrower from narrowing the row.
        setMinWidth(0);
        fixed.setMinWidth(USE_PREF_SIZE);
        getChildren().addAll(strip, fixed, textScale);
        NodeFactory.showWhen(
                fixed, practiceState.sentenceDetail().map(Optional::isPresent).orElse(false));
        practiceState.takes().subscribe(any -> refresh());
        practiceState.sentenceDetail().subscribe(any -> refresh());
        texts.language().subscribe(any -> refresh());
        widthProperty().subscribe(this::fit);
        fixed.widthProperty().subscribe(this::fit);
        textScale.factor().subscribe(this::fit);
    }

    /// Gives the takes what the rest of the row leaves, or a line of their own.
    private void fit() {
        double scale = textScale.factor().get();
        double beside = getWidth() - fixed.prefWidth(-1) - getHgap() - 1;
        boolean isOneLine = beside >= scale * (MENUS_WIDTH + TAKE_WIDTH);
        double width = isOneLine ? beside : getWidth();
        setPrefWrapLength(Math.max(1, getWidth()));
        strip.setPrefWidth(Math.max(0, width));
        strip.setMinHeight(isOneLine ? 0 : fixed.prefHeight(-1));
        refresh();
    }

    private void refresh() {
        practiceState.joinedChanges().build(builder);
    }

    private void build() {
        List<TakeChip> takes = practiceState.takes().get();
        strip.getChildren().clear();
        if (practiceState.sentenceDetail().get().isEmpty() || takes.isEmpty()) {
            return;
        }
        for (int side = Math.min(MAX_BUTTONS, takes.size()); side >= 1; side--) {
            strip.getChildren().setAll(takeNodes(takes, side));
            if (takes.size() > 1) {
                strip.getChildren().add(TakeComparison.menu(practiceState, actions, texts));
            }
            if (hasRoom()) {
                return;
            }
        }
    }

    /// Before the first layout nothing is known of the room.
    private boolean hasRoom() {
        if (getScene() == null || getWidth() <= 0) {
            return true;
        }
        strip.applyCss();
        double needed = strip.getChildren().stream()
                .mapToDouble(node -> node.prefWidth(-1))
                .sum();
        return needed + GAP * (strip.getChildren().size() - 1) <= strip.getPrefWidth();
    }

    /// Then what can be done with the shown one.
    private List<Node> takeNodes(List<TakeChip> takes, int sideBySide) {
        List<TakeChip> shown = shown(takes, sideBySide);
        List<TakeChip> others =
                takes.stream().filter(take -> !shown.contains(take)).toList();
        List<Node> nodes = new ArrayList<>();
        if (!others.isEmpty()) {
            nodes.add(othersMenu(others));
        }
        shown.forEach(take -> nodes.add(takeButton(take)));
        takes.stream()
                .filter(TakeChip::isChosen)
                .findFirst()
                .ifPresent(chosen -> nodes.add(takeMenu(chosen, takes.size() > 1)));
        return nodes;
    }

    /// The latest ones, and in any case the chosen one.
    private static List<TakeChip> shown(List<TakeChip> takes, int sideBySide) {
        List<TakeChip> latest = takes.subList(Math.max(0, takes.size() - sideBySide), takes.size());
        if (latest.stream().anyMatch(TakeChip::isChosen) || takes.stream().noneMatch(TakeChip::isChosen)) {
            return latest;
        }
        List<TakeChip> withChosen = new ArrayList<>();
        takes.stream().filter(TakeChip::isChosen).forEach(withChosen::add);
        withChosen.addAll(latest.subList(1, latest.size()));
        return withChosen;
    }

    private MenuButton othersMenu(List<TakeChip> takes) {
        MenuButton menu = new MenuButton(texts.get("practice.take.more", takes.size()));
        menu.setId("earlier-takes");
        menu.getStyleClass().addAll("chip", "menu-chip");
        menu.setMinWidth(USE_PREF_SIZE);
        menu.setAccessibleText(texts.get("practice.take.others", takes.size()));
        menu.setTooltip(new Tooltip(texts.get("practice.take.others", takes.size())));
        takes.forEach(take -> {
            MenuItem item = new MenuItem(inFull(take));
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
        Button button = new Button();
        button.textProperty().bind(texts.binding("practice.open.short"));
        button.getStyleClass().setAll("button", "chip");
        button.setId("open");
        button.setMinWidth(USE_PREF_SIZE);
        button.setOnAction(event -> audioFile.get().ifPresent(actions::importRecording));
        return button;
    }

    /// Number and figure.
    private static String title(TakeChip take) {
        String sign = take.isBest() ? " ★ " : " · ";
        return take.score()
                .map(scored -> take.number() + sign + String.format(Locale.ROOT, "%.0f", scored.total()))
                .orElseGet(() -> take.number() + (take.isBest() ? " ★" : ""));
    }

    /// With what the figure is measured by.
    private String inFull(TakeChip take) {
        String score = take.score()
                .map(scored -> scored.scale() == ScoreScale.HUNDRED
                        ? texts.get("practice.take.simple", scored.total())
                        : texts.get("practice.take.full", scored.total()))
                .map(number -> " · " + number)
                .orElse("");
        return texts.get("practice.compare.take", take.number()) + score + (take.isBest() ? " ★" : "");
    }

    private ToggleButton takeButton(TakeChip take) {
        ToggleButton button = new ToggleButton(title(take));
        button.getStyleClass().setAll("toggle-button", "chip");
        button.setMinWidth(USE_PREF_SIZE);
        button.setSelected(take.isChosen());
        button.setAccessibleText(inFull(take));
        button.setTooltip(new Tooltip(inFull(take)));
        button.setOnAction(event -> {
            button.setSelected(take.isChosen());
            actions.chooseTake(take.takeId());
        });
        button.setContextMenu(new ContextMenu(
                takeItems(take, practiceState.takes().get().size() > 1).toArray(MenuItem[]::new)));
        return button;
    }
}
