package app.saywell.practice.take;

import app.saywell.audio.UnfinishedRecordings;
import app.saywell.audio.UnreadableAudioException;
import app.saywell.library.Library;
import app.saywell.library.take.Take;
import app.saywell.practice.change.Desk;
import app.saywell.practice.sound.SoundFile;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// What an interrupted recording left behind.
///
/// A recording that runs is a file in the folder for unfinished ones, whose name says whose reading
/// of what it is; it stays there until it is kept or thrown away, over any number of restarts.
public final class Recovery {
    private final Library library;
    private final Desk desk;
    private final Takes takes;

    public Recovery(Desk desk, Takes takes) {
        this.desk = desk;
        this.library = desk.library();
        this.takes = takes;
    }

    /// A recording that was interrupted.
    ///
    /// @param owner whose reading of what it is
    /// @param begunAt when it began
    /// @param seconds how much of it reached the disk
    public record Found(Path file, Take.Owner owner, Instant begunAt, double seconds) {}

    /// The file that a new recording is to be written to.
    public Path begin(Take.Owner owner) {
        String name =
                owner.sentenceId() + "-" + owner.learnerId() + "-" + desk.clock().millis() + ".wav";
        return library.folder().unfinished().resolve(name);
    }

    /// What there is, oldest first: recordings that were cut off, and finished ones that were not
    /// kept any more. Those without a single sample, or of somebody who has been erased, are left
    /// out. To be asked at start, before anything is recorded.
    public List<Found> found() {
        try (Stream<Path> files = Files.list(library.folder().unfinished())) {
            return files.filter(Recovery::isOurs)
                    .flatMap(file -> read(file).stream())
                    .filter(found -> isKnown(found.owner()))
                    .sorted(Comparator.comparing(Found::begunAt))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Keeps one as a take. One that was cut off is completed first: every sample that reached the
    /// disk belongs to it.
    public Take keep(Found found) {
        try {
            for (var unfinished : UnfinishedRecordings.in(library.folder().unfinished())) {
                if (unfinished.file().getFileName().equals(found.file().getFileName())) {
                    UnfinishedRecordings.repair(found.file());
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return takes.keepNow(
                found.owner(),
                found.file(),
                new Take.Circumstances(found.begunAt(), "", Take.Source.RECOVERED));
    }

    /// Throws one away.
    public void discard(Found found) {
        try {
            Files.deleteIfExists(found.file());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static boolean isOurs(Path file) {
        return String.valueOf(file.getFileName()).matches("\\d{1,18}-\\d{1,18}-\\d{1,18}\\.wav");
    }

    private boolean isKnown(Take.Owner owner) {
        return library.learners().find(owner.learnerId()).isPresent()
                && library.sentences().find(owner.sentenceId()).isPresent();
    }

    private static Optional<Found> read(Path file) {
        String[] parts = String.valueOf(file.getFileName()).replace(".wav", "").split("-", -1);
        try {
            return Optional.of(
                    new Found(
                            file,
                            new Take.Owner(Long.parseLong(parts[0]), Long.parseLong(parts[1])),
                            Instant.ofEpochMilli(Long.parseLong(parts[2])),
                            SoundFile.probe(file).seconds()));
        } catch (UnreadableAudioException e) {
            return Optional.empty();
        }
    }
}
