package app.saywell.ui.classroom;

import app.saywell.practice.scoring.Estimate;
import app.saywell.speech.Failure;
import app.saywell.ui.classroom.choice.ClassChoice;
import app.saywell.ui.classroom.choice.Given;
import app.saywell.ui.classroom.choice.Page;
import app.saywell.ui.classroom.grid.Board;
import app.saywell.ui.classroom.grid.GridModel;
import app.saywell.ui.classroom.grid.GridView;
import app.saywell.ui.kit.Nodes;
import app.saywell.ui.kit.ScaleBar;
import app.saywell.ui.kit.Texts;

import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

import java.util.Locale;
import java.util.Optional;

/// The grid with its head: the lesson, how far the class is, and what the queue has to say.
final class GridPage extends VBox {
    // One call at a time, each with its upload.
    private static final double SECONDS_A_CALL = 2;

    private final ClassChoice choice;
    private final GridModel model;
    private final Texts texts;
    private final HBox head = new HBox(14);
    private final StackPane table = new StackPane();
    private final Label counts = Nodes.label("", "small", "soft");
    private final StackPane bar = new StackPane();
    private final Label cost = Nodes.wrapped(Nodes.label("", "small", "soft"));
    private final HBox trouble = new HBox(12);
    private final GridView grid;

    GridPage(ClassChoice choice, GridModel model, GridView grid, Texts texts) {
        super(12);
        this.choice = choice;
        this.model = model;
        this.grid = grid;
        this.texts = texts;
        getStyleClass().addAll("middle", "grid-page");
        grid.namesHidden().bind(choice.namesHidden());
        StackPane card = new StackPane(grid);
        card.getStyleClass().addAll("card", "grid-card");
        table.getChildren().add(card);
        VBox.setVgrow(table, Priority.ALWAYS);
        head.setAlignment(Pos.CENTER_LEFT);
        layoutHead();
        getChildren().addAll(head, cost, trouble, table);
        bind();
    }

    private void layoutHead() {
        Label title =
                Nodes.label(
                        choice.lesson().map(g -> g.map(one -> one.lesson().title()).orElse("")),
                        "page-title");
        title.setId("lesson-name");
        bar.setMinWidth(60);
        bar.setPrefWidth(150);
        bar.setMaxWidth(150);
        counts.setId("counts");
        counts.setMinWidth(Region.USE_PREF_SIZE);
        ToggleButton hide = new ToggleButton();
        hide.setId("hide-names");
        hide.textProperty().bind(texts.of("classroom.hide-names"));
        hide.getStyleClass().setAll("toggle-button", "chip");
        hide.selectedProperty().bindBidirectional(choice.namesHidden());
        hide.setMinWidth(Region.USE_PREF_SIZE);
        head.getChildren().addAll(title, Nodes.spacer(), bar, counts, hide);
    }

    private void bind() {
        cost.setId("cost");
        Nodes.showWhen(cost, cost.textProperty().isNotEmpty());
        model.board().subscribe(this::show);
        choice.lesson().subscribe(this::show);
        choice.chosen().subscribe(any -> show(model.board().get()));
        texts.language().addListener(change -> show(model.board().get()));
    }

    private void show(Optional<Given> lesson) {
        head.setVisible(lesson.isPresent());
        show(model.board().get());
    }

    private void show(Board board) {
        String done = texts.get("classroom.counts", board.recorded(), board.cells());
        counts.setText(
                board.waiting() == 0
                        ? done
                        : done + " · " + texts.get("classroom.counts.waiting", board.waiting()));
        bar.getChildren()
                .setAll(
                        new ScaleBar(
                                board.cells() == 0
                                        ? 0
                                        : (double) board.recorded() / board.cells()));
        cost.setText(board.cost().filter(one -> one.calls() > 0).map(this::said).orElse(""));
        showTrouble(board);
        boolean empty = board.pupils().isEmpty() || board.sentences().isEmpty();
        grid.setVisible(!empty);
        if (table.getChildren().size() > 1) {
            table.getChildren().remove(1);
        }
        if (empty) {
            table.getChildren().add(invitation(board));
        }
    }

    private String said(Estimate one) {
        return texts.get(
                "classroom.cost",
                one.calls(),
                one.seconds() / 60,
                String.format(Locale.ROOT, "%.2f", one.microDollars() / 1e6),
                Math.max(1, Math.round(one.calls() * SECONDS_A_CALL / 60)));
    }

    private VBox invitation(Board board) {
        boolean pupils = board.pupils().isEmpty();
        String key = pupils ? "classroom.empty.pupils" : "classroom.empty.lesson";
        VBox box =
                Nodes.column(
                        8,
                        Nodes.label(texts.get(key + ".title"), "page-title"),
                        Nodes.wrapped(Nodes.label(texts.get(key), "soft")));
        if (pupils) {
            Button go =
                    Nodes.button(
                            texts.of("classroom.empty.pupils.go"),
                            () -> choice.page().set(Page.PUPILS),
                            "primary");
            go.setId("add-first-pupils");
            box.getChildren().add(go);
        }
        box.getStyleClass().add("invitation-pane");
        box.setAlignment(Pos.CENTER);
        box.setMaxWidth(460);
        return box;
    }

    /// Where the queue stands still or something failed, says so and offers to go on.
    private void showTrouble(Board board) {
        Optional<Failure.Kind> stopped = model.stoppedBy();
        boolean any = stopped.isPresent() || board.failed() > 0;
        trouble.getChildren().clear();
        trouble.setVisible(any);
        trouble.setManaged(any);
        if (!any) {
            return;
        }
        String what =
                stopped.map(kind -> kind.name().toLowerCase(Locale.ROOT).replace('_', '-'))
                        .map(kind -> texts.get("practice.failure." + kind + ".what"))
                        .orElseGet(() -> texts.get("classroom.failed", board.failed()));
        Label words = Nodes.wrapped(Nodes.label(what + " " + texts.get("classroom.failed.safe")));
        HBox.setHgrow(words, Priority.ALWAYS);
        Button again = Nodes.button(texts.of("classroom.again"), model::judgeAgain, "chip");
        again.setId("judge-again-all");
        again.setMinWidth(Region.USE_PREF_SIZE);
        trouble.getStyleClass().setAll("notice", "failed");
        trouble.setAlignment(Pos.CENTER_LEFT);
        trouble.getChildren().addAll(words, again);
    }
}
