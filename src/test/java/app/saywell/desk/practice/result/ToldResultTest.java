package app.saywell.desk.practice.result;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.kit.text.InterfaceLanguage;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.practice.state.ExplainedResult;
import app.saywell.desk.practice.state.PracticePhase;
import app.saywell.desk.practice.state.PracticeState;
import app.saywell.desk.practice.state.SentenceDetail;
import app.saywell.desk.school.learner.ScoreThresholds;
import app.saywell.desk.takes.view.KeptRecordings;
import app.saywell.speech.DimensionScore;
import app.saywell.speech.FeedbackLanguage;
import app.saywell.speech.PronunciationFeedback;
import app.saywell.speech.PronunciationResult;
import app.saywell.speech.ScoreScale;
import app.saywell.speech.Word;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import javafx.scene.AccessibleAttribute;
import javafx.scene.Node;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The order in which a take, its score and what is read of it come may be any: what is told is the score of that take.
class ToldResultTest {
    private final PracticeState state = new PracticeState();
    private final LocalizedTexts texts = new LocalizedTexts(InterfaceLanguage.ENGLISH);
    private final LiveResult live = new LiveResult(state, texts);

    @BeforeEach
    void openSentence() {
        state.sentenceDetail()
                .set(Optional.of(new SentenceDetail(
                        7, "", List.of(), List.of(), Optional.empty(), Optional.empty(), Optional.empty())));
        state.phases().showReady();
    }

    @Test
    void theScoreOfTheTakeBeforeIsNotToldWhileTheNewOneIsRead() {
        recordAndScore();
        show(Optional.of(result(92)));
        assertThat(told()).contains("92");

        recordAndScore();
        assertThat(told()).as("the new take is still being read").isEqualTo(texts.get("practice.live.recorded"));
        show(Optional.of(result(88)));
        assertThat(told()).contains("88").doesNotContain("92");

        String second = told();
        show(Optional.of(result(92)));
        assertThat(told()).as("looked at again").isEqualTo(second);
    }

    @Test
    void aTakeThatIsReadBeforeItsScoreIsToldWhenTheScoreComes() {
        recordAndScore();
        show(Optional.empty());
        assertThat(told()).isEqualTo(texts.get("practice.live.recorded"));
        state.result().set(Optional.of(result(88)));
        assertThat(told()).contains("88");
    }

    @ParameterizedTest
    @ValueSource(strings = {"practice.broken.no-consent", "practice.broken.feedback"})
    void whyNoRecordingBeganIsTold(String key) {
        state.phases().showFailure(failure(key));
        assertThat(told()).isEqualTo(texts.get(key));
        recordAndScore();
        show(Optional.of(result(92)));
        assertThat(told()).contains("92");
        state.result().set(Optional.empty());
        state.phases().showFailure(failure(key));
        assertThat(told()).isEqualTo(texts.get(key));
    }

    @Test
    void aFailureIsToldOnce() {
        state.phases().showFailure(failure("practice.broken.no-consent"));
        Node message = message();
        state.result().set(Optional.of(result(92)));
        state.recordedTakeShown().set(false);
        assertThat(message()).isSameAs(message);
    }

    private static PracticePhase.LocalFailure failure(String key) {
        return new PracticePhase.LocalFailure(key, "TEST", KeptRecordings.EARLIER_TAKES);
    }

    private void recordAndScore() {
        state.phases().showRecording();
        state.recordedTakeShown().set(false);
        state.phases().showScoring(new PracticePhase.ScoringTake());
        state.phases().showScoring(new PracticePhase.TakeScored());
    }

    /// As the practice screen shows what was read of a sentence.
    private void show(Optional<ExplainedResult> result) {
        state.joinedChanges().make(() -> state.result().set(result));
        state.recordedTakeShown().set(true);
    }

    private static ExplainedResult result(int score) {
        Word word = new Word("bear", 0, 0.5, score, true, false, null, List.of(), List.of());
        return new ExplainedResult(
                new PronunciationResult(
                        List.of(word), new PronunciationFeedback(new DimensionScore(100, ""), null, null, null)),
                ScoreScale.HUNDRED,
                FeedbackLanguage.ENGLISH,
                ScoreThresholds.DEFAULT,
                ExplainedResult.ResultSource.ofThisComputer("", Instant.EPOCH));
    }

    private String told() {
        return message().getAccessibleText();
    }

    private Node message() {
        return (Node) live.node().queryAccessibleAttribute(AccessibleAttribute.FOCUS_ITEM);
    }
}
