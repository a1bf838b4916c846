package app.saywell.desk.practice.presenter;

import app.saywell.desk.practice.state.PracticePhase;
import app.saywell.desk.practice.state.PracticeState;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.takes.view.RecordingController.AfterRecording;
import java.util.List;

/// What becomes of a take that was recorded on the practice screen.
///
/// @param openNextSentence called when a take is kept that was ended with the next sentence
record KeptTakes(
        PracticeState practiceState,
        PracticeServices services,
        SentenceLoader loader,
        PracticeScoring scoring,
        Runnable openNextSentence) {

    void handle(Take take, AfterRecording nextStep) {
        switch (nextStep) {
            case SCORE -> {
                practiceState.recordedTakeShown().set(false);
                loader.hideUntilRated(take);
                loader.refresh(take.id());
                scoring.score(take.id());
            }
            case NEXT_SENTENCE -> {
                services.edits().edit(() -> services.scoringQueue().enqueue(List.of(take.id())));
                practiceState.phase().set(new PracticePhase.SentenceReady());
                openNextSentence.run();
            }
            case DISCARD -> {
                practiceState.phase().set(new PracticePhase.SentenceReady());
                services.edits().edit(() -> services.takes().delete(take.id()));
            }
        }
    }
}
