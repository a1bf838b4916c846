package app.saywell.desk.practice.presenter;

import app.saywell.desk.calls.IndeterminateCalls;
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
                loader.showRecorded(take);
                scoring.score(take.id(), IndeterminateCalls.BLOCK);
            }
            case NEXT_SENTENCE -> {
                services.edits().edit(() -> services.scoringQueue().enqueue(List.of(take.id())));
                practiceState.phases().showReady();
                openNextSentence.run();
            }
            case DISCARD -> {
                practiceState.phases().showReady();
                services.edits().edit(() -> services.takes().delete(take.id()));
            }
        }
    }
}
