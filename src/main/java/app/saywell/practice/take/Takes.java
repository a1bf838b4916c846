package app.saywell.practice.take;

import app.saywell.library.Library;
import app.saywell.library.store.AudioClip;
import app.saywell.library.take.Take;
import app.saywell.practice.change.Change;
import app.saywell.practice.change.Desk;
import app.saywell.practice.sound.SoundFile;
import app.saywell.task.Outcome;
import app.saywell.task.Running;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/// The takes of learners. Nothing here overwrites or loses a recording; only erasing does.
public final class Takes {
    /// How long a take lies in the bin before it is erased.
    public static final Duration TIME_IN_BIN = Duration.ofDays(30);

    private static final System.Logger LOG = System.getLogger(Takes.class.getName());

    private final Desk desk;
    private final Library library;

    public Takes(Desk desk) {
        this.desk = desk;
        this.library = desk.library();
    }

    /// The kept takes of a learner and sentence, oldest first.
    public List<Take> of(long sentenceId, long learnerId) {
        return library.takes().of(new Take.Owner(sentenceId, learnerId));
    }

    /// One take, also from the bin.
    public Optional<Take> find(long takeId) {
        return library.takes().find(takeId);
    }

    /// Moves a finished recording into the library; the given file is gone afterwards.
    public Running keep(
            Take.Owner owner,
            Path finished,
            Take.Circumstances circumstances,
            Consumer<Outcome<Take>> answer) {
        return desk.tasks().run(progress -> keepNow(owner, finished, circumstances), answer);
    }

    /// As [#keep], on the calling thread: for the end of a program that will not wait for an
    /// answer.
    public Take keepNow(Take.Owner owner, Path finished, Take.Circumstances circumstances) {
        SoundFile sound = SoundFile.probe(finished);
        AudioClip clip = library.recordings().linkIn(finished, sound.extension(), sound.seconds());
        Take take = insert(owner, clip, circumstances);
        try {
            Files.deleteIfExists(finished);
        } catch (IOException e) { // it will be offered once more, and is kept twice at worst
            LOG.log(System.Logger.Level.WARNING, "a kept recording could not be cleared away", e);
        }
        return take;
    }

    /// Keeps a copy of a WAV or MP3 file as a take; the given file stays as it is. One without
    /// sound fails with [app.saywell.audio.UnreadableAudioException].
    public Running importFile(Take.Owner owner, Path audio, Consumer<Outcome<Take>> answer) {
        return desk.tasks().run(progress -> importNow(owner, audio), answer);
    }

    /// As [#importFile], on the calling thread.
    public Take importNow(Take.Owner owner, Path audio) {
        SoundFile sound = SoundFile.probe(audio);
        AudioClip clip = library.recordings().copyIn(audio, sound.extension(), sound.seconds());
        String name = String.valueOf(audio.getFileName());
        return insert(
                owner,
                clip,
                new Take.Circumstances(desk.clock().instant(), name, Take.Source.IMPORTED));
    }

    /// The file that holds a recording; read only.
    ///
    /// @throws app.saywell.library.store.LibraryException when it is gone
    public Path file(AudioClip audio) {
        return library.recordings().file(audio);
    }

    /// Where recordings are written while they run; what is found here at start was interrupted.
    public Path unfinishedFolder() {
        return library.folder().unfinished();
    }

    /// Makes it the best of its learner and sentence.
    public void markBest(long takeId) {
        Take.Owner owner = owner(takeId);
        Optional<Long> old =
                library.takes().of(owner).stream().filter(Take::best).map(Take::id).findFirst();
        desk.edit(
                "edit.take.best",
                changed(owner),
                () -> library.takes().markBest(owner, Optional.of(takeId)),
                () -> library.takes().markBest(owner, old));
    }

    /// Gives a take to another learner, because it was recorded under the wrong name.
    public void moveTo(long takeId, long learnerId) {
        Take.Owner old = owner(takeId);
        Take.Owner owner = new Take.Owner(old.sentenceId(), learnerId);
        desk.edit(
                "edit.take.move",
                changed(owner),
                () -> move(takeId, owner, old),
                () -> move(takeId, old, owner));
    }

    /// Puts a take into the bin; undo or [#restore(long)] brings it back.
    public void delete(long takeId) {
        Instant now = desk.clock().instant();
        desk.edit(
                "edit.take.delete",
                changed(owner(takeId)),
                () -> library.takes().delete(takeId, Optional.of(now)),
                () -> library.takes().delete(takeId, Optional.empty()));
    }

    /// What lies in the bin, newest first.
    public List<Take> bin() {
        return library.takes().bin();
    }

    /// When a take was put into the bin; it is erased [#TIME_IN_BIN] later.
    public Optional<Instant> deletedAt(long takeId) {
        return library.takes().deletedAt(takeId);
    }

    /// Takes it out of the bin.
    public void restore(long takeId) {
        Instant now = desk.clock().instant();
        desk.edit(
                "edit.take.restore",
                changed(owner(takeId)),
                () -> library.takes().delete(takeId, Optional.empty()),
                () -> library.takes().delete(takeId, Optional.of(now)));
    }

    private Take insert(Take.Owner owner, AudioClip clip, Take.Circumstances circumstances) {
        Take take = library.takes().insert(owner, clip, circumstances);
        desk.changes().tell(changed(owner));
        return take;
    }

    private void move(long takeId, Take.Owner to, Take.Owner from) {
        library.takes().move(takeId, to);
        desk.changes().tell(changed(from));
    }

    private Take.Owner owner(long takeId) {
        return library.takes().find(takeId).orElseThrow().owner();
    }

    private static Change changed(Take.Owner owner) {
        return new Change.TakesChanged(owner.sentenceId(), owner.learnerId());
    }
}
