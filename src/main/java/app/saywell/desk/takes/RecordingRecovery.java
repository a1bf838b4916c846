package app.saywell.desk.takes;

import app.saywell.desk.school.take.Take;
import app.saywell.desk.store.Library;
import app.saywell.desk.store.audio.AudioFile;
import app.saywell.desk.store.change.UseCaseContext;
import app.saywell.speech.audio.UnfinishedRecordings;
import app.saywell.speech.audio.UnreadableAudioException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Stream;

/// Unfinished recordings that an interruption left.
///
/// A recording in progress is a file in the folder of unfinished recordings. Its name contains the
/// sentence, the learner and the start time. It stays there until it is kept or discarded, also
/// after restarts.
public final class RecordingRecovery {
    private final Library library;
    private final UseCaseContext context;
    private final TakeService takes;

    public RecordingRecovery(UseCaseContext context, TakeService takes) {
        this.context = context;
        this.library = context.library();
        this.takes = takes;
    }

    /// An interrupted recording.
    ///
    /// @param owner the learner and the sentence
    /// @param begunAt when the recording began
    /// @param seconds duration of what is on disk; empty if it cannot be opened, because it is
    ///     encrypted with another key or damaged
    public record InterruptedRecording(Path file, Take.TakeOwner owner, Instant begunAt, OptionalDouble seconds) {

        /// Whether it can be kept as a take.
        public boolean canBeOpened() {
            return seconds.isPresent();
        }
    }

    public Path newRecordingFile(Take.TakeOwner owner) {
        String name = owner.sentenceId()
                + "-"
                + owner.learnerId()
                + "-"
                + context.clock().millis()
                + ".wav";
        return library.folder().unfinishedFolder().resolve(name);
    }

    /// Interrupted recordings, and finished ones that were not stored, oldest first; also those
    /// that cannot be opened. Leaves out files without samples and those of erased learners. Call
    /// it at start, before anything is recorded.
    public List<InterruptedRecording> findInterrupted() {
        try (Stream<Path> files = Files.list(library.folder().unfinishedFolder())) {
            return files.filter(RecordingRecovery::isRecordingName)
                    .flatMap(file -> read(file).stream())
                    .filter(found -> isKnown(found.owner()))
                    .sorted(Comparator.comparing(InterruptedRecording::begunAt))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Stores one as a take. A file that was cut off is repaired first, with every sample that
    /// reached the disk.
    public Take keep(InterruptedRecording interrupted) {
        try {
            for (var unfinished : UnfinishedRecordings.findIn(library.folder().unfinishedFolder())) {
                if (unfinished.file().getFileName().equals(interrupted.file().getFileName())) {
                    UnfinishedRecordings.repair(interrupted.file());
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return takes.keepNow(
                interrupted.owner(),
                interrupted.file(),
                new Take.RecordingInfo(interrupted.begunAt(), "", Take.TakeSource.RECOVERED));
    }

    /// Deletes one.
    public void discard(InterruptedRecording interrupted) {
        try {
            Files.deleteIfExists(interrupted.file());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static boolean isRecordingName(Path file) {
        return String.valueOf(file.getFileName()).matches("\\d{1,18}-\\d{1,18}-\\d{1,18}\\.wav");
    }

    private boolean isKnown(Take.TakeOwner owner) {
        return library.learners().find(owner.learnerId()).isPresent()
                && library.sentences().find(owner.sentenceId()).isPresent();
    }

    private Optional<InterruptedRecording> read(Path file) {
        String[] parts = String.valueOf(file.getFileName()).replace(".wav", "").split("-", -1);
        try {
            return Optional.of(new InterruptedRecording(
                    file,
                    new Take.TakeOwner(Long.parseLong(parts[0]), Long.parseLong(parts[1])),
                    Instant.ofEpochMilli(Long.parseLong(parts[2])),
                    seconds(file)));
        } catch (UnreadableAudioException e) {
            return Optional.empty();
        }
    }

    private OptionalDouble seconds(Path file) {
        try {
            return library.folder().canOpen(file)
                    ? OptionalDouble.of(AudioFile.probe(file).seconds())
                    : OptionalDouble.empty();
        } catch (IOException | UncheckedIOException e) {
            return OptionalDouble.empty();
        }
    }
}
