package app.saywell.practice.lesson;

import app.saywell.library.lesson.Reading;
import app.saywell.speech.Failure;
import app.saywell.task.Outcome;
import app.saywell.task.Running;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/// Native readings of sentences.
public final class Readings {

    /// What became of a reading that was added: it is kept in any case.
    ///
    /// @param notAnalysed why the service took nothing apart; empty when it did
    public record Added(Reading reading, Optional<Failure> notAnalysed) {}

    /// All readings of a sentence, the model first.
    public List<Reading> of(long sentenceId) {
        throw new UnsupportedOperationException();
    }

    /// The reading that learners are compared with.
    public Optional<Reading> model(long sentenceId) {
        throw new UnsupportedOperationException();
    }

    /// Keeps a copy of a WAV or MP3 file as a reading and has it analysed, once. The first reading
    /// of a sentence becomes its model.
    public Running add(
            long sentenceId, Path audio, Reading.Voice voice, Consumer<Outcome<Added>> answer) {
        throw new UnsupportedOperationException();
    }

    /// Has a kept reading analysed that was not yet; one that was is not sent again.
    public Running analyse(long readingId, Consumer<Outcome<Added>> answer) {
        throw new UnsupportedOperationException();
    }

    /// Makes it the one that learners are compared with.
    public void makeModel(long readingId) {
        throw new UnsupportedOperationException();
    }

    /// Takes a reading away; undo brings it back.
    public void delete(long readingId) {
        throw new UnsupportedOperationException();
    }
}
