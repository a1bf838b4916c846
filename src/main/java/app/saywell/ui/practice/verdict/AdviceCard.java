package app.saywell.ui.practice.verdict;

import app.saywell.speech.Phoneme;
import app.saywell.speech.Word;
import app.saywell.ui.kit.Nodes;
import app.saywell.ui.kit.Texts;
import app.saywell.ui.kit.wave.Side;
import app.saywell.ui.practice.desk.Advice;
import app.saywell.ui.practice.desk.PracticeActions;
import app.saywell.ui.practice.desk.Verdict;

import javafx.scene.control.Button;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/// One thing to keep, at most two to mend with their sounds to hear, and then the service's own
/// words, whole; all in the language of the feedback.
final class AdviceCard extends VBox {
    private final Texts texts;
    private final PracticeActions actions;

    /// @param texts speaks the language of the feedback, whatever the window speaks
    /// @param model the words of the native reading, for playing the same place; may be empty
    AdviceCard(Verdict verdict, List<Word> model, PracticeActions actions, Texts texts) {
        super(10);
        this.texts = texts;
        this.actions = actions;
        getStyleClass().addAll("card", "advice");
        Advice advice = Advice.of(verdict.judgement().words(), verdict.strictness());
        if (!advice.keep().isEmpty()) {
            getChildren().addAll(heading("practice.keep"), keep(advice.keep()));
        }
        if (!advice.fix().isEmpty()) {
            getChildren().add(heading("practice.fix"));
            for (Advice.Fix fix : advice.fix()) {
                Optional<Word> reading =
                        fix.word() < model.size()
                                ? Optional.of(model.get(fix.word()))
                                : Optional.empty();
                getChildren().add(fix(fix, reading));
            }
        }
        List<String> weak = Advice.weakWords(verdict.judgement().words(), verdict.strictness());
        if (!weak.isEmpty()) {
            getChildren().add(drill(weak));
        }
        verdict.words().forEach(words -> getChildren().add(prose(words, "soft")));
    }

    private javafx.scene.control.Label heading(String key) {
        return Nodes.label(texts.get(key), "caption");
    }

    private TextFlow keep(List<Word> words) {
        String names = words.stream().map(Word::word).collect(Collectors.joining(", "));
        TextFlow flow = flow();
        String[] around = texts.get("practice.keep.words", "\u0001").split("\u0001", -1);
        flow.getChildren().addAll(text(around[0]), strong(names), text(around[1]));
        return flow;
    }

    private VBox fix(Advice.Fix fix, Optional<Word> model) {
        TextFlow flow = flow();
        flow.getChildren().addAll(strong(fix.said().word()), text(" " + ipa(fix.said()) + " — "));
        flow.getChildren().add(text(fix.words().isBlank() ? heard(fix) : fix.words()));
        FlowPane buttons = new FlowPane(6, 8);
        buttons.getChildren()
                .add(
                        chip(
                                "practice.hear-mine",
                                () ->
                                        actions.play(
                                                Side.LEARNER,
                                                fix.said().start(),
                                                fix.said().end())));
        model.ifPresent(
                word ->
                        buttons.getChildren()
                                .add(
                                        chip(
                                                "practice.hear-model",
                                                () ->
                                                        actions.play(
                                                                Side.MODEL,
                                                                word.start(),
                                                                word.end()))));
        VBox box = Nodes.column(8, flow, buttons);
        box.getStyleClass().addAll("fix", fix.level().styleClass());
        return box;
    }

    private Button drill(List<String> words) {
        String title = texts.get("practice.drill.title", String.join(", ", words));
        Button button = new Button(texts.get("practice.drill", words.size()));
        button.getStyleClass().setAll("button", "chip");
        button.setId("drill");
        button.setOnAction(event -> actions.drill(title, words));
        return button;
    }

    private Button chip(String key, Runnable action) {
        Button chip = new Button(texts.get(key), Nodes.icon("icon-play"));
        chip.getStyleClass().setAll("button", "chip");
        chip.setOnAction(event -> action.run());
        return chip;
    }

    /// What was heard where the service says nothing itself.
    private String heard(Advice.Fix fix) {
        return fix.sound()
                .map(
                        sound -> {
                            String user = sound.userPhoneme();
                            return user == null || !sound.substituted()
                                    ? texts.get("practice.fix.unclear", sound.phoneme())
                                    : texts.get("practice.fix.heard", sound.phoneme(), user);
                        })
                .orElseGet(() -> texts.get("practice.fix.word"));
    }

    private static String ipa(Word word) {
        return word.phonemes().stream()
                .map(Phoneme::phoneme)
                .collect(Collectors.joining("", "/", "/"));
    }

    private static TextFlow prose(String words, String style) {
        TextFlow flow = flow();
        Text text = text(words);
        text.getStyleClass().add(style);
        flow.getChildren().add(text);
        return flow;
    }

    private static TextFlow flow() {
        TextFlow flow = new TextFlow();
        flow.setLineSpacing(4);
        return flow;
    }

    private static Text text(String words) {
        Text text = new Text(words);
        text.getStyleClass().add("prose");
        return text;
    }

    private static Text strong(String words) {
        Text text = text(words);
        text.getStyleClass().add("strong");
        return text;
    }
}
