package app.saywell.desk.practice.state;

import app.saywell.desk.practice.state.PracticePhase.CountingDown;
import app.saywell.desk.practice.state.PracticePhase.LocalFailure;
import app.saywell.desk.practice.state.PracticePhase.NoSentence;
import app.saywell.desk.practice.state.PracticePhase.OpeningLesson;
import app.saywell.desk.practice.state.PracticePhase.RecordingTake;
import app.saywell.desk.practice.state.PracticePhase.ScoringFailed;
import app.saywell.desk.practice.state.PracticePhase.ScoringTake;
import app.saywell.desk.practice.state.PracticePhase.SentenceReady;
import app.saywell.desk.practice.state.PracticePhase.TakeScored;
import java.util.function.BooleanSupplier;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// The owner of the phase that the practice screen shows; used on the UI thread only.
///
/// What ends in the background meanwhile does not take the place of a recording, or of the countdown to one.
public final class PracticePhases {
    private final ReadOnlyObjectWrapper<PracticePhase> current = new ReadOnlyObjectWrapper<>(new OpeningLesson());
    private BooleanSupplier isRecording = () -> false;
    private BooleanSupplier isCountingDown = () -> false;

    /// Names the recorder, to which scoring and reading yield.
    public void yieldTo(BooleanSupplier isRecording, BooleanSupplier isCountingDown) {
        this.isRecording = isRecording;
        this.isCountingDown = isCountingDown;
    }

    ReadOnlyObjectProperty<PracticePhase> current() {
        return current.getReadOnlyProperty();
    }

    /// There is no sentence.
    public void showWithoutSentence() {
        current.set(new NoSentence());
    }

    /// Another sentence, take or learner was chosen.
    public void showReady() {
        current.set(new SentenceReady());
    }

    /// A recording starts in this many seconds.
    public void showCountdown(int secondsLeft) {
        current.set(new CountingDown(secondsLeft));
    }

    /// The countdown was cancelled.
    ///
    /// @param hasResult whether the shown take has a result
    public void endCountdown(boolean hasResult) {
        current.set(hasResult ? new TakeScored() : new SentenceReady());
    }

    /// A take is being recorded.
    public void showRecording() {
        current.set(new RecordingTake());
    }

    /// Something failed on this computer.
    public void showFailure(LocalFailure failure) {
        current.set(failure);
    }

    /// How the scoring of a take stands.
    public void showScoring(PracticePhase phase) {
        if (!isRecording.getAsBoolean() && !isCountingDown.getAsBoolean()) {
            current.set(phase);
        }
    }

    /// A sentence was read. A take that is being scored, or could not be, stays told until it has a result.
    ///
    /// @param phase what was read of the shown take
    public void showRead(PracticePhase phase, boolean hasResult) {
        boolean saysWhatHappened = current.get() instanceof ScoringTake || current.get() instanceof ScoringFailed;
        if (!isCountingDown.getAsBoolean() && (hasResult || !saysWhatHappened)) {
            current.set(phase);
        }
    }
}
