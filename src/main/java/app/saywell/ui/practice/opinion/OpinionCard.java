package app.saywell.ui.practice.opinion;

import app.saywell.library.people.Strictness;
import app.saywell.library.store.Origin;
import app.saywell.practice.scoring.Comparison;
import app.saywell.speech.Failure;
import app.saywell.speech.Word;
import app.saywell.ui.kit.Level;
import app.saywell.ui.kit.LevelMark;
import app.saywell.ui.kit.Money;
import app.saywell.ui.kit.Nodes;
import app.saywell.ui.kit.Texts;
import app.saywell.ui.kit.wave.Side;
import app.saywell.ui.practice.desk.Desk;
import app.saywell.ui.practice.desk.PracticeActions;
import app.saywell.ui.practice.desk.Verdict;

import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressIndicator;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import java.util.List;
import java.util.Locale;

/// Both services side by side, and only the words to listen to that they do not agree on.
public final class OpinionCard extends VBox {
    private final OpinionModel model;
    private final Desk desk;
    private final PracticeActions actions;
    private final Texts texts;

    /// Follows the model.
    public OpinionCard(OpinionModel model, Desk desk, PracticeActions actions, Texts texts) {
        super(10);
        this.model = model;
        this.desk = desk;
        this.actions = actions;
        this.texts = texts;
        setId("opinion");
        getStyleClass().addAll("card", "opinion-card");
        Nodes.showWhen(this, model.asked().map(asked -> !(asked instanceof Asked.Nothing)));
        model.asked().subscribe(any -> show());
        texts.language().addListener(change -> show());
    }

    private void show() {
        getChildren().setAll(Nodes.label(texts.get("practice.opinion"), "caption"));
        switch (model.asked().get()) {
            case Asked.Nothing nothing -> {}
            case Asked.Open open -> getChildren().addAll(why(), ask(open.microDollars()));
            case Asked.Waiting waiting -> getChildren().add(busy());
            case Asked.Refused refused -> getChildren().addAll(refused(refused.failure()), ask(0));
            case Asked.Answered answered -> show(answered.comparison());
        }
    }

    private Label why() {
        return Nodes.wrapped(Nodes.label(texts.get("practice.opinion.why"), "small", "soft"));
    }

    private Button ask(long microDollars) {
        Button ask =
                Nodes.button(
                        microDollars == 0
                                ? texts.of("practice.opinion.ask")
                                : texts.of(
                                        "practice.opinion.ask.price", Money.dollars(microDollars)),
                        model::ask,
                        "chip");
        ask.setId("ask-opinion");
        return ask;
    }

    private HBox busy() {
        ProgressIndicator wheel = new ProgressIndicator();
        wheel.setPrefSize(20, 20);
        HBox row = Nodes.row(10, wheel, Nodes.label(texts.get("practice.judging"), "soft"));
        row.setAlignment(Pos.CENTER_LEFT);
        return row;
    }

    /// What is to be done so that somebody can be asked.
    private VBox refused(Failure failure) {
        String kind = failure.kind().name().toLowerCase(Locale.ROOT).replace('_', '-');
        String own = "practice.opinion." + kind;
        VBox box =
                Nodes.column(
                        4,
                        Nodes.wrapped(
                                Nodes.label(
                                        texts.find(own)
                                                .orElseGet(
                                                        () ->
                                                                texts.get(
                                                                        "practice.failure."
                                                                                + kind
                                                                                + ".what")),
                                        "strong")),
                        Nodes.wrapped(
                                Nodes.label(
                                        texts.find(own + ".do")
                                                .orElseGet(
                                                        () ->
                                                                texts.get(
                                                                        "practice.failure."
                                                                                + kind
                                                                                + ".do")))));
        box.setId("opinion-refused");
        box.getStyleClass().addAll("notice", "failed");
        return box;
    }

    private void show(Comparison comparison) {
        List<Comparison.Pair> apart = comparison.disagreements();
        int all = comparison.pairs().size();
        Label agreed =
                Nodes.wrapped(
                        Nodes.label(
                                texts.get("practice.opinion.agree", all - apart.size(), all),
                                "strong"));
        agreed.setId("opinion-agreed");
        getChildren().addAll(agreed, total(comparison.first()), total(comparison.second()));
        if (!apart.isEmpty()) {
            getChildren().add(Nodes.label(texts.get("practice.opinion.listen"), "caption"));
        }
        apart.forEach(pair -> getChildren().add(row(pair)));
        getChildren()
                .add(Nodes.wrapped(Nodes.label(texts.get("practice.opinion.counts"), "caption")));
    }

    private HBox total(Comparison.Voice voice) {
        String who =
                voice.service().equals(Origin.EMBEDDED)
                        ? texts.get("practice.opinion.here")
                        : voice.service();
        Label name = Nodes.wrapped(Nodes.label(who, "small"));
        HBox.setHgrow(name, Priority.ALWAYS);
        name.setMaxWidth(Double.MAX_VALUE);
        return Nodes.row(8, name, Nodes.label(String.valueOf(Math.round(voice.total())), "strong"));
    }

    private HBox row(Comparison.Pair pair) {
        Label word = Nodes.wrapped(Nodes.label(pair.first().word(), "strong"));
        HBox.setHgrow(word, Priority.ALWAYS);
        word.setMaxWidth(Double.MAX_VALUE);
        Button hear = new Button(texts.get("practice.hear-mine"), Nodes.icon("icon-play"));
        hear.getStyleClass().setAll("button", "chip", "hear-disagreement");
        hear.setMinWidth(USE_PREF_SIZE);
        hear.setOnAction(
                event -> actions.play(Side.LEARNER, pair.first().start(), pair.first().end()));
        HBox row = Nodes.row(8, word, mark(pair.first()), mark(pair.second()), hear);
        row.setAlignment(Pos.CENTER_LEFT);
        return row;
    }

    private Node mark(Word word) {
        Level level =
                Level.of(
                        word.score(),
                        desk.verdict().get().map(Verdict::strictness).orElse(Strictness.ORDINARY));
        Label number = Nodes.label(String.valueOf(Math.round(word.score())), "small");
        number.setGraphic(new LevelMark(level));
        number.setMinWidth(USE_PREF_SIZE);
        return number;
    }
}
