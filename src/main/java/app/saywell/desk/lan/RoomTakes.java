package app.saywell.desk.lan;

import app.saywell.desk.school.AudioClip;
import app.saywell.desk.school.LibraryChange;
import app.saywell.desk.school.learner.ConsentMissingException;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.settings.ServiceKind;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.store.Library;
import app.saywell.desk.store.change.UseCaseContext;
import app.saywell.desk.takes.queue.ScoringQueue;
import app.saywell.speech.signal.TakeQuality;
import java.io.ByteArrayInputStream;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/// Stores what devices in the room record as takes, and has them scored.
///
/// A recording that is sent again is known by its sound: it is answered like the first time, and stored once. File,
/// take and place in the queue are on disk when [#store] returns; the take and its place come in one
/// transaction.
final class RoomTakes {
    private final UseCaseContext context;
    private final Library library;
    private final ScoringQueue queue;

    RoomTakes(UseCaseContext context, ScoringQueue queue) {
        this.context = context;
        this.library = context.library();
        this.queue = queue;
    }

    /// What came of a recording.
    enum StoreOutcome {
        STORED,
        /// This very recording was stored before.
        KNOWN,
        /// The learner's consent does not allow it.
        NO_CONSENT
    }

    /// Whether recordings of a learner of a class may be kept.
    boolean mayRecord(long learnerId) {
        return library.learners().mayRecord(learnerId);
    }

    /// The language of the window, which the page shows first: `ko` or `en`.
    String language() {
        String chosen = library.settings().get(Setting.INTERFACE_LANGUAGE);
        String language = chosen.isEmpty() ? Locale.getDefault().getLanguage() : chosen;
        return language.equals("ko") ? "ko" : "en";
    }

    List<Learner> learners(long classId) {
        return library.learners().findByClass(classId);
    }

    /// The sentences of which a learner has a take.
    Set<Long> recorded(long learnerId) {
        return library.takes().findByLearner(learnerId).stream()
                .map(take -> take.owner().sentenceId())
                .collect(Collectors.toSet());
    }

    /// Stores a recording.
    ///
    /// @throws app.saywell.desk.store.database.LibraryException if the data folder cannot take it
    StoreOutcome store(Take.TakeOwner owner, RoomRecording recording) {
        if (!mayRecord(owner.learnerId())) {
            return StoreOutcome.NO_CONSENT;
        }
        if (isKnown(owner, recording)) {
            return StoreOutcome.KNOWN;
        }
        AudioClip clip = library.recordings()
                .importStream(
                        new ByteArrayInputStream(recording.wav()),
                        "wav",
                        recording.audio().seconds());
        TakeQuality quality = TakeQuality.of(recording.audio());
        StoreOutcome outcome;
        try {
            outcome = library.database().write(handle -> insert(owner, recording, clip, quality));
        } catch (ConsentMissingException e) {
            return StoreOutcome.NO_CONSENT;
        }
        context.decodedAudio().put(clip.hash(), recording.audio());
        queue.enqueue(List.of());
        context.changes().publish(new LibraryChange.TakesChanged(owner.sentenceId(), owner.learnerId()));
        return outcome;
    }

    private StoreOutcome insert(Take.TakeOwner owner, RoomRecording recording, AudioClip clip, TakeQuality quality) {
        if (isKnown(owner, recording)) {
            return StoreOutcome.KNOWN;
        }
        Instant now = context.clock().instant();
        Take take = library.takes()
                .insert(owner, clip, new Take.RecordingInfo(now, "", Take.TakeSource.RECORDED), Optional.of(quality));
        library.scoringQueue()
                .add(List.of(take.id()), service(owner.learnerId()).name(), now);
        return StoreOutcome.STORED;
    }

    // Even one in the bin is known: sending it again does not take it out.
    private boolean isKnown(Take.TakeOwner owner, RoomRecording recording) {
        return library.takes().findByLearner(owner.learnerId()).stream()
                .filter(take -> take.owner().equals(owner))
                .anyMatch(take -> take.audio().hash().equals(recording.sha256()));
    }

    private ServiceKind service(long learnerId) {
        return library.learners()
                .find(learnerId)
                .map(learner -> library.settings().get(Setting.SERVICE_KIND).allowedBy(learner.consent()))
                .orElse(ServiceKind.EMBEDDED);
    }
}
