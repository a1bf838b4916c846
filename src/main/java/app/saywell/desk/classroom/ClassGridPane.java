package app.saywell.desk.classroom;

import app.saywell.desk.calls.CostEstimate;
import app.saywell.desk.classes.view.AssignedLesson;
import app.saywell.desk.classes.view.ClassTab;
import app.saywell.desk.classes.view.ClassViewModel;
import app.saywell.desk.classroom.grid.ClassGridView;
import app.saywell.desk.classroom.grid.ClassGridViewModel;
import app.saywell.desk.classroom.grid.FailedTake;
import app.saywell.desk.classroom.grid.GridSnapshot;
import app.saywell.desk.kit.HeaderRow;
import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.ScaleBar;
import app.saywell.desk.kit.text.FailureTexts;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.kit.text.TextExcerpt;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.take.Take;
import app.saywell.speech.CallFailure;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.binding.Bindings;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.text.TextAlignment;

/// The grid with its header: the lesson, the progress of the class, and problems of the scoring
/// queue.
final class ClassGridPane extends VBox {
    // Calls run one at a time, each with an upload.
    private static final double SECONDS_PER_CALL = 2;

    private static final int MAX_SENTENCE_LENGTH = 40;
    private static final double TROUBLE_TEXT_WIDTH = 300;

    private final ClassViewModel classViewModel;
    private final ClassGridViewModel viewModel;
    private final LocalizedTexts texts;
    private final HeaderRow header;
    private final StackPane gridContainer = new StackPane();
    private final Label countsLabel = NodeFactory.label("", "small", "soft");
    private final StackPane progressHolder = new StackPane();
    private final Label costLabel = NodeFactory.wrapped(NodeFactory.label("", "small", "soft"));
    private final StackPane troubleBar = new StackPane();
    private final ClassGridView gridView;
    private final Consumer<Take.TakeOwner> recordAgain;

    /// @param recordAgain starts the turn of a learner with a sentence
    ClassGridPane(
            ClassViewModel classViewModel,
            ClassGridViewModel viewModel,
            ClassGridView gridView,
            LocalizedTexts texts,
            Consumer<Take.TakeOwner> recordAgain) {
        super(12);
        this.recordAgain = recordAgain;
        this.classViewModel = classViewModel;
        this.viewModel = viewModel;
        this.gridView = gridView;
        this.texts = texts;
        getStyleClass().addAll("middle", "grid-page");
        StackPane card = new StackPane(gridView);
        card.getStyleClass().addAll("card", "grid-card");
        gridContainer.getChildren().add(card);
        header = layoutHeader();
        troubleBar.getStyleClass().setAll("notice", "failed");
        troubleBar.setId("class-trouble");
        troubleBar.setMaxHeight(Region.USE_PREF_SIZE);
        StackPane gridAndTrouble = new StackPane(gridContainer, troubleBar);
        StackPane.setAlignment(troubleBar, Pos.BOTTOM_CENTER);
        VBox.setVgrow(gridAndTrouble, Priority.ALWAYS);
        gridView.foot()
                .bind(Bindings.when(troubleBar.visibleProperty())
                        .then(troubleBar.heightProperty())
                        .otherwise(0));
        getChildren().addAll(header, costLabel, gridAndTrouble);
        bind();
    }

    private HeaderRow layoutHeader() {
        Label title = NodeFactory.label(
                classViewModel.selectedLesson().map(selected -> selected.map(
                                assigned -> assigned.lesson().title())
                        .orElse("")),
                "page-title");
        title.setId("lesson-name");
        NodeFactory.wrapped(title);
        progressHolder.setMinWidth(60);
        progressHolder.setPrefWidth(150);
        progressHolder.setMaxWidth(150);
        countsLabel.setId("counts");
        countsLabel.setMinWidth(Region.USE_PREF_SIZE);
        ToggleButton hideNamesButton = new ToggleButton();
        hideNamesButton.setId("hide-names");
        hideNamesButton.textProperty().bind(texts.binding("classroom.hide-names"));
        hideNamesButton.getStyleClass().setAll("toggle-button", "chip");
        hideNamesButton
                .selectedProperty()
                .bindBidirectional(classViewModel.names().hidden());
        hideNamesButton.setMinWidth(Region.USE_PREF_SIZE);
        HBox tools = NodeFactory.row(14, progressHolder, countsLabel, hideNamesButton);
        tools.setAlignment(Pos.CENTER_LEFT);
        return new HeaderRow(title, tools);
    }

    private void bind() {
        costLabel.setId("cost");
        NodeFactory.showWhen(costLabel, costLabel.textProperty().isNotEmpty());
        viewModel.snapshot().subscribe(this::show);
        classViewModel.selectedLesson().subscribe(this::show);
        classViewModel
                .names()
                .hidden()
                .subscribe(any -> show(viewModel.snapshot().get()));
        classViewModel
                .selectedClass()
                .subscribe(any -> show(viewModel.snapshot().get()));
        texts.language().addListener(change -> show(viewModel.snapshot().get()));
    }

    private void show(Optional<AssignedLesson> lesson) {
        header.setVisible(lesson.isPresent());
        show(viewModel.snapshot().get());
    }

    private void show(GridSnapshot snapshot) {
        String recorded = texts.get("classroom.counts", snapshot.recordedCount(), snapshot.cellCount());
        String done = snapshot.homeCount() == 0
                ? recorded
                : recorded + " · " + texts.get("classroom.counts.home", snapshot.homeCount());
        countsLabel.setText(
                snapshot.waitingCount() == 0
                        ? done
                        : done + " · " + texts.get("classroom.counts.waiting", snapshot.waitingCount()));
        progressHolder
                .getChildren()
                .setAll(new ScaleBar(
                        snapshot.cellCount() == 0 ? 0 : (double) snapshot.recordedCount() / snapshot.cellCount()));
        costLabel.setText(snapshot.cost()
                .filter(estimate -> estimate.calls() > 0)
                .map(this::costText)
                .orElse(""));
        showTrouble(snapshot);
        boolean empty = snapshot.learners().isEmpty() || snapshot.sentences().isEmpty();
        gridView.setVisible(!empty);
        if (gridContainer.getChildren().size() > 1) {
            gridContainer.getChildren().remove(1);
        }
        boolean loading = empty && isLoading();
        countsLabel.setVisible(!loading);
        if (empty && !loading) {
            gridContainer.getChildren().add(invitation(snapshot));
        }
    }

    /// Whether the grid of the selected lesson is not read yet.
    private boolean isLoading() {
        return classViewModel
                .selectedLesson()
                .get()
                .filter(assigned -> !viewModel.isLoaded(assigned.lesson().id()))
                .isPresent();
    }

    private String costText(CostEstimate estimate) {
        return texts.get(
                "classroom.cost",
                estimate.calls(),
                estimate.seconds() / 60,
                String.format(Locale.ROOT, "%.2f", estimate.microDollars() / 1e6),
                Math.max(1, Math.round(estimate.calls() * SECONDS_PER_CALL / 60)));
    }

    private VBox invitation(GridSnapshot snapshot) {
        boolean noLearners = snapshot.learners().isEmpty();
        String key = noLearners
                ? "classroom.empty.learners"
                : classViewModel.selectedLesson().get().isPresent()
                        ? "classroom.empty.sentences"
                        : "classroom.empty.lesson";
        Label explanation = NodeFactory.wrapped(NodeFactory.label(texts.get(key), "soft"));
        explanation.setTextAlignment(TextAlignment.CENTER);
        VBox box = NodeFactory.column(8, NodeFactory.label(texts.get(key + ".title"), "page-title"), explanation);
        if (noLearners) {
            Button addLearnersButton = NodeFactory.button(
                    texts.binding("classroom.empty.learners.go"),
                    () -> classViewModel.selectedTab().set(ClassTab.LEARNERS),
                    "primary");
            addLearnersButton.setId("add-first-learners");
            box.getChildren().add(addLearnersButton);
        }
        box.getStyleClass().add("invitation-pane");
        box.setAlignment(Pos.CENTER);
        box.setMaxWidth(460);
        return box;
    }

    /// Shows a notice with what can be done if the queue stopped or a take failed. It lies over the
    /// foot of the grid and moves nothing; the last rows can be scrolled above it.
    private void showTrouble(GridSnapshot snapshot) {
        Optional<CallFailure.FailureKind> stopped = viewModel.stoppedBy();
        boolean hasTrouble = stopped.isPresent() || snapshot.failedCount() > 0;
        troubleBar.getChildren().clear();
        troubleBar.setVisible(hasTrouble);
        if (!hasTrouble) {
            return;
        }
        String what = stopped.map(this::reason).orElseGet(() -> failureText(snapshot));
        Label messageLabel = NodeFactory.wrapped(NodeFactory.label(what + " " + texts.get("classroom.failed.safe")));
        HBox steps = NodeFactory.row(4, troubleButton("classroom.again", "judge-again-all", viewModel::retryFailed));
        troubleBar.getChildren().add(new HeaderRow(messageLabel, steps, TROUBLE_TEXT_WIDTH));
        if (stopped.isEmpty() && !snapshot.failedTakes().isEmpty()) {
            FailedTake first = snapshot.failedTakes().getFirst();
            steps.getChildren()
                    .addAll(
                            troubleButton(
                                    "classroom.failed.record-again",
                                    "record-failed-again",
                                    () -> recordAgain.accept(first.take().owner())),
                            troubleButton("classroom.failed.leave", "leave-failed", viewModel::leaveUnscored));
        }
    }

    private Button troubleButton(String key, String id, Runnable action) {
        Button button = NodeFactory.button(texts.binding(key), action, "chip");
        button.setId(id);
        button.setMinWidth(Region.USE_PREF_SIZE);
        return button;
    }

    /// Whose recordings were not scored, and why.
    private String failureText(GridSnapshot snapshot) {
        String count = texts.get("classroom.failed", snapshot.failedCount());
        if (snapshot.failedTakes().isEmpty()) {
            return count;
        }
        FailedTake first = snapshot.failedTakes().getFirst();
        int row = snapshot.rowOf(first.take().owner().learnerId());
        int column = snapshot.columnOf(first.take().owner().sentenceId());
        if (row < 0 || column < 0) {
            return count;
        }
        Learner learner = snapshot.learners().get(row);
        String who = classViewModel.names().of(learner);
        String line = texts.get(
                "classroom.failed.one",
                who,
                TextExcerpt.of(snapshot.sentences().get(column).text(), MAX_SENTENCE_LENGTH),
                reason(first.reason()));
        int others = snapshot.failedCount() - 1;
        return others == 0 ? line : line + " " + texts.get("classroom.failed.others", others);
    }

    private String reason(CallFailure.FailureKind kind) {
        return texts.get(FailureTexts.what(kind));
    }
}
