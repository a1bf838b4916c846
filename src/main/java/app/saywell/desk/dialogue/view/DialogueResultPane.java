package app.saywell.desk.dialogue.view;

import app.saywell.desk.dialogue.DialogueResult;
import app.saywell.desk.dialogue.DialogueResult.ScoringHold;
import app.saywell.desk.dialogue.SaidLine;
import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.text.FailureTexts;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.kit.theme.ScoreLevel;
import app.saywell.speech.PronunciationResult;
import app.saywell.speech.Word;
import java.util.ArrayList;
import java.util.List;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;

/// What came of a dialogue: each line with what was heard in it, both to play.
final class DialogueResultPane extends VBox {
    private final DialogueViewModel viewModel;
    private final LocalizedTexts texts;
    private final VBox rows = new VBox(10);
    private final Label summary = NodeFactory.wrapped(NodeFactory.label("", "place-title"));
    private final Button resume;
    private final Button again;

    DialogueResultPane(DialogueViewModel viewModel, LocalizedTexts texts) {
        super(14);
        this.viewModel = viewModel;
        this.texts = texts;
        setId("dialogue-result");
        getStyleClass().add("card");
        summary.setId("dialogue-summary");
        resume = NodeFactory.button(texts.binding("dialogue.end.resume"), viewModel.result()::resumeScoring, "primary");
        resume.setId("dialogue-end-resume");
        again = NodeFactory.button(texts.binding("dialogue.end.again"), viewModel::playAgain, "primary");
        again.setId("dialogue-end-again");
        Button other = NodeFactory.button(texts.binding("dialogue.end.other"), viewModel::playOtherRole, "quiet");
        other.setId("dialogue-end-other");
        Button done = NodeFactory.button(texts.binding("dialogue.end.done"), viewModel::stop, "quiet");
        done.setId("dialogue-end-done");
        getChildren()
                .addAll(
                        NodeFactory.wrapped(NodeFactory.label(texts.binding("dialogue.end.title"), "page-title")),
                        summary,
                        new FlowPane(8, 8, resume, again, other, done),
                        rows);
        viewModel.result().result().subscribe(this::refresh);
        viewModel.result().failure().subscribe(this::refresh);
        texts.language().subscribe(this::refresh);
        refresh();
    }

    /// What came of it, in a sentence.
    ReadOnlyStringProperty summary() {
        return summary.textProperty();
    }

    private void refresh() {
        DialogueResult result = viewModel.result().result().get();
        List<SaidLine> lines = result.lines();
        List<Word> words = lines.stream()
                .flatMap(line -> line.result().stream())
                .map(PronunciationResult::words)
                .flatMap(List::stream)
                .toList();
        long right = words.stream()
                .filter(word -> ScoreLevel.of(word) == ScoreLevel.GOOD)
                .count();
        String scored = words.isEmpty()
                ? texts.get("dialogue.end.unscored")
                : texts.get("dialogue.end.right", right, words.size());
        summary.setText(result.hold()
                .map(this::held)
                .orElseGet(() -> lines.isEmpty() || result.isWaiting() ? texts.get("dialogue.end.waiting") : scored));
        NodeFactory.setShown(resume, result.hold().isPresent());
        // What leads on stands out, and nothing else.
        again.getStyleClass().setAll("button", result.hold().isPresent() ? "quiet" : "primary");
        viewModel
                .result()
                .failure()
                .get()
                .ifPresent(message -> summary.setText(texts.get(message.key(), message.arguments())));
        List<Node> wanted = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            wanted.add(row(lines.get(i), i + 1, result.hold().isPresent()));
        }
        NodeFactory.rebuildKeepingFocus(rows, () -> rows.getChildren().setAll(wanted));
    }

    /// Why scoring rests and what is safe.
    private String held(ScoringHold hold) {
        return hold.cause()
                .map(cause -> texts.get(
                        "dialogue.end.stopped",
                        texts.get(FailureTexts.what(cause)),
                        texts.get(FailureTexts.remedy(cause))))
                .orElseGet(() -> texts.get("dialogue.end.paused"));
    }

    private Node row(SaidLine line, int number, boolean isHeld) {
        boolean isMine = line.take().isPresent();
        FlowPane buttons = new FlowPane(6, 6);
        if (isMine) {
            buttons.getChildren().add(listen("mine-" + number, "dialogue.end.mine", number, () -> viewModel
                    .result()
                    .playMine(line)));
        }
        buttons.getChildren().add(listen("model-" + number, "dialogue.end.model", number, () -> viewModel
                .result()
                .playModel(line)));
        VBox row = NodeFactory.column(
                4,
                NodeFactory.label(
                        isMine
                                ? texts.get("dialogue.you", line.line().speaker())
                                : line.line().speaker(),
                        "small",
                        "soft"),
                line.result().map(this::words).orElseGet(() -> plain(line, isHeld)),
                buttons);
        row.getStyleClass().addAll("dialogue-bubble", isMine ? "mine" : "dialogue-said");
        return row;
    }

    private Node plain(SaidLine line, boolean isHeld) {
        Label text = NodeFactory.wrapped(NodeFactory.label(line.line().spoken(), "dialogue-text"));
        if (line.take().isEmpty()) {
            return text;
        }
        return NodeFactory.column(
                2, text, NodeFactory.wrapped(NodeFactory.label(state(line, isHeld), "small", "soft")));
    }

    private String state(SaidLine line, boolean isHeld) {
        if (line.isWaiting()) {
            return texts.get(isHeld ? "dialogue.end.held" : "dialogue.end.scoring");
        }
        return line.failure()
                .map(cause -> texts.get("dialogue.end.failed", texts.get(FailureTexts.what(cause))))
                .orElseGet(() -> texts.get("dialogue.end.no-score"));
    }

    /// The words in their colours, with the sign of their level.
    private Node words(PronunciationResult result) {
        FlowPane words = new FlowPane(7, 3);
        for (Word word : result.words()) {
            ScoreLevel level = ScoreLevel.of(word);
            Label label = NodeFactory.label(
                    level.needsPractice() ? word.word() + " " + level.symbol() : word.word(),
                    "dialogue-word",
                    level.styleClass());
            words.getChildren().add(label);
        }
        return words;
    }

    private Button listen(String id, String key, int number, Runnable action) {
        Button button = NodeFactory.button(texts.binding(key), action, "chip");
        button.setId(id);
        button.setGraphic(NodeFactory.icon("icon-play"));
        button.setAccessibleText(texts.get(key + ".of", number));
        return button;
    }
}
