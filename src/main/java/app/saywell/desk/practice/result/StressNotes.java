package app.saywell.desk.practice.result;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.axis.VoiceSide;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.practice.state.PracticeActions;
import app.saywell.speech.FluencyReport;
import app.saywell.speech.PronunciationResult;
import app.saywell.speech.Word;
import app.saywell.speech.WordStressPattern;
import java.util.List;
import java.util.Optional;
import javafx.scene.control.Button;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;

/// Words whose stress was heard on another syllable than usual, at most two, each with buttons to listen. They say
/// nothing about whether the word is right: its sounds decide that.
final class StressNotes extends VBox {
    private static final int MAX_WORDS = 2;

    private final PracticeActions actions;
    private final LocalizedTexts texts;

    private StressNotes(PracticeActions actions, LocalizedTexts texts) {
        super(8);
        this.actions = actions;
        this.texts = texts;
        setId("stress-notes");
        getChildren().add(NodeFactory.label(texts.get("practice.stress"), "caption"));
    }

    /// Empty where all stresses are as usual, or nobody listened for them.
    static Optional<StressNotes> of(
            PronunciationResult result, List<Word> modelWords, PracticeActions actions, LocalizedTexts texts) {
        FluencyReport report = result.fluency();
        if (report == null) {
            return Optional.empty();
        }
        StressNotes notes = new StressNotes(actions, texts);
        List<Word> words = result.words();
        report.wordStress().stream()
                .filter(heard -> heard.isElsewhere() && heard.word() >= 0 && heard.word() < words.size())
                .limit(MAX_WORDS)
                .forEach(heard -> WordStressPattern.of(words.get(heard.word()), heard)
                        .filter(pattern -> pattern.heardElsewhere().isPresent())
                        .ifPresent(pattern -> notes.add(
                                pattern,
                                words.get(heard.word()),
                                modelWords.size() == words.size()
                                        ? Optional.of(modelWords.get(heard.word()))
                                        : Optional.empty())));
        return notes.getChildren().size() > 1 ? Optional.of(notes) : Optional.empty();
    }

    private void add(WordStressPattern pattern, Word word, Optional<Word> model) {
        FlowPane buttons = new FlowPane(6, 8);
        buttons.getChildren().add(playButton("practice.hear-mine", VoiceSide.LEARNER, word));
        model.ifPresent(said -> buttons.getChildren().add(playButton("practice.hear-model", VoiceSide.MODEL, said)));
        getChildren()
                .add(NodeFactory.column(
                        8,
                        NodeFactory.wrapped(NodeFactory.label(
                                texts.get("practice.stress.elsewhere", pattern.heardText(), pattern.usualText()))),
                        NodeFactory.wrapped(
                                NodeFactory.label(texts.get("practice.stress.how", pattern.stressedText()), "small")),
                        buttons));
    }

    private Button playButton(String key, VoiceSide side, Word word) {
        Button chip = new Button(texts.get(key), NodeFactory.icon("icon-play"));
        chip.getStyleClass().setAll("button", "chip");
        chip.setOnAction(event -> actions.play(side, word.start(), word.end()));
        return chip;
    }
}
