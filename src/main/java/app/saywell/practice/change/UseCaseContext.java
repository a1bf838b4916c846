package app.saywell.practice.change;

import app.saywell.library.Library;
import app.saywell.practice.audio.DecodedAudioCache;
import app.saywell.task.TaskRunner;

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

    /// Applies an edit that can be undone. Publishes `change` after every apply and revert.
    public void applyEdit(String name, LibraryChange change, Runnable apply, Runnable revert) {
        undoHistory.perform(
                new UndoableEdit(
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
