package app.saywell.desk.store.change;

import app.saywell.desk.school.LibraryChange;
import app.saywell.desk.school.access.AccessEntry;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.school.settings.UserRole;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.store.Library;
import app.saywell.desk.store.audio.DecodedAudioCache;
import app.saywell.desk.store.database.LibraryException;
import app.saywell.speech.signal.TakeQuality;
import app.saywell.speech.task.TaskRunner;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;
import java.util.function.Consumer;

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
    private static final System.Logger LOG = System.getLogger(UseCaseContext.class.getName());

    /// The quality of a take: as it was measured when it was kept, or measured now and stored, where
    /// the library can be written, for a take of an older version. Call it on a worker thread.
    ///
    /// @throws app.saywell.speech.audio.UnreadableAudioException if the file holds no sound
    public TakeQuality quality(Take take) {
        return library.takes().findQuality(take.id()).orElseGet(() -> {
            Path file = library.recordings().existingFile(take.audio());
            TakeQuality measured = TakeQuality.of(decodedAudio.open(take.audio().hash(), file));
            if (!library.isReadOnly()) {
                library.takes().setQuality(take.id(), measured);
            }
            return measured;
        });
    }

    /// Notes in the access record what was done with the data of a learner.
    public void noteAccess(AccessEntry.AccessAction action, Take.TakeOwner owner) {
        note(() -> add(action, classOf(owner.learnerId()).orElse(0L), owner.learnerId()));
    }

    /// Notes in the access record that the work of a learner was seen or heard. Who learns without a class, or on a
    /// computer that no teacher uses, is left alone.
    public void noteOpened(long learnerId) {
        if (isOfTeacher()) {
            note(() ->
                    classOf(learnerId).ifPresent(classId -> add(AccessEntry.AccessAction.OPENED, classId, learnerId)));
        }
    }

    /// Notes in the access record that the results of a class were seen.
    public void noteClassOpened(long classId) {
        if (isOfTeacher()) {
            noteAccess(AccessEntry.AccessAction.OPENED, classId, Optional.empty());
        }
    }

    private boolean isOfTeacher() {
        return library.settings().get(Setting.ROLE) == UserRole.TEACHER;
    }

    private Optional<Long> classOf(long learnerId) {
        return library.learners().find(learnerId).flatMap(Learner::classId);
    }

    /// Notes in the access record what was done with the data of a class, or of one of its learners.
    ///
    /// @param classId 0 if no class in particular
    /// @param learnerId empty if all
    public void noteAccess(AccessEntry.AccessAction action, long classId, Optional<Long> learnerId) {
        note(() -> add(action, classId, learnerId.orElse(0L)));
    }

    private void add(AccessEntry.AccessAction action, long classId, long learnerId) {
        library.accessRecord().note(action, classId, learnerId, clock.instant());
    }

    // A disk that takes nothing any more doesn't keep people from reading and exporting.
    private static void note(Runnable line) {
        try {
            line.run();
        } catch (LibraryException e) {
            LOG.log(System.Logger.Level.WARNING, "the access record lacks a line", e);
        }
    }

    /// Applies an edit that can be undone. Publishes `change` after every apply and revert.
    public void applyEdit(String name, LibraryChange change, Runnable apply, Runnable revert) {
        perform(name, NamedLearners.of(change), change, apply, revert);
    }

    /// Applies an edit that brings something, which was made or lies in the bin; undone, it lies in the bin since now.
    ///
    /// @param setDeletedAt sets when it was deleted; empty for what is there
    public void applyAddition(String name, LibraryChange change, Consumer<Optional<Instant>> setDeletedAt) {
        Instant now = clock.instant();
        applyEdit(
                name, change, () -> setDeletedAt.accept(Optional.empty()), () -> setDeletedAt.accept(Optional.of(now)));
    }

    /// Applies an edit that puts something into the bin; undone, it is there again.
    ///
    /// @param setDeletedAt as of [#applyAddition]
    public void applyRemoval(String name, LibraryChange change, Consumer<Optional<Instant>> setDeletedAt) {
        Instant now = clock.instant();
        applyEdit(
                name, change, () -> setDeletedAt.accept(Optional.of(now)), () -> setDeletedAt.accept(Optional.empty()));
    }

    /// The same for an edit of one learner, which an erasure of another one leaves undoable.
    public void applyLearnerEdit(String name, long learnerId, Runnable apply, Runnable revert) {
        perform(name, NamedLearners.of(learnerId), new LibraryChange.LearnersChanged(), apply, revert);
    }

    private void perform(String name, NamedLearners learners, LibraryChange change, Runnable apply, Runnable revert) {
        undoHistory.perform(new UndoableEdit(
                name,
                learners,
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
