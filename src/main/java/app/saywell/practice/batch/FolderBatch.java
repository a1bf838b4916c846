package app.saywell.practice.batch;

import app.saywell.audio.UnreadableAudioException;
import app.saywell.library.Library;
import app.saywell.library.lesson.Sentence;
import app.saywell.library.people.Consent;
import app.saywell.library.people.Learner;
import app.saywell.library.store.Recordings;
import app.saywell.library.take.Take;
import app.saywell.practice.change.Desk;
import app.saywell.practice.scoring.Judges;
import app.saywell.practice.sound.SoundFile;
import app.saywell.practice.take.Takes;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/// Takes in a folder of recordings as takes of a lesson's sentences.
public final class FolderBatch {
    private final Library library;
    private final Listening listening;
    private final Takes takes;

    public FolderBatch(Desk desk, Judges judges, Takes takes) {
        this.library = desk.library();
        this.listening = new Listening(judges);
        this.takes = takes;
    }

    /// How it is found out which sentence a file is a reading of.
    public enum Way {
        /// By the file's name alone.
        NAME,
        /// By listening alone.
        LISTENING,
        /// By its name, and by listening where that says nothing.
        BOTH
    }

    /// Whose recordings they are.
    public sealed interface Whose {
        /// All of one learner.
        record One(long learnerId) implements Whose {}

        /// Of the pupils of a class: their names stand in the names of files or folders, or their
        /// numbers begin the names of folders.
        record Class(long classId) implements Whose {}
    }

    /// What became of a file.
    public sealed interface Placed {
        /// The file.
        Path file();

        /// Whose reading of what it is.
        ///
        /// @param way [Way#NAME] or [Way#LISTENING]
        record Found(Path file, Learner learner, Sentence sentence, Way way) implements Placed {}

        /// The same recording is there already.
        record Known(Path file, Learner learner, Sentence sentence) implements Placed {}

        /// It is not taken in.
        record Left(Path file, Why why) implements Placed {}
    }

    /// Why a file is not taken in.
    public enum Why {
        /// It holds no sound that can be read.
        NO_SOUND,
        /// Nobody knows whose it is.
        WHOSE,
        /// Nobody agreed that this voice is judged.
        NO_CONSENT,
        /// Nobody knows which sentence it is.
        WHICH
    }

    /// The audio files of a folder and of the folders in it, in order.
    public List<Path> files(Path folder) throws IOException {
        try (Stream<Path> there = Files.walk(folder, 2)) {
            return there.filter(Files::isRegularFile)
                    .filter(FolderBatch::isAudio)
                    .sorted()
                    .toList();
        }
    }

    /// Finds out whose reading of what a file is; nothing is stored.
    ///
    /// @param folder in which the files lie
    public Placed place(Path file, Path folder, long lessonId, Whose whose, Way way) {
        if (!holdsSound(file)) {
            return new Placed.Left(file, Why.NO_SOUND);
        }
        Optional<Learner> learner = learner(file, folder, whose);
        if (learner.isEmpty()) {
            return new Placed.Left(file, Why.WHOSE);
        }
        List<Sentence> all = library.sentences().of(lessonId);
        Optional<Sentence> named =
                way == Way.LISTENING ? Optional.empty() : ByName.sentence(file, learner, all);
        if (named.isPresent()) {
            return found(file, learner.get(), named.get(), Way.NAME);
        }
        if (way == Way.NAME) {
            return new Placed.Left(file, Why.WHICH);
        }
        if (learner.get().consent() == Consent.NONE) {
            return new Placed.Left(file, Why.NO_CONSENT);
        }
        return listening
                .sentence(file, all)
                .map(heard -> found(file, learner.get(), heard, Way.LISTENING))
                .orElseGet(() -> new Placed.Left(file, Why.WHICH));
    }

    /// Keeps a copy of a file as a take.
    public Take keep(Placed.Found found) {
        Take.Owner owner = new Take.Owner(found.sentence().id(), found.learner().id());
        return takes.importNow(owner, found.file());
    }

    private Placed found(Path file, Learner learner, Sentence sentence, Way way) {
        String hash = Recordings.hashOf(file);
        boolean known =
                library.takes().of(new Take.Owner(sentence.id(), learner.id())).stream()
                        .anyMatch(take -> take.audio().hash().equals(hash));
        return known
                ? new Placed.Known(file, learner, sentence)
                : new Placed.Found(file, learner, sentence, way);
    }

    private Optional<Learner> learner(Path file, Path folder, Whose whose) {
        return switch (whose) {
            case Whose.One one -> library.learners().present(one.learnerId());
            case Whose.Class of -> ByName.pupil(file, folder, library.learners().of(of.classId()));
        };
    }

    private static boolean holdsSound(Path file) {
        try {
            return SoundFile.probe(file).seconds() > 0;
        } catch (UnreadableAudioException e) {
            return false;
        }
    }

    private static boolean isAudio(Path file) {
        String name = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
        return name.endsWith(".wav") || name.endsWith(".mp3");
    }
}
