package app.saywell.desk.practice.state;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.practice.state.PracticePhase.CountingDown;
import app.saywell.desk.practice.state.PracticePhase.RecordingTake;
import app.saywell.desk.practice.state.PracticePhase.ScoringFailed;
import app.saywell.desk.practice.state.PracticePhase.SentenceReady;
import app.saywell.desk.practice.state.PracticePhase.TakeScored;
import app.saywell.speech.CallFailure;
import app.saywell.speech.CallFailure.FailureKind;
import org.junit.jupiter.api.Test;

/// Which phase the practice screen shows where several things end at once.
class PracticePhasesTest {
    private final PracticePhases phases = new PracticePhases();
    private boolean recording;
    private boolean countingDown;

    @Test
    void whatEndsMeanwhileDoesNotTakeThePlaceOfARecordingOrItsCountdown() {
        phases.yieldTo(() -> recording, () -> countingDown);
        countingDown = true;
        phases.showCountdown(2);
        phases.showScoring(new TakeScored());
        phases.showRead(new TakeScored(), true);
        assertThat(phases.current().get()).isEqualTo(new CountingDown(2));

        countingDown = false;
        recording = true;
        phases.showRecording();
        phases.showScoring(new TakeScored());
        assertThat(phases.current().get()).isEqualTo(new RecordingTake());

        recording = false;
        phases.showScoring(new TakeScored());
        assertThat(phases.current().get()).isEqualTo(new TakeScored());
    }

    @Test
    void whyATakeHasNoScoreStaysToldUntilItHasOne() {
        ScoringFailed failed = new ScoringFailed(CallFailure.of(FailureKind.NO_ANSWER, "no answer"));
        phases.showScoring(failed);
        phases.showRead(new SentenceReady(), false);
        assertThat(phases.current().get()).isEqualTo(failed);
        phases.showRead(new TakeScored(), true);
        assertThat(phases.current().get()).isEqualTo(new TakeScored());
    }

    @Test
    void aCountdownThatIsCancelledLeavesWhatWasShown() {
        phases.showCountdown(3);
        phases.endCountdown(true);
        assertThat(phases.current().get()).isEqualTo(new TakeScored());
        phases.endCountdown(false);
        assertThat(phases.current().get()).isEqualTo(new SentenceReady());
    }
}
