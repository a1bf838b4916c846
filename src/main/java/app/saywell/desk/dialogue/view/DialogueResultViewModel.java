package app.saywell.desk.dialogue.view;

import app.saywell.desk.classes.view.ClipPlayer;
import app.saywell.desk.dialogue.DialogueResult;
import app.saywell.desk.dialogue.SaidLine;
import app.saywell.desk.kit.context.LatestRead;
import app.saywell.desk.kit.text.UserMessage;
import app.saywell.desk.lessons.view.voice.VoiceTexts;
import app.saywell.desk.school.LibraryChange;
import app.saywell.speech.signal.Pcm;
import app.saywell.speech.task.Subscription;
import app.saywell.speech.task.TaskOutcome;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// The view model of what came of a dialogue: its lines with what was scored, as the scores come in. Used on the UI
/// thread only.
public final class DialogueResultViewModel implements AutoCloseable {
    private static final DialogueResult NOTHING = new DialogueResult(List.of(), Optional.empty());

    private final ReadOnlyObjectWrapper<DialogueResult> result = new ReadOnlyObjectWrapper<>(NOTHING);
    private final ReadOnlyObjectWrapper<Optional<UserMessage>> failure = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final DialogueServices services;
    private final LineVoices voices;
    private final ClipPlayer player;
    private final LatestRead reads;
    private final Subscription changes;
    private Optional<RunningDialogue> shown = Optional.empty();
    private int listening;

    DialogueResultViewModel(DialogueServices services, LineVoices voices) {
        this.services = services;
        this.voices = voices;
        player = new ClipPlayer(services.takes(), services.tasks(), services.audioSession(), services.recordings());
        reads = new LatestRead(services.tasks());
        changes = services.changes().subscribe(this::changed);
    }

    /// What is known so far; without lines while it is read.
    public ReadOnlyObjectProperty<DialogueResult> result() {
        return result.getReadOnlyProperty();
    }

    /// Why a line could not be said by its voice.
    public ReadOnlyObjectProperty<Optional<UserMessage>> failure() {
        return failure.getReadOnlyProperty();
    }

    /// Shows a run that ended.
    void show(RunningDialogue ended) {
        shown = Optional.of(ended);
        failure.set(Optional.empty());
        result.set(NOTHING);
        refresh();
    }

    /// Nothing of a run is shown any more.
    void leave() {
        shown = Optional.empty();
        reads.cancel();
    }

    /// Plays what the learner said.
    void playMine(SaidLine line) {
        listening++;
        failure.set(Optional.empty());
        voices.stop();
        line.take().ifPresent(player::play);
    }

    /// Has the voice say a line.
    void playModel(SaidLine line) {
        int number = ++listening;
        failure.set(Optional.empty());
        voices.stop();
        shown.ifPresent(ended -> voices.whenMade(ended.dialogue(), line.line(), outcome -> {
            if (number != listening || shown.isEmpty()) {
                return;
            }
            if (outcome instanceof TaskOutcome.TaskDone<Pcm>(Pcm sound)) {
                voices.play(
                        sound,
                        () -> {},
                        () -> failure.set(Optional.of(UserMessage.failure("dialogue.failed.playback"))));
            } else if (outcome instanceof TaskOutcome.TaskFailed<Pcm>(Throwable cause)) {
                failure.set(Optional.of(VoiceTexts.failure(cause)));
            }
        }));
    }

    /// Lets scoring go on that was paused or stopped.
    public void resumeScoring() {
        services.edits().edit(services.dialogues()::resumeScoring);
    }

    private void changed(LibraryChange change) {
        if (change instanceof LibraryChange.TakesChanged || change instanceof LibraryChange.QueueChanged) {
            refresh();
        }
    }

    private void refresh() {
        shown.ifPresent(
                ended -> reads.refresh(() -> services.dialogues().result(ended.run(), ended.dialogue()), result::set));
    }

    @Override
    public void close() {
        changes.close();
        reads.cancel();
    }
}
