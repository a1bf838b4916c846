package app.saywell.desk.dialogue.view;

import app.saywell.desk.dialogue.DialogueLine;
import app.saywell.desk.dialogue.view.DialoguePhase.AnswerSought;
import app.saywell.desk.dialogue.view.DialoguePhase.AnswerUnclear;
import app.saywell.desk.dialogue.view.DialoguePhase.DialogueEnded;
import app.saywell.desk.dialogue.view.DialoguePhase.DialogueFailed;
import app.saywell.desk.dialogue.view.DialoguePhase.NothingHeard;
import app.saywell.desk.dialogue.view.DialoguePhase.RoleChoice;
import app.saywell.desk.dialogue.view.DialoguePhase.TurnBeginning;
import app.saywell.desk.dialogue.view.DialoguePhase.TurnRecording;
import app.saywell.desk.dialogue.view.DialoguePhase.VoicePreparing;
import app.saywell.desk.dialogue.view.DialoguePhase.VoiceSpeaking;
import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.text.LocalizedTexts;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.application.Platform;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.VBox;

/// The page of dialogues: the list at the left, the conversation beside it, and below it what leads on.
public final class DialogueView {
    /// The style sheet of this screen.
    public static final String STYLES = "dialogue/dialogue.css";

    private final DialogueViewModel viewModel;
    private final LocalizedTexts texts;
    private final BorderPane root = new BorderPane();
    private final BorderPane page = new BorderPane();
    private final VBox column = new VBox(10);
    private final ScrollPane scrolled = NodeFactory.scrollingMiddle(column);
    private final RolePane roles;
    private final DialogueResultPane result;
    private final TurnBar bar;
    private final DialogueListPane list;

    DialogueView(DialogueViewModel viewModel, LocalizedTexts texts, Runnable paste) {
        this.viewModel = viewModel;
        this.texts = texts;
        list = new DialogueListPane(viewModel.list(), texts, paste);
        roles = new RolePane(viewModel, texts);
        result = new DialogueResultPane(viewModel, texts);
        bar = new TurnBar(viewModel, texts);
        layout();
        bind();
    }

    Parent root() {
        return root;
    }

    /// Gives the keyboard to what begins the dialogue.
    void focus() {
        roles.focus();
    }

    private void layout() {
        column.getStyleClass().add("dialogue-column");
        column.setAlignment(Pos.TOP_LEFT);
        page.setCenter(scrolled);
        page.setBottom(bar);
        root.setLeft(list);
        root.setCenter(page);
        root.getChildren().add(new LiveTurns(viewModel, texts, result.summary()).node());
    }

    private void bind() {
        viewModel.phase().subscribe(this::show);
        viewModel.list().chosen().subscribe(this::show);
        texts.language().subscribe(this::show);
        show();
    }

    private void show() {
        DialoguePhase phase = viewModel.phase().get();
        NodeFactory.setShown(list, !viewModel.isRunning());
        switch (phase) {
            case RoleChoice _ -> set(roles);
            case DialogueEnded _ -> set(result);
            case VoicePreparing _ -> showTalk(List.of());
            case VoiceSpeaking(DialogueLine line) -> showTalk(List.of(bubble(line, "dialogue-now")));
            case TurnBeginning(var answers) -> showTalk(turn(answers));
            case TurnRecording(var answers) -> showTalk(turn(answers));
            case AnswerSought(var answers) -> showTalk(turn(answers));
            case AnswerUnclear(var answers) -> showTalk(turn(answers));
            case NothingHeard(var answers) -> showTalk(turn(answers));
            case DialogueFailed(var _, var unsaid) ->
                showTalk(unsaid.map(line -> List.<Node>of(bubble(line, "dialogue-now")))
                        .orElse(List.of()));
        }
    }

    private void set(Node only) {
        column.getChildren().setAll(only);
        scrolled.setVvalue(0);
    }

    private void showTalk(List<Node> now) {
        List<Node> wanted = new ArrayList<>();
        viewModel.list().chosen().get().ifPresent(dialogue -> {
            Label title =
                    NodeFactory.wrapped(NodeFactory.label(dialogue.lesson().title(), "page-title"));
            wanted.add(title);
        });
        viewModel.said().get().forEach(line -> wanted.add(bubble(line, "dialogue-said")));
        wanted.addAll(now);
        column.getChildren().setAll(wanted);
        Platform.runLater(() -> {
            scrolled.layout();
            scrolled.setVvalue(1);
        });
    }

    /// What the learner says, or chooses among.
    private List<Node> turn(List<DialogueLine> answers) {
        List<Node> lines = new ArrayList<>();
        if (answers.size() > 1) {
            lines.add(NodeFactory.wrapped(NodeFactory.label(texts.get("dialogue.choose"), "strong")));
        }
        for (int i = 0; i < answers.size(); i++) {
            Optional<String> number = answers.size() > 1 ? Optional.of(Integer.toString(i + 1)) : Optional.empty();
            lines.add(new TurnBubble(answers.get(i), number));
        }
        return lines;
    }

    private Node bubble(DialogueLine line, String style) {
        boolean isMine = line.speaker().equals(viewModel.role());
        return new LineBubble(
                isMine ? texts.get("dialogue.you", line.speaker()) : line.speaker(), line.spoken(), isMine, style);
    }
}
