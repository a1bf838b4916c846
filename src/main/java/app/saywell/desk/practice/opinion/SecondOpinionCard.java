package app.saywell.desk.practice.opinion;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.ScoreLevelBadge;
import app.saywell.desk.kit.axis.VoiceSide;
import app.saywell.desk.kit.text.EnumKey;
import app.saywell.desk.kit.text.FailureTexts;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.kit.text.MoneyFormat;
import app.saywell.desk.kit.theme.ScoreLevel;
import app.saywell.desk.practice.state.PracticeActions;
import app.saywell.desk.practice.state.PracticeState;
import app.saywell.desk.school.AnswerOrigin;
import app.saywell.desk.takes.scoring.ScoringComparison;
import app.saywell.speech.CallFailure;
import app.saywell.speech.Word;
import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressIndicator;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// Shows the totals of both services, and the words on which they disagree, to listen to.
public final class SecondOpinionCard extends VBox {
    private static final String ASK = "ask-opinion";

    private final SecondOpinionViewModel viewModel;
    private final PracticeState practiceState;
    private final PracticeActions actions;
    private final LocalizedTexts texts;
    private boolean isAskedByKey;

    /// Follows the view model.
    public SecondOpinionCard(
            SecondOpinionViewModel viewModel,
            PracticeState practiceState,
            PracticeActions actions,
            LocalizedTexts texts) {
        super(10);
        this.viewModel = viewModel;
        this.practiceState = practiceState;
        this.actions = actions;
        this.texts = texts;
        setId("opinion");
        getStyleClass().addAll("card", "opinion-card");
        NodeFactory.showWhen(
                this, viewModel.opinionState().map(asked -> !(asked instanceof SecondOpinionState.OpinionUnavailable)));
        viewModel.opinionState().subscribe(changed -> rebuild());
        texts.language().addListener(change -> rebuild());
    }

    // While the answer is awaited nothing in the card takes the keyboard, so the card itself has it.
    private void rebuild() {
        Node asking = lookup("#" + ASK);
        boolean isAsking = asking != null && asking.isFocused();
        if (isAsking) {
            isAskedByKey = asking.isFocusVisible();
        }
        boolean wasAwaited = isFocused();
        NodeFactory.rebuildKeepingFocus(this, this::refresh);
        Node control = lookup(".button");
        if (isAsking && control == null) {
            requestFocus();
        } else if (wasAwaited && control != null && isAskedByKey) {
            NodeFactory.focusByKey(control);
        } else if (wasAwaited && control != null) {
            control.requestFocus();
        }
    }

    private void refresh() {
        getChildren().setAll(NodeFactory.label(texts.get("practice.opinion"), "caption"));
        switch (viewModel.opinionState().get()) {
            case SecondOpinionState.OpinionUnavailable nothing -> {}
            case SecondOpinionState.OpinionNotAsked open ->
                getChildren().addAll(whyLabel(), askButton(open.microDollars()));
            case SecondOpinionState.OpinionPending waiting -> getChildren().add(pendingRow());
            case SecondOpinionState.OpinionRefused refused ->
                getChildren().addAll(refusalBox(refused.failure()), askButton(0));
            case SecondOpinionState.OpinionReceived answered -> refresh(answered.comparison());
        }
    }

    private Label whyLabel() {
        return NodeFactory.wrapped(NodeFactory.label(texts.get("practice.opinion.why"), "small", "soft"));
    }

    private Button askButton(long microDollars) {
        Button button = NodeFactory.button(
                microDollars == 0
                        ? texts.binding("practice.opinion.ask")
                        : texts.binding("practice.opinion.ask.price", MoneyFormat.formatDollars(microDollars)),
                viewModel::ask,
                "chip");
        button.setId(ASK);
        return button;
    }

    private HBox pendingRow() {
        ProgressIndicator spinner = new ProgressIndicator();
        spinner.setPrefSize(20, 20);
        HBox row = NodeFactory.row(10, spinner, NodeFactory.label(texts.get("practice.judging"), "soft"));
        row.setAlignment(Pos.CENTER_LEFT);
        return row;
    }

    /// What to do so that the other service can be asked.
    private VBox refusalBox(CallFailure failure) {
        String ownKey = "practice.opinion." + EnumKey.of(failure.kind());
        VBox box = NodeFactory.column(
                4,
                NodeFactory.wrapped(NodeFactory.label(
                        texts.find(ownKey).orElseGet(() -> texts.get(FailureTexts.what(failure.kind()))), "strong")),
                NodeFactory.wrapped(NodeFactory.label(
                        texts.find(ownKey + ".do").orElseGet(() -> texts.get(FailureTexts.remedy(failure.kind()))))));
        box.setId("opinion-refused");
        box.getStyleClass().addAll("notice", "failed");
        return box;
    }

    private void refresh(ScoringComparison comparison) {
        List<ScoringComparison.ComparedWord> disagreements = comparison.disagreements();
        int pairCount = comparison.wordPairs().size();
        Label agreed = NodeFactory.wrapped(NodeFactory.label(
                texts.get("practice.opinion.agree", pairCount - disagreements.size(), pairCount), "strong"));
        agreed.setId("opinion-agreed");
        getChildren().addAll(agreed, totalRow(comparison.first()), totalRow(comparison.second()));
        if (!disagreements.isEmpty()) {
            getChildren().add(NodeFactory.label(texts.get("practice.opinion.listen"), "caption"));
        }
        for (int i = 0; i < disagreements.size(); i++) {
            getChildren().add(disagreementRow(disagreements.get(i), i));
        }
        getChildren().add(NodeFactory.wrapped(NodeFactory.label(texts.get("practice.opinion.counts"), "caption")));
    }

    private HBox totalRow(ScoringComparison.ServiceResult voice) {
        String who =
                voice.service().equals(AnswerOrigin.EMBEDDED) ? texts.get("practice.opinion.here") : voice.service();
        Label name = NodeFactory.wrapped(NodeFactory.label(who, "small"));
        HBox.setHgrow(name, Priority.ALWAYS);
        name.setMaxWidth(Double.MAX_VALUE);
        return NodeFactory.row(8, name, NodeFactory.label(String.valueOf(Math.round(voice.total())), "strong"));
    }

    private HBox disagreementRow(ScoringComparison.ComparedWord pair, int position) {
        Label word = NodeFactory.wrapped(NodeFactory.label(pair.first().word(), "strong"));
        HBox.setHgrow(word, Priority.ALWAYS);
        word.setMaxWidth(Double.MAX_VALUE);
        Button listenButton = new Button(texts.get("practice.hear-mine"), NodeFactory.icon("icon-play"));
        listenButton.getStyleClass().setAll("button", "chip", "hear-disagreement");
        listenButton.setId("hear-disagreement-" + position);
        listenButton.setMinWidth(USE_PREF_SIZE);
        listenButton.setOnAction(event -> actions.play(
                VoiceSide.LEARNER, pair.first().start(), pair.first().end()));
        HBox row = NodeFactory.row(8, word, scoreLabel(pair.first()), scoreLabel(pair.second()), listenButton);
        row.setAlignment(Pos.CENTER_LEFT);
        return row;
    }

    private static Node scoreLabel(Word word) {
        Label number = NodeFactory.label(String.valueOf(Math.round(word.countedScore())), "small");
        number.setGraphic(new ScoreLevelBadge(ScoreLevel.of(word)));
        number.setMinWidth(USE_PREF_SIZE);
        return number;
    }
}
