package app.saywell.desk.takes;

import app.saywell.desk.school.AudioClip;
import app.saywell.desk.school.LibraryChange;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.store.Library;
import app.saywell.desk.store.audio.AudioFile;
import app.saywell.desk.store.audio.ImportableAudio;
import app.saywell.desk.store.change.UseCaseContext;
import app.saywell.speech.audio.UnreadableAudioException;
import app.saywell.speech.signal.Pcm;
import app.saywell.speech.signal.TakeQuality;
import app.saywell.speech.task.RunningTask;
import app.saywell.speech.task.TaskOutcome;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/// Takes of learners. No recording is ever overwritten or lost; only an erasure removes it.
public final class TakeService {
    /// How long a take stays in the bin before it is erased.
    public static final Duration BIN_RETENTION = Duration.ofDays(30);

    private static final System.Logger LOG = System.getLogger(TakeService.class.getName());

    private final UseCaseContext context;
    private final Library library;

    public TakeService(UseCaseContext context) {
        this.context = context;
        this.library = context.library();
    }

    /// Takes of a learner and sentence that are not in the bin, oldest first.
    public List<Take> findByOwner(long sentenceId, long learnerId) {
        return library.takes().findByOwner(new Take.TakeOwner(sentenceId, learnerId));
    }

    /// Finds a take, even in the bin.
    public Optional<Take> find(long takeId) {
        return library.takes().find(takeId);
    }

    /// Notes in the access record that a take of a learner of a class was opened or heard.
    public Take opened(Take take) {
        context.noteOpened(take.owner().learnerId());
        return take;
    }

    /// Moves a finished recording into the library. The given file is deleted.
    public RunningTask keep(
            Take.TakeOwner owner, Path finished, Take.RecordingInfo recordingInfo, Consumer<TaskOutcome<Take>> answer) {
        return context.tasks().run(progress -> keepNow(owner, finished, recordingInfo), answer);
    }

    /// As [#keep], on the calling thread: for the end of the program, which does not wait for an
    /// answer.
    ///
    /// @throws app.saywell.desk.school.learner.ConsentMissingException if the learner's consent does
    ///   not allow it; the file stays where it is
    public Take keepNow(Take.TakeOwner owner, Path finished, Take.RecordingInfo recordingInfo) {
        library.learners().requireRecording(owner.learnerId());
        AudioFile sound = AudioFile.probe(finished);
        Optional<Pcm> audio = decode(finished);
        AudioClip clip = library.recordings().importByLink(finished, sound.extension(), sound.seconds());
        Take take = insert(owner, clip, recordingInfo, audio);
        try {
            Files.deleteIfExists(finished);
        } catch (IOException e) { // recovery will offer it again; at worst it is stored twice
            LOG.log(System.Logger.Level.WARNING, "a stored recording is still in the unfinished folder", e);
        }
        return take;
    }

    /// Imports a copy of a WAV or MP3 file as a take. A file without sound fails with
    /// [app.saywell.speech.audio.UnreadableAudioException].
    public RunningTask importFile(Take.TakeOwner owner, Path audio, Consumer<TaskOutcome<Take>> answer) {
        return context.tasks().run(progress -> importNow(owner, audio), answer);
    }

    /// As [#importFile], on the calling thread.
    ///
    /// @throws app.saywell.desk.school.learner.ConsentMissingException if the learner's consent does
    ///   not allow it
    public Take importNow(Take.TakeOwner owner, Path audio) {
        library.learners().requireRecording(owner.learnerId());
        try (ImportableAudio source = ImportableAudio.of(audio, library.folder().cacheFolder())) {
            AudioFile sound = AudioFile.probe(source.file());
            Optional<Pcm> decoded = decode(source.file());
            AudioClip clip = library.recordings().importCopy(source.file(), sound.extension(), sound.seconds());
            String name = String.valueOf(audio.getFileName());
            return insert(
                    owner,
                    clip,
                    new Take.RecordingInfo(context.clock().instant(), name, Take.TakeSource.IMPORTED),
                    decoded);
        }
    }

    /// The file of a recording; read only.
    ///
    /// @throws app.saywell.desk.store.database.LibraryException if it does not exist
    public Path file(AudioClip audio) {
        return library.recordings().existingFile(audio);
    }

    /// The sound of a recording, decoded; call it on a worker thread.
    ///
    /// @throws UnreadableAudioException if the file holds no sound
    public Pcm open(AudioClip audio) {
        return context.decodedAudio().open(audio.hash(), file(audio));
    }

    /// The quality of a take: as it was measured when it was kept, or measured now and stored for a
    /// take of an older version.
    public TakeQuality quality(Take take) {
        return context.quality(take);
    }

    /// The folder of recordings in progress. A file found here at start was interrupted.
    public Path unfinishedFolder() {
        return library.folder().unfinishedFolder();
    }

    /// Marks it as the best take of its learner and sentence.
    public void markBest(long takeId) {
        Take.TakeOwner owner = owner(takeId);
        Optional<Long> old = library.takes().findByOwner(owner).stream()
                .filter(Take::best)
                .map(Take::id)
                .findFirst();
        context.applyEdit(
                "edit.take.best",
                takesChanged(owner),
                () -> library.takes().markBest(owner, Optional.of(takeId)),
                () -> library.takes().markBest(owner, old));
    }

    /// Moves a take to another learner, for a take that was recorded under the wrong name.
    public void moveTo(long takeId, long learnerId) {
        Take.TakeOwner old = owner(takeId);
        Take.TakeOwner owner = new Take.TakeOwner(old.sentenceId(), learnerId);
        context.applyEdit(
                "edit.take.move", takesChanged(owner), () -> move(takeId, owner, old), () -> move(takeId, old, owner));
    }

    /// Moves a take to another sentence, once it is known which of several was said.
    public void assign(Take take, long sentenceId) {
        Take.TakeOwner old = take.owner();
        if (old.sentenceId() != sentenceId) {
            Take.TakeOwner said = new Take.TakeOwner(sentenceId, old.learnerId());
            move(take.id(), said, old);
            context.changes().publish(takesChanged(said));
        }
    }

    /// Puts a take into the bin. Undo or [#restore(long)] takes it out.
    public void delete(long takeId) {
        context.applyRemoval("edit.take.delete", takesChanged(owner(takeId)), at -> library.takes()
                .setDeletedAt(takeId, at));
    }

    /// The takes in the bin, newest first.
    public List<Take> findInBin() {
        return library.takes().findInBin();
    }

    /// When a take was put into the bin. It is erased [#BIN_RETENTION] later.
    public Optional<Instant> findDeletedAt(long takeId) {
        return library.takes().findDeletedAt(takeId);
    }

    /// Takes a take out of the bin.
    public void restore(long takeId) {
        context.applyAddition("edit.take.restore", takesChanged(owner(takeId)), at -> library.takes()
                .setDeletedAt(takeId, at));
    }

    /// Decodes a new recording once, for everything that follows. A recording that cannot be
    /// decoded is kept all the same.
    private Optional<Pcm> decode(Path file) {
        try {
            return Optional.of(context.decodedAudio().decode(file));
        } catch (UnreadableAudioException | UncheckedIOException e) {
            LOG.log(System.Logger.Level.WARNING, "a new recording could not be decoded", e);
            return Optional.empty();
        }
    }

    private Take insert(Take.TakeOwner owner, AudioClip clip, Take.RecordingInfo recordingInfo, Optional<Pcm> audio) {
        Take take = library.takes().insert(owner, clip, recordingInfo, audio.map(TakeQuality::of));
        audio.ifPresent(pcm -> context.decodedAudio().put(clip.hash(), pcm));
        context.changes().publish(takesChanged(owner));
        return take;
    }

    private void move(long takeId, Take.TakeOwner to, Take.TakeOwner from) {
        library.takes().changeOwner(takeId, to);
        context.changes().publish(takesChanged(from));
    }

    private Take.TakeOwner owner(long takeId) {
        return library.takes().find(takeId).orElseThrow().owner();
    }

    private static LibraryChange takesChanged(Take.TakeOwner owner) {
        return new LibraryChange.TakesChanged(owner.sentenceId(), owner.learnerId());
    }
}
