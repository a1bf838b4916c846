package app.saywell.ui.practice;

import app.saywell.ui.kit.Command;
import app.saywell.ui.kit.KeyedButton;
import app.saywell.ui.kit.Keymap;
import app.saywell.ui.kit.Nodes;
import app.saywell.ui.kit.Texts;
import app.saywell.ui.kit.wave.Side;
import app.saywell.ui.practice.desk.Desk;
import app.saywell.ui.practice.desk.PracticeActions;
import app.saywell.ui.practice.desk.Sheet;
import app.saywell.ui.practice.detail.DetailPane;
import app.saywell.ui.practice.verdict.VerdictPane;

import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Supplier;

/// The practice screen: the roll, the sentence with its sound, the judgement.
///
/// Below [#NARROW] pixels the judgement goes under the sound instead of beside it.
public final class PracticeView {
    /// Style sheet of this screen, for the scene.
    public static final String STYLES = "practice/practice.css";

    private static final double NARROW = 1200;

    private final Desk desk;
    private final PracticeActions actions;
    private final BorderPane panes = new BorderPane();
    private final StackPane root;
    private final KeySheet keySheet;
    private final SentenceTitle title = new SentenceTitle();
    private final Label meaning = Nodes.wrapped(Nodes.label("", "soft", "meaning"));
    private final LanesCard lanes;
    private final RollPane roll;
    private final VBox middle;
    private final ScrollPane right;
    private final VBox judgement;
    private boolean narrow;

    /// A screen that shows the desk and asks the actions.
    ///
    /// @param audioFile asks the user for a recording from elsewhere
    public PracticeView(
            Desk desk,
            PracticeActions actions,
            Texts texts,
            Keymap keymap,
            Supplier<Optional<Path>> audioFile) {
        this.desk = desk;
        this.actions = actions;
        keySheet = new KeySheet(keymap, texts);
        root = new StackPane(panes, keySheet);
        judgement =
                Nodes.column(
                        13,
                        new DetailPane(desk, actions, texts),
                        new VerdictPane(desk, actions, texts));
        right = new ScrollPane(judgement);
        lanes = new LanesCard(desk, actions, texts);
        VBox.setVgrow(lanes, Priority.ALWAYS);
        VBox head = Nodes.column(6, title, meaning);
        head.getStyleClass().add("sentence-head");
        middle =
                Nodes.column(
                        12,
                        new InterruptedNotice(desk, actions, texts),
                        head,
                        lanes,
                        new StageNotice(desk, actions, texts),
                        new RatingNotice(desk, actions, texts),
                        new ControlBar(desk, actions, texts, keymap),
                        lastRow(
                                new TakesRow(desk, actions, texts, audioFile),
                                keysButton(texts, keymap, this::toggleKeys)));
        roll = new RollPane(desk, actions, texts);
        layout();
        bind();
    }

    private static Button keysButton(Texts texts, Keymap keymap, Runnable toggle) {
        Button keys = new Button();
        keys.getStyleClass().setAll("button", "quiet", "help");
        keys.setId("keys");
        keys.setOnAction(event -> toggle.run());
        KeyedButton.dress(keys, texts.of("kit.keys"), KeyedButton.cap(keymap, Command.KEYS));
        keys.setMinWidth(Region.USE_PREF_SIZE);
        return keys;
    }

    private static HBox lastRow(TakesRow takes, Button keys) {
        HBox.setHgrow(takes, Priority.ALWAYS);
        HBox row = Nodes.row(8, takes, keys);
        row.setAlignment(Pos.CENTER_LEFT);
        return row;
    }

    /// What goes into the window.
    public Parent root() {
        return root;
    }

    /// What is shown in the learner's lane while a take is being spoken.
    public void showLive(Node node) {
        lanes.showLive(node);
    }

    /// What stands above the judgement, below what was pointed at.
    public void showBeside(Node node) {
        judgement.getChildren().add(1, node);
    }

    /// What stands below the judgement.
    public void showBelow(Node node) {
        judgement.getChildren().add(node);
    }

    /// What stands below the list of sentences.
    public void showToday(Node node) {
        roll.getChildren().add(node);
    }

    /// Shows all keys over the screen, or puts them away.
    void toggleKeys() {
        keySheet.open().set(!keySheet.open().get());
    }

    /// Puts the sheet of keys away; says whether there was one.
    boolean putKeysAway() {
        boolean shown = keySheet.open().get();
        keySheet.open().set(false);
        return shown;
    }

    /// Puts the keyboard where every key of the screen is heard.
    public void focus() {
        lanes.focus();
    }

    private void layout() {
        panes.getStyleClass().add("practice");
        middle.getStyleClass().add("middle");
        right.getStyleClass().add("right");
        right.setFitToWidth(true);
        right.setFocusTraversable(false);
        ScrollPane scrolled = new ScrollPane(middle);
        scrolled.setFitToWidth(true);
        scrolled.setFitToHeight(true);
        scrolled.setFocusTraversable(false);
        HBox.setHgrow(scrolled, Priority.ALWAYS);
        panes.setLeft(roll);
        panes.setCenter(scrolled);
        panes.setRight(right);
    }

    private void bind() {
        desk.sheet().subscribe(any -> show());
        desk.lanes().pointed().subscribe(any -> right.setVvalue(0));
        root.widthProperty().subscribe(width -> place(width.doubleValue()));
    }

    private void show() {
        var sheet = desk.sheet().get();
        title.show(sheet.map(Sheet::words).orElse(java.util.List.of()), this::hear);
        String remark = sheet.map(Sheet::meaning).orElse("");
        meaning.setText(remark);
        meaning.setVisible(!remark.isEmpty());
        meaning.setManaged(!remark.isEmpty());
    }

    private void hear(int word) {
        desk.lanes()
                .lane(Side.LEARNER)
                .map(lane -> lane.tiers().words().marks())
                .filter(marks -> word < marks.size())
                .map(marks -> marks.get(word))
                .ifPresent(mark -> actions.play(Side.LEARNER, mark.soundStart(), mark.soundEnd()));
    }

    private void place(double width) {
        boolean now = width > 0 && width < NARROW;
        if (now == narrow) {
            return;
        }
        narrow = now;
        if (now) {
            panes.setRight(null);
            right.setContent(null);
            middle.getChildren().add(judgement);
        } else {
            middle.getChildren().remove(judgement);
            right.setContent(judgement);
            panes.setRight(right);
        }
    }
}
