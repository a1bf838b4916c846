package app.saywell.practice.take;

import app.saywell.library.store.AudioClip;
import app.saywell.library.take.Take;
import app.saywell.task.Outcome;
import app.saywell.task.Running;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/// The takes of learners.
public final class Takes {

    /// The kept takes of a learner and sentence, oldest first.
    public List<Take> of(long sentenceId, long learnerId) {
        throw new UnsupportedOperationException();
    }

    /// One take, also from the bin.
    public Optional<Take> find(long takeId) {
        throw new UnsupportedOperationException();
    }

    /// Moves a finished recording into the library; the given file is gone afterwards.
    public Running keep(
            Take.Owner owner,
            Path finished,
            Take.Circumstances circumstances,
            Consumer<Outcome<Take>> answer) {
        throw new UnsupportedOperationException();
    }

    /// Keeps a copy of a WAV or MP3 file as a take; the given file stays as it is.
    public Running importFile(Take.Owner owner, Path audio, Consumer<Outcome<Take>> answer) {
        throw new UnsupportedOperationException();
    }

    /// The file that holds a recording; read only.
    public Path file(AudioClip audio) {
        throw new UnsupportedOperationException();
    }

    /// Where recordings are written while they run; what is found here at start was interrupted.
    public Path unfinishedFolder() {
        throw new UnsupportedOperationException();
    }

    /// Makes it the best of its learner and sentence.
    public void markBest(long takeId) {
        throw new UnsupportedOperationException();
    }

    /// Gives a take to another learner, because it was recorded under the wrong name.
    public void moveTo(long takeId, long learnerId) {
        throw new UnsupportedOperationException();
    }

    /// Puts a take into the bin; undo or [#restore(long)] brings it back.
    public void delete(long takeId) {
        throw new UnsupportedOperationException();
    }

    /// What lies in the bin, newest first.
    public List<Take> bin() {
        throw new UnsupportedOperationException();
    }

    /// Takes it out of the bin.
    public void restore(long takeId) {
        throw new UnsupportedOperationException();
    }
}
