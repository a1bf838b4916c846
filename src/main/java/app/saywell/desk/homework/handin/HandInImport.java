package app.saywell.desk.homework.handin;

import app.saywell.desk.school.AudioClip;
import app.saywell.desk.school.LibraryChange;
import app.saywell.desk.school.StepListener;
import app.saywell.desk.school.homework.HandIn;
import app.saywell.desk.school.homework.Homework;
import app.saywell.desk.school.learner.ConsentMissingException;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.store.Library;
import app.saywell.desk.store.change.UseCaseContext;
import app.saywell.desk.store.database.RecordingFiles;
import app.saywell.desk.takes.queue.ScoringQueue;
import app.saywell.speech.audio.UnreadableAudioException;
import app.saywell.speech.signal.TakeQuality;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/// Stores collected files as takes.
///
/// One file is one act. Its recordings become files first; then one transaction adds its takes, the
/// note that it was handed in, and its takes in the scoring queue. If the process is killed before
/// the transaction, the next start sweeps the files and the hand-in can be collected again; after
/// it, the hand-in is known and not stored twice.
public final class HandInImport {
    private final UseCaseContext context;
    private final Library library;
    private final ScoringQueue queue;
    private final HandInReader reader;
    private final StepListener steps;

    /// @param queue scores the takes
    /// @param steps follows an import, for tests that interrupt one
    public HandInImport(UseCaseContext context, ScoringQueue queue, StepListener steps) {
        this.context = context;
        this.library = context.library();
        this.queue = queue;
        this.reader = new HandInReader(library.classKeys());
        this.steps = steps;
    }

    /// What came of a file.
    ///
    /// @param takes that were stored
    /// @param unreadable recordings that hold no sound, or too much
    /// @param isRefused whether nothing was stored, because the file, the consent or the lesson has
    ///     changed since it was looked at
    public record StoredHandIn(int takes, int unreadable, boolean isRefused) {
        private static final StoredHandIn REFUSED = new StoredHandIn(0, 0, true);
    }

    /// A recording that is to become a take.
    ///
    /// @param sha256 of the recording as it was handed in
    private record NewTake(long sentenceId, String sha256, AudioClip clip, TakeQuality quality, Instant recordedAt) {}

    /// Stores a file that can be stored. Call it on a worker thread.
    ///
    /// @throws app.saywell.desk.store.database.LibraryException if the data folder cannot take it
    public StoredHandIn store(CollectedFile collected) {
        if (!collected.state().isStorable() || collected.learner().isEmpty()) {
            return StoredHandIn.REFUSED;
        }
        StoredHandIn stored;
        try {
            byte[] bytes = HandInReader.readBytes(collected.file());
            if (!RecordingFiles.sha256Of(bytes).equals(collected.digest())) {
                return StoredHandIn.REFUSED;
            }
            stored = HandInReader.hasHandInName(collected.file())
                    ? storeHandIn(collected, collected.learner().get(), bytes)
                    : storeRecording(collected, collected.learner().get(), bytes);
        } catch (HandInException | IOException | UnreadableAudioException | ConsentMissingException e) {
            return StoredHandIn.REFUSED;
        }
        steps.beforeStep("stored");
        queue.enqueue(List.of());
        context.changes().publish(new LibraryChange.TakesChanged(0, 0));
        return stored;
    }

    private StoredHandIn storeHandIn(CollectedFile collected, Learner learner, byte[] bytes) {
        OpenedHandIn opened = reader.open(bytes);
        Optional<HandInMatch> match = HandInMatch.find(library, opened);
        if (match.isEmpty()) {
            return StoredHandIn.REFUSED;
        }
        List<NewTake> newTakes = new ArrayList<>();
        int unreadable = 0;
        for (HandInMatch.MatchedRecording recording : match.get().recordings()) {
            HandInManifest.RecordingEntry entry = recording.entry();
            if (isKnown(learner, recording)) {
                continue;
            }
            try {
                newTakes.add(newTake(
                        opened.recordings().getOrDefault(entry.file(), new byte[0]),
                        entry.sha256(),
                        recording.sentenceId(),
                        entry.recordedTime().orElse(collected.madeAt())));
            } catch (UnreadableAudioException e) {
                unreadable++;
            }
        }
        return store(
                collected,
                learner,
                Optional.of(match.get().homework()),
                UUID.fromString(opened.manifest().handIn()),
                newTakes,
                unreadable);
    }

    private StoredHandIn storeRecording(CollectedFile collected, Learner learner, byte[] bytes) {
        CollectedFile.CollectedTarget target = collected.target().orElseThrow();
        long sentenceId = target.sentence().map(Sentence::id).orElseThrow();
        NewTake newTake = newTake(bytes, collected.digest(), sentenceId, collected.madeAt());
        if (HandedInSound.isKnown(
                library, learner.id(), sentenceId, newTake.clip().hash())) {
            return new StoredHandIn(0, 0, false);
        }
        // A plain recording has no drafts on a page, so its own digest stands for them.
        UUID handIn = UUID.nameUUIDFromBytes(collected.digest().getBytes(StandardCharsets.US_ASCII));
        return store(collected, learner, target.homework(), handIn, List.of(newTake), 0);
    }

    private NewTake newTake(byte[] recording, String sha256, long sentenceId, Instant recordedAt) {
        HandedInSound sound = HandedInSound.decode(recording);
        AudioClip clip = library.recordings()
                .importStream(new ByteArrayInputStream(sound.wav()), HandedInSound.EXTENSION, sound.seconds());
        steps.beforeStep("recording");
        Instant now = context.clock().instant();
        return new NewTake(
                sentenceId,
                sha256,
                clip,
                sound.quality(),
                recordedAt.isAfter(now) || recordedAt.isBefore(Instant.EPOCH) ? now : recordedAt);
    }

    private StoredHandIn store(
            CollectedFile collected,
            Learner learner,
            Optional<Homework> homework,
            UUID handIn,
            List<NewTake> newTakes,
            int unreadable) {
        return library.database().write(handle -> {
            boolean isKnown = library.handIns().find(collected.digest()).isPresent();
            if (isKnown || !library.learners().mayRecordAtHome(learner.id())) {
                return StoredHandIn.REFUSED;
            }
            List<Long> takes = newTakes.stream()
                    .map(take -> insert(learner, homework, take))
                    .toList();
            homework.ifPresent(given -> library.handIns()
                    .insert(new HandIn(
                            collected.digest(),
                            given.id(),
                            learner.id(),
                            handIn,
                            context.clock().instant())));
            library.scoringQueue()
                    .add(
                            takes,
                            library.settings().get(Setting.SERVICE_KIND).name(),
                            context.clock().instant());
            steps.beforeStep("commit");
            return new StoredHandIn(takes.size(), unreadable, false);
        });
    }

    private long insert(Learner learner, Optional<Homework> homework, NewTake newTake) {
        Take take = library.takes()
                .insert(
                        new Take.TakeOwner(newTake.sentenceId(), learner.id()),
                        newTake.clip(),
                        new Take.RecordingInfo(newTake.recordedAt(), "", Take.TakeSource.HANDED_IN),
                        Optional.of(newTake.quality()));
        homework.ifPresent(given -> library.handIns().insertTake(take.id(), given.id(), newTake.sha256()));
        return take.id();
    }

    private boolean isKnown(Learner learner, HandInMatch.MatchedRecording recording) {
        return library.handIns()
                .hasTake(learner.id(), recording.sentenceId(), recording.entry().sha256());
    }
}
