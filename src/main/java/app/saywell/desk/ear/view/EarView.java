package app.saywell.desk.ear.view;

import app.saywell.desk.ear.ContrastProgress;
import app.saywell.desk.ear.view.EarPhase.RoundEnded;
import app.saywell.desk.ear.view.EarPhase.RoundIdle;
import app.saywell.desk.ear.view.EarPhase.TrialAsked;
import app.saywell.desk.ear.view.EarPhase.TrialPreparing;
import app.saywell.desk.ear.view.EarPhase.TrialTold;
import app.saywell.desk.ear.view.EarPhase.VoiceFailed;
import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.text.LocalizedTexts;
import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.VBox;

/// The page of ear training: the contrasts at the left, the round beside them.
public final class EarView {
    /// The style sheet of this screen.
    public static final String STYLES = "ear/ear.css";

    private static final int TRIALS_A_MINUTE = 7;

    private final EarViewModel viewModel;
    private final LocalizedTexts texts;
    private final BorderPane root = new BorderPane();
    private final VBox card = new VBox(16);
    private final Label title = NodeFactory.wrapped(NodeFactory.label("", "page-title"));
    private final Label level = NodeFactory.wrapped(NodeFactory.label("", "soft"));
    private final Label count = NodeFactory.label("", "soft");
    private final TrialPane trial;
    private final Button startButton;
    private final Button onButton;
    private final Button againButton;

    EarView(EarViewModel viewModel, LocalizedTexts texts) {
        this.viewModel = viewModel;
        this.texts = texts;
        trial = new TrialPane(viewModel, texts);
        startButton = NodeFactory.button(texts.binding("ear.start"), viewModel::start, "primary");
        onButton = NodeFactory.button(texts.binding("ear.end.on"), viewModel::goOn, "primary");
        againButton = NodeFactory.button(texts.binding("ear.end.again"), viewModel::start, "quiet");
        layout();
        bind();
    }

    Parent root() {
        return root;
    }

    /// Gives the keyboard to what starts a round.
    void focus() {
        NodeFactory.whenInScene(startButton, startButton::requestFocus);
    }

    private void layout() {
        startButton.setId("start-round");
        onButton.setId("round-on");
        againButton.setId("round-again");
        count.setId("round-count");
        card.getStyleClass().addAll("card", "ear-card");
        card.setAlignment(Pos.TOP_CENTER);
        root.setLeft(new ContrastListPane(viewModel, texts));
        root.setCenter(NodeFactory.scrollingMiddle(card));
    }

    private void bind() {
        viewModel.phase().subscribe(this::show);
        viewModel.chosen().subscribe(this::show);
        viewModel.contrasts().subscribe(this::show);
        texts.language().subscribe(this::show);
    }

    private void show() {
        List<ContrastProgress> inRound = viewModel.inRound();
        boolean isMixed = viewModel.chosen().get().isEmpty();
        if (isMixed || inRound.isEmpty()) {
            title.setText(texts.get("ear.mixed"));
            level.setText(String.join(
                    ", ",
                    inRound.stream()
                            .map(progress -> ContrastTexts.name(progress.contrast(), texts))
                            .toList()));
        } else {
            ContrastProgress only = inRound.getFirst();
            title.setText(ContrastTexts.name(only.contrast(), texts));
            level.setText(ContrastTexts.level(only, texts) + " · " + ContrastTexts.learned(only, texts));
        }
        RoundScore score = viewModel.score().get();
        count.setText(texts.get("ear.count", score.answered(), viewModel.roundLength(), score.right()));
        switch (viewModel.phase().get()) {
            case RoundIdle _ -> {
                startButton.setAccessibleText(null);
                set(about(), startButton);
            }
            case TrialPreparing _ -> set(count, NodeFactory.label(texts.get("ear.preparing"), "soft"));
            case TrialAsked(var asked) -> {
                trial.ask(asked);
                set(count, trial);
            }
            case TrialTold told -> {
                set(count, trial);
                trial.tell(told);
            }
            case RoundEnded(RoundScore ended) -> showEnd(ended);
            case VoiceFailed(var message) -> {
                String why = texts.get(message.key(), message.arguments());
                set(NodeFactory.wrapped(NodeFactory.label(why, "warned")), startButton);
                focusAfter(why, startButton);
            }
        }
    }

    private Label about() {
        Label about = NodeFactory.wrapped(NodeFactory.label(texts.get(
                "ear.about", viewModel.roundLength(), Math.ceilDiv(viewModel.roundLength(), TRIALS_A_MINUTE))));
        about.setId("ear-about");
        return about;
    }

    private void showEnd(RoundScore ended) {
        Label result = NodeFactory.wrapped(
                NodeFactory.label(texts.get("ear.end", ended.answered(), ended.right()), "place-title"));
        result.setId("round-end");
        Label advice = NodeFactory.wrapped(NodeFactory.label(texts.get(advice(ended))));
        if (viewModel.leadsOn()) {
            set(result, advice, onButton, againButton);
        } else {
            set(result, advice, startButton);
        }
        focusAfter(result.getText() + " " + advice.getText(), viewModel.leadsOn() ? onButton : startButton);
    }

    /// Gives the keyboard to what comes next; a screen reader first says what came before.
    private static void focusAfter(String told, Button next) {
        next.setAccessibleText(told + " " + next.getText());
        next.requestFocus();
    }

    private static String advice(RoundScore ended) {
        double share = (double) ended.right() / Math.max(1, ended.answered());
        if (share >= 0.9) {
            return "ear.end.well";
        }
        return share >= 0.7 ? "ear.end.middle" : "ear.end.hard";
    }

    private void set(Node... below) {
        List<Node> wanted = new java.util.ArrayList<>(List.of(title, level));
        wanted.addAll(List.of(below));
        NodeFactory.exchangeChildren(card, wanted);
    }
}
