package app.saywell.desk.practice.result;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.articulation.ArticulationHints;
import app.saywell.desk.kit.articulation.EnglishSound;
import app.saywell.desk.kit.articulation.SoundConfusion;
import app.saywell.desk.kit.axis.VoiceSide;
import app.saywell.desk.kit.mouth.MouthView;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.kit.text.MoneyFormat;
import app.saywell.desk.practice.detail.ExampleButton;
import app.saywell.desk.practice.state.ExplainedResult;
import app.saywell.desk.practice.state.FeedbackOffer;
import app.saywell.desk.practice.state.LearnerFeedback;
import app.saywell.desk.practice.state.PracticeActions;
import app.saywell.desk.practice.state.PracticeState;
import app.saywell.desk.practice.state.SpokenExample;
import app.saywell.desk.school.learner.SoundFocus;
import app.saywell.speech.FeedbackLanguage;
import app.saywell.speech.Phoneme;
import app.saywell.speech.SoundNotation;
import app.saywell.speech.Word;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;

/// The feedback for the learner: good words, at most two words to improve, each with how its sound is made and
/// with buttons to listen, and the service's own feedback, which has its own language: it says so where the window
/// speaks another one, and offers the other one.
final class LearnerFeedbackCard extends VBox {
    private final LocalizedTexts texts;
    private final PracticeActions actions;
    private final List<List<Word>> earlierReadings;
    private final boolean voiceAvailable;

    LearnerFeedbackCard(
            ExplainedResult result, PracticeState practiceState, PracticeActions actions, LocalizedTexts texts) {
        super(10);
        setId("feedback-card");
        this.texts = texts;
        this.actions = actions;
        earlierReadings = practiceState.earlierReadings().get();
        voiceAvailable = practiceState.voiceAvailable().get();
        List<Word> modelWords = practiceState.lanes().words(VoiceSide.MODEL);
        getStyleClass().addAll("card", "advice");
        SoundFocus focus = practiceState.soundFocus().get();
        LearnerFeedback feedback =
                LearnerFeedback.of(result.pronunciationResult().words(), focus);
        if (!feedback.goodWords().isEmpty()) {
            getChildren().addAll(heading("practice.keep"), goodWordsText(feedback.goodWords()));
        }
        if (!feedback.wordsToImprove().isEmpty()) {
            if (feedback.wordsToImprove().getFirst().countsNow()) {
                getChildren().add(heading("practice.fix"));
            }
            for (LearnerFeedback.WordToImprove fix : feedback.wordsToImprove()) {
                Optional<Word> modelWord = fix.wordIndex() < modelWords.size()
                        ? Optional.of(modelWords.get(fix.wordIndex()))
                        : Optional.empty();
                boolean isFirst = fix == feedback.wordsToImprove().getFirst();
                getChildren().add(improvementBox(fix, modelWord));
                if (isFirst) {
                    mouth(fix).ifPresent(getChildren()::add);
                }
            }
        }
        StressNotes.of(result.pronunciationResult(), modelWords, actions, texts).ifPresent(getChildren()::add);
        List<String> weakWords =
                LearnerFeedback.weakWords(result.pronunciationResult().words(), focus);
        if (!weakWords.isEmpty()) {
            getChildren().add(drillButton(weakWords));
        }
        result.feedbackTexts().forEach(words -> getChildren().add(prose(words, "soft")));
        boolean isOther = !result.feedbackLanguage()
                .code()
                .equals(texts.language().get().locale().getLanguage());
        if (isOther) {
            getChildren()
                    .add(NodeFactory.wrapped(NodeFactory.label(
                            texts.get(
                                    result.source().hostedAddress().isPresent()
                                            ? "practice.feedback.hosted"
                                            : "practice.feedback.here",
                                    languageName(result.feedbackLanguage())),
                            "caption")));
        }
        practiceState.feedbackOffer().get().ifPresent(other -> getChildren().add(languageButton(other)));
    }

    private Label heading(String key) {
        return NodeFactory.label(texts.get(key), "caption");
    }

    private TextFlow goodWordsText(List<Word> words) {
        String names = words.stream().map(Word::word).collect(Collectors.joining(", "));
        TextFlow flow = flow();
        String[] around = texts.get("practice.keep.words", "\u0001").split("\u0001", -1);
        flow.getChildren().addAll(text(around[0]), strong(names), text(around[1]));
        return flow;
    }

    private Optional<MouthView> mouth(LearnerFeedback.WordToImprove fix) {
        return fix.sound().flatMap(missed -> EnglishSound.of(missed.phoneme())
                .map(wanted -> MouthView.small(wanted, SoundConfusion.of(missed).map(SoundConfusion::heard), texts)));
    }

    private VBox improvementBox(LearnerFeedback.WordToImprove fix, Optional<Word> model) {
        TextFlow flow = flow();
        flow.getChildren().addAll(strong(fix.word().word()), text(transcription(fix.word()) + " — "));
        flow.getChildren().add(text(ImprovementText.of(fix, texts)));
        FlowPane buttons = new FlowPane(6, 8);
        buttons.getChildren()
                .add(playButton(
                        "practice.hear-mine",
                        () -> actions.play(
                                VoiceSide.LEARNER,
                                fix.word().start(),
                                fix.word().end())));
        model.ifPresent(word -> buttons.getChildren()
                .add(playButton("practice.hear-model", () -> actions.play(VoiceSide.MODEL, word.start(), word.end()))));
        if (voiceAvailable) {
            example(fix, model.isPresent())
                    .ifPresent(said -> buttons.getChildren().add(exampleButton(said)));
        }
        VBox box = NodeFactory.column(8, flow);
        howToText(fix).ifPresent(how -> box.getChildren()
                .add(NodeFactory.wrapped(NodeFactory.label(how, "small", "how-to"))));
        box.getChildren().add(buttons);
        box.getStyleClass().addAll("fix", fix.countsNow() ? fix.level().styleClass() : "later");
        if (!fix.countsNow()) {
            box.getChildren().addFirst(NodeFactory.label(texts.get("practice.fix.later"), "caption"));
        }
        return box;
    }

    /// The word as it should sound, then as it was heard; only as it should sound where nothing else was surely heard
    /// and no model reading says it.
    private static Optional<SpokenExample> example(LearnerFeedback.WordToImprove fix, boolean hasModel) {
        Word word = fix.word();
        Optional<SpokenExample> difference = fix.sound()
                .filter(Phoneme::wasSubstituted)
                .map(sound -> new SpokenExample.SoundDifference(
                        word, word.phonemes().indexOf(sound), String.valueOf(sound.userPhoneme())));
        return difference.isPresent() || hasModel || word.phonemes().isEmpty()
                ? difference
                : Optional.of(new SpokenExample.WordAsExpected(word));
    }

    /// Beside two others it has its sign alone, because in a low window there is no room for more.
    private ExampleButton exampleButton(SpokenExample said) {
        boolean isDifference = said instanceof SpokenExample.SoundDifference;
        ExampleButton button = new ExampleButton(isDifference ? "" : texts.get("practice.fix.example"), said, actions);
        String meaning = texts.get(isDifference ? "practice.example.difference" : "practice.example.word");
        button.setAccessibleText(meaning);
        button.setTooltip(new Tooltip(meaning));
        button.getStyleClass().add("fix-example");
        return button;
    }

    /// What to change or how the sound is made; another hint each time that the last one did not help.
    private Optional<String> howToText(LearnerFeedback.WordToImprove fix) {
        return fix.sound()
                .flatMap(sound -> ArticulationHints.of(sound, fix.serviceText().isBlank()))
                .map(hints -> hints.text(fix.timesMissedBefore(earlierReadings), texts));
    }

    private Button drillButton(List<String> words) {
        String title = texts.get("practice.drill.title", String.join(", ", words));
        Button button = new Button(texts.get("practice.drill", words.size()));
        button.getStyleClass().setAll("button", "chip");
        button.setId("drill");
        button.setOnAction(event -> actions.openDrill(title, words));
        return button;
    }

    private Button languageButton(FeedbackOffer offer) {
        String language = languageName(offer.language());
        Button button = new Button(
                offer.microDollars() == 0
                        ? texts.get("practice.feedback.show", language)
                        : texts.get(
                                "practice.feedback.show.price",
                                language,
                                MoneyFormat.formatDollars(offer.microDollars())));
        button.getStyleClass().setAll("button", "link");
        button.setId("feedback-language");
        button.setOnAction(event -> actions.showFeedbackIn(offer.language()));
        return button;
    }

    private String languageName(FeedbackLanguage language) {
        return texts.get("practice.feedback." + language.code());
    }

    private Button playButton(String key, Runnable action) {
        Button chip = new Button(texts.get(key), NodeFactory.icon("icon-play"));
        chip.getStyleClass().setAll("button", "chip");
        chip.setOnAction(event -> action.run());
        return chip;
    }

    private static String transcription(Word word) {
        return word.phonemes().isEmpty()
                ? ""
                : " "
                        + SoundNotation.toDisplay(word.phonemes().stream()
                                .map(Phoneme::phoneme)
                                .collect(Collectors.joining("", "/", "/")));
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
