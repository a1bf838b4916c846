package app.saywell.desk.practice.heard;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.text.FailureTexts;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.kit.text.MoneyFormat;
import app.saywell.desk.kit.text.TextExcerpt;
import app.saywell.desk.practice.state.HeardTextState;
import app.saywell.desk.practice.state.PracticeState;
import app.saywell.desk.takes.spoken.SpokenText;
import app.saywell.desk.takes.spoken.SpokenWord;
import app.saywell.desk.takes.spoken.SpokenWord.WordFate;
import app.saywell.speech.CallFailure;
import java.util.function.Function;
import java.util.stream.Collectors;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressIndicator;
import javafx.scene.layout.VBox;

/// Shows what was heard in the take: missed, other, added and repeated words, and the speed of a
/// passage.
public final class HeardTextCard extends VBox {
    private static final int MAX_SENTENCE_LENGTH = 60;

    private final HeardTextViewModel viewModel;
    private final PracticeState practiceState;
    private final LocalizedTexts texts;

    /// Follows the state.
    public HeardTextCard(HeardTextViewModel viewModel, PracticeState practiceState, LocalizedTexts texts) {
        super(8);
        this.viewModel = viewModel;
        this.practiceState = practiceState;
        this.texts = texts;
        setId("heard");
        getStyleClass().addAll("card", "heard-card");
        NodeFactory.showWhen(
                this, practiceState.heardText().map(state -> !(state instanceof HeardTextState.NothingToHear)));
        practiceState.heardText().subscribe(changed -> refresh());
        texts.language().addListener(change -> refresh());
    }

    private void refresh() {
        NodeFactory.rebuildKeepingFocus(this, () -> {
            getChildren().setAll(NodeFactory.label(texts.get("practice.heard"), "caption"));
            switch (practiceState.heardText().get()) {
                case HeardTextState.NothingToHear nothing -> {}
                case HeardTextState.NotHeard open -> getChildren().add(askButton(open.microDollars()));
                case HeardTextState.Listening listening -> getChildren().add(pendingRow());
                case HeardTextState.HearingFailed failed -> showFailure(failed.failure());
                case HeardTextState.Heard heard -> show(heard);
            }
        });
    }

    private Button askButton(long microDollars) {
        Button button = NodeFactory.button(
                microDollars == 0
                        ? texts.binding("practice.heard.ask")
                        : texts.binding("practice.heard.ask.price", MoneyFormat.formatDollars(microDollars)),
                viewModel::ask,
                "chip");
        button.setId("ask-heard");
        button.setWrapText(true);
        return button;
    }

    private Node pendingRow() {
        ProgressIndicator spinner = new ProgressIndicator();
        spinner.setPrefSize(20, 20);
        var row = NodeFactory.row(10, spinner, NodeFactory.label(texts.get("practice.heard.listening"), "soft"));
        row.setAlignment(Pos.CENTER_LEFT);
        return row;
    }

    private void showFailure(CallFailure failure) {
        String key = FailureTexts.key(failure.kind());
        getChildren()
                .addAll(line(texts.get(key + ".what"), "strong"), line(texts.get(key + ".do"), "small"), askButton(0));
    }

    private void show(HeardTextState.Heard heard) {
        SpokenText words = heard.words();
        Label text = line(
                heard.text().isEmpty()
                        ? texts.get("practice.heard.nothing")
                        : texts.get("practice.heard.text", heard.text()));
        text.setId("heard-text");
        getChildren().add(text);
        if (words.isComplete()) {
            getChildren().add(line(texts.get("practice.heard.complete"), "small", "soft"));
        }
        addWords(words, WordFate.MISSED, "missed", SpokenWord::text);
        heard.incomplete().forEach(this::addIncompleteSentence);
        addWords(
                words,
                WordFate.REPLACED,
                "replaced",
                word -> texts.get("practice.heard.replaced.word", word.text(), word.heard()));
        addWords(words, WordFate.ADDED, "added", SpokenWord::text);
        addWords(words, WordFate.REPEATED, "repeated", SpokenWord::text);
        heard.wordsPerMinute().ifPresent(speed -> {
            Label label = line(texts.get("practice.heard.speed", speed), "strong");
            label.setId("words-per-minute");
            getChildren().add(label);
        });
        if (!words.isComplete()) {
            getChildren().add(line(texts.get("practice.heard.doubt"), "caption"));
        }
    }

    /// Which sentence of a passage to read again.
    private void addIncompleteSentence(String sentence) {
        Label label =
                line(texts.get("practice.heard.incomplete", TextExcerpt.of(sentence, MAX_SENTENCE_LENGTH)), "small");
        label.getStyleClass().add("incomplete-sentence");
        getChildren().add(label);
    }

    private void addWords(SpokenText words, WordFate fate, String key, Function<SpokenWord, String> toText) {
        if (!words.with(fate).isEmpty()) {
            Label label = line(
                    texts.get(
                            "practice.heard." + key,
                            words.with(fate).stream().map(toText).collect(Collectors.joining(", "))),
                    "small");
            label.setId("heard-" + key);
            getChildren().add(label);
        }
    }

    private static Label line(String text, String... styles) {
        return NodeFactory.wrapped(NodeFactory.label(text, styles));
    }
}
