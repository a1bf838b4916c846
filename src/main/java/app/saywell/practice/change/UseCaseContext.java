package app.saywell.practice.change;

import app.saywell.library.Library;
import app.saywell.library.take.Take;
import app.saywell.practice.audio.DecodedAudioCache;
import app.saywell.signal.TakeQuality;
import app.saywell.task.TaskRunner;
import java.nio.file.Path;
import java.time.InstantSource;

/// What every use case needs.
///
/// @param clock provides the current time
/// @param decodedAudio recordings that were decoded already
public record UseCaseContext(
        Library library,
        TaskRunner tasks,
        ChangePublisher changes,
        UndoHistory undoHistory,
        InstantSource clock,
        DecodedAudioCache decodedAudio) {

    /// The quality of a take: as it was measured when it was kept, or measured now and stored for a
    /// take of an older version. Call it on a worker thread.
    ///
    /// @throws app.saywell.audio.UnreadableAudioException if the file holds no sound
    public TakeQuality quality(Take take) {
        return library.takes().findQuality(take.id()).orElseGet(() -> {
            Path file = library.recordings().existingFile(take.audio());
            TakeQuality measured = TakeQuality.of(decodedAudio.open(take.audio().hash(), file));
            library.takes().setQuality(take.id(), measured);
            return measured;
        });
    }

    /// Applies an edit that can be undone. Publishes `change` after every apply and revert.
    public void applyEdit(String name, LibraryChange change, Runnable apply, Runnable revert) {
        undoHistory.perform(new UndoableEdit(
                name,
                () -> {
                    apply.run();
                    changes.publish(change);
                },
                () -> {
                    revert.run();
                    changes.publish(change);
                }));
    }
}
