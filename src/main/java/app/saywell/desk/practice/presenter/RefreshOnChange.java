package app.saywell.desk.practice.presenter;

import app.saywell.desk.practice.state.PracticePhase;
import app.saywell.desk.practice.state.PracticeState;
import app.saywell.desk.school.LibraryChange;
import java.util.function.Consumer;

/// Loads the open sentence again when something of it may have changed in the library.
final class RefreshOnChange implements Consumer<LibraryChange> {
    private final PracticeState practiceState;
    private final SentenceLoader loader;
    private final PracticeRecording recording;

    RefreshOnChange(PracticeState practiceState, SentenceLoader loader, PracticeRecording recording) {
        this.practiceState = practiceState;
        this.loader = loader;
        this.recording = recording;
    }

    @Override
    public void accept(LibraryChange change) {
        switch (change) {
            case LibraryChange.LessonsChanged lessons -> loader.refresh();
            case LibraryChange.SentencesChanged sentences -> loader.refresh();
            case LibraryChange.ReadingsChanged readings -> loader.refresh();
            case LibraryChange.TakesChanged takes -> {
                if (!recording.isStoring()) {
                    loader.refresh();
                }
            }
            case LibraryChange.QueueChanged queue -> {
                if (practiceState.phase().get() instanceof PracticePhase.TakeWaiting) {
                    loader.refresh();
                }
            }
            case LibraryChange.LearnersChanged people -> loader.refresh(0);
            case LibraryChange.SettingsChanged settings -> loader.refresh();
            case LibraryChange.PronunciationsChanged _,
                    LibraryChange.HeardTextChanged _,
                    LibraryChange.EarAnswersChanged _,
                    LibraryChange.HistoryChanged _ -> {}
        }
    }
}
