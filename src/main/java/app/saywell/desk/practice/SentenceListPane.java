package app.saywell.desk.practice;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.RowWindow;
import app.saywell.desk.kit.ScoreLevelBadge;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.kit.text.TextExcerpt;
import app.saywell.desk.kit.theme.ScoreLevel;
import app.saywell.desk.kit.theme.TextScale;
import app.saywell.desk.practice.notice.ViewOnlyNotice;
import app.saywell.desk.practice.state.PracticeActions;
import app.saywell.desk.practice.state.PracticePhase;
import app.saywell.desk.practice.state.PracticeState;
import app.saywell.desk.practice.state.SentenceList;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;

/// The left column: current learner, lesson, and its sentences with their score levels.
final class SentenceListPane extends VBox {
    /// In pixels of the normal text size.
    private static final double ROW_WIDTH = 160;
    private static final int MAX_TEXT_LENGTH = 80;
    private static final double MIN_LIST_HEIGHT = 110;
    private static final double MIN_BELOW_HEIGHT = 90;

    private final PracticeState practiceState;
    private final LocalizedTexts texts;
    private final PracticeActions actions;
    private final RowWindow rows = new RowWindow(2, 60, 8);
    private final ScrollPane list = new ScrollPane(rows);
    private final Label counts = NodeFactory.wrapped(NodeFactory.label("", "caption"));
    private final TextScale textScale = new TextScale();
    private long revealedSentence;

    SentenceListPane(PracticeState practiceState, PracticeActions actions, LocalizedTexts texts) {
        this.practiceState = practiceState;
        this.actions = actions;
        this.texts = texts;
        getStyleClass().add("roll");
        VBox head = NodeFactory.column(6, new PracticeMenu(practiceState, actions, texts), counts);
        head.getStyleClass().add("roll-head");
        list.setFitToWidth(true);
        list.setFocusTraversable(false);
        list.setMinHeight(MIN_LIST_HEIGHT);
        // It takes what the node below leaves.
        list.setPrefHeight(MIN_LIST_HEIGHT);
        VBox.setVgrow(list, Priority.ALWAYS);
        getChildren()
                .addAll(
                        new CurrentLearnerCard(practiceState, actions, texts),
                        new ViewOnlyNotice(practiceState, actions, texts),
                        head,
                        list,
                        textScale);
        practiceState.sentenceList().subscribe(this::show);
        practiceState
                .phase()
                .subscribe(any ->
                        counts.setText(countsText(practiceState.sentenceList().get())));
        texts.language().addListener(change -> show(practiceState.sentenceList().get()));
    }

    /// Adds a node below the list. Where the column is too low for both, it scrolls.
    void addBelow(Node node) {
        ScrollPane below = new ScrollPane(node);
        below.setFitToWidth(true);
        below.setFocusTraversable(false);
        below.managedProperty().bind(node.managedProperty());
        below.visibleProperty().bind(node.visibleProperty());
        below.setMinHeight(MIN_BELOW_HEIGHT);
        getChildren().add(getChildren().indexOf(list) + 1, below);
    }

    private void show(SentenceList sentences) {
        counts.setText(countsText(sentences));
        rows.show(sentences.rows().size(), i -> row(sentences.rows().get(i), i, i == sentences.chosenIndex()));
        // Only when another sentence was chosen: whoever has scrolled since stays there.
        sentences
                .chosen()
                .filter(chosen -> chosen.sentenceId() != revealedSentence)
                .ifPresent(chosen -> {
                    revealedSentence = chosen.sentenceId();
                    rows.reveal(sentences.chosenIndex());
                });
    }

    private String countsText(SentenceList sentences) {
        if (sentences.rows().isEmpty()) {
            boolean isRead = practiceState.phase().get() instanceof PracticePhase.NoSentence;
            return isRead ? texts.get("practice.roll.empty") : "";
        }
        return texts.get(
                "practice.roll.counts",
                sentences.count(ScoreLevel.GOOD),
                sentences.count(ScoreLevel.NEARLY),
                sentences.count(ScoreLevel.WEAK),
                sentences.rows().size());
    }

    private Button row(SentenceList.SentenceListRow row, int number, boolean isChosen) {
        Text text = new Text(TextExcerpt.of(row.text(), MAX_TEXT_LENGTH));
        text.getStyleClass().add("row-text");
        text.wrappingWidthProperty().bind(textScale.factor().multiply(ROW_WIDTH));
        HBox line = NodeFactory.row(10, new ScoreLevelBadge(row.level()), text);
        line.setAlignment(Pos.CENTER_LEFT);
        Button button = new Button();
        button.setGraphic(line);
        button.setId("row-" + number);
        button.getStyleClass().setAll("button", "row");
        if (isChosen) {
            button.getStyleClass().add("chosen");
        }
        button.setMaxWidth(Double.MAX_VALUE);
        button.setAccessibleRole(AccessibleRole.LIST_ITEM);
        button.setAccessibleText(
                row.text() + ", " + texts.get("practice.level." + row.level().key()));
        button.setOnAction(event -> actions.chooseSentence(number));
        return button;
    }
}
