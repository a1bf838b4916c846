package app.saywell.desk.practice.result;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.ScoreLevelBadge;
import app.saywell.desk.kit.axis.VoiceSide;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.kit.theme.ScoreLevel;
import app.saywell.desk.lessons.passage.SpokenSentence;
import app.saywell.desk.lessons.passage.TextWords.WordSpan;
import app.saywell.desk.practice.state.DerivedSound;
import app.saywell.desk.practice.state.ExplainedResult;
import app.saywell.desk.practice.state.HeardTextState;
import app.saywell.desk.practice.state.PracticeActions;
import app.saywell.desk.practice.state.PracticeState;
import app.saywell.desk.practice.state.SentenceDetail;
import app.saywell.desk.practice.state.TakeChip;
import app.saywell.desk.practice.state.TeacherTotal;
import app.saywell.desk.school.mark.SelfRating;
import app.saywell.desk.takes.fluency.Hesitations;
import app.saywell.speech.FluencyReport;
import app.saywell.speech.Word;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// Shows the result of the shown take; rebuilt when the result or the language changes.
public final class ResultPane extends VBox {
    private final PracticeState practiceState;
    private final PracticeActions actions;
    private final LocalizedTexts texts;
    private final Runnable builder = this::build;
    private Optional<String> anotherSentence = Optional.empty();
    private Optional<Hesitations> hesitations = Optional.empty();
    private Optional<TeacherTotal> teacherTotal = Optional.empty();

    /// Empty until there is a result.
    public ResultPane(PracticeState practiceState, PracticeActions actions, LocalizedTexts texts) {
        super(13);
        this.practiceState = practiceState;
        this.actions = actions;
        this.texts = texts;
        practiceState.result().subscribe(changed -> refresh());
        practiceState.progress().subscribe(changed -> refresh());
        practiceState.feedbackOffer().subscribe(changed -> refresh());
        practiceState.selfRating().subscribe(changed -> refresh());
        practiceState.derivedSounds().subscribe(changed -> refresh());
        practiceState.heardText().subscribe(changed -> heardTextChanged());
        practiceState.lanes().lanes().addListener(change -> refresh());
        texts.language().addListener(change -> refresh());
    }

    /// Shows the teacher's total, when there is one, as the total of the result.
    public void showTeacherTotal(ObservableValue<Optional<TeacherTotal>> total) {
        total.subscribe(given -> {
            teacherTotal = given;
            refresh();
        });
    }

    private void heardTextChanged() {
        HeardTextState heard = practiceState.heardText().get();
        if (!heard.anotherSentence().equals(anotherSentence)
                || !heard.hesitations().equals(hesitations)) {
            refresh();
        }
    }

    private void refresh() {
        practiceState.joinedChanges().build(builder);
    }

    private void build() {
        getChildren().clear();
        anotherSentence = practiceState.heardText().get().anotherSentence();
        hesitations = practiceState.heardText().get().hesitations();
        anotherSentence.ifPresent(heard -> getChildren().add(anotherSentenceBox(heard)));
        practiceState.result().get().ifPresent(this::build);
    }

    private void build(ExplainedResult result) {
        List<Word> modelWords = practiceState.lanes().words(VoiceSide.MODEL);
        ScoreCard scoreCard = new ScoreCard(result, teacherTotal, modelWords, texts);
        LearnerFeedbackCard feedbackCard = new LearnerFeedbackCard(result, practiceState, actions, texts);
        HBox.setHgrow(feedbackCard, Priority.ALWAYS);
        getChildren().add(scoreCard);
        practiceState.selfRating().get().ifPresent(rating -> getChildren().add(selfRatingLabel(rating)));
        List<SpokenSentence> sentences = SpokenSentence.assignWords(
                sentenceText(), spans(), result.pronunciationResult().words());
        if (sentences.size() > 1) {
            getChildren()
                    .add(new PassageResultCard(sentences, result.thresholds(), practiceState.lanes(), actions, texts));
        }
        getChildren().add(feedbackCard);
        ForeseenOutcome outcome = new ForeseenOutcome(
                practiceState.foreseenSounds().get(),
                result.pronunciationResult().words(),
                texts);
        if (!outcome.getChildren().isEmpty()) {
            getChildren().add(outcome);
        }
        FluencyReport fluency = result.pronunciationResult().fluency();
        if (fluency != null && result.countedWords() > 1) {
            getChildren()
                    .add(new FluencyCard(
                            fluency, hesitations, result.pronunciationResult().words(), sentenceText(), texts));
        }
        Set<DerivedSound> derived = practiceState.derivedSounds().get();
        if (derived.contains(DerivedSound.MINE_LIKE_MODEL) && anotherSentence.isEmpty()) {
            getChildren().add(new DerivedSoundCard(derived, actions, texts));
        }
        practiceState
                .progress()
                .get()
                .filter(progress -> progress.points().size() > 1)
                .ifPresent(progress -> getChildren().add(new SentenceProgressCard(progress, chosenTakeId(), texts)));
    }

    private VBox anotherSentenceBox(String heard) {
        VBox box = NodeFactory.column(
                4,
                NodeFactory.wrapped(NodeFactory.label(texts.get("practice.heard.another", heard), "strong")),
                NodeFactory.wrapped(NodeFactory.label(texts.get("practice.heard.another.do"), "small")));
        box.setId("another-sentence");
        box.getStyleClass().add("notice");
        return box;
    }

    private Label selfRatingLabel(SelfRating rating) {
        ScoreLevel level = ScoreLevel.of(rating);
        Label label = NodeFactory.wrapped(NodeFactory.label(
                texts.get("practice.rating.given", texts.get("practice.level." + level.key())), "small"));
        label.setId("own-rating");
        label.setGraphic(new ScoreLevelBadge(level));
        return label;
    }

    private String sentenceText() {
        return practiceState.sentenceDetail().get().stream()
                .flatMap(sheet -> sheet.titleWords().stream())
                .map(SentenceDetail.TitleWord::text)
                .collect(Collectors.joining(" "));
    }

    private List<WordSpan> spans() {
        return practiceState.sentenceDetail().get().stream()
                .flatMap(sheet -> sheet.titleWords().stream())
                .map(SentenceDetail.TitleWord::said)
                .toList();
    }

    private long chosenTakeId() {
        return practiceState.takes().get().stream()
                .filter(TakeChip::isChosen)
                .mapToLong(TakeChip::takeId)
                .findFirst()
                .orElse(0);
    }
}
