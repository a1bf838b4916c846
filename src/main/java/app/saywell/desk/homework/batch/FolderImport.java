package app.saywell.desk.homework.batch;

import app.saywell.desk.calls.SpeechServiceHandles;
import app.saywell.desk.lessons.filename.NameContext;
import app.saywell.desk.lessons.filename.NameReading;
import app.saywell.desk.lessons.filename.RecordingNames;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.store.Library;
import app.saywell.desk.store.audio.AudioFile;
import app.saywell.desk.store.audio.ImportableAudio;
import app.saywell.desk.store.change.UseCaseContext;
import app.saywell.desk.store.database.RecordingFiles;
import app.saywell.desk.takes.TakeService;
import app.saywell.desk.takes.recognition.SentenceRecognizer;
import app.saywell.speech.audio.UnreadableAudioException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Imports a folder of recordings as takes of the sentences of a lesson.
public final class FolderImport {
    private final Library library;
    private final SentenceRecognizer recognizer;
    private final TakeService takes;

    public FolderImport(UseCaseContext context, SpeechServiceHandles services, TakeService takes) {
        this.library = context.library();
        this.recognizer = new SentenceRecognizer(services);
        this.takes = takes;
    }

    /// How the sentence of a file is found.
    public enum MatchMethod {
        /// By the file name only.
        NAME,
        /// By speech recognition only.
        LISTENING,
        /// By the file name, else by speech recognition.
        BOTH
    }

    /// Whose recordings they are.
    public sealed interface BatchOwner {
        /// All recordings are of one learner.
        record SingleLearner(long learnerId) implements BatchOwner {}

        /// Recordings of the learners of a class, whose names or numbers are in the names of files
        /// or folders.
        record ClassLearners(long classId) implements BatchOwner {}
    }

    /// The outcome for one file.
    public sealed interface FileMatch {
        Path file();

        /// The learner and the sentence.
        ///
        /// @param method [MatchMethod#NAME] or [MatchMethod#LISTENING]
        record MatchedFile(Path file, Learner learner, Sentence sentence, MatchMethod method) implements FileMatch {}

        /// The same recording is already in the library.
        ///
        /// @param scored whether it was scored too; an interrupted batch leaves it unscored
        record AlreadyImported(Path file, Learner learner, Take take, boolean scored) implements FileMatch {}

        /// Its name can be read in several ways: it is not imported before a person has chosen.
        record AskedFile(Path file, NameReading name) implements FileMatch {}

        /// The file is not imported.
        ///
        /// @param detail a sentence that says what it is and what to do; empty where the reason says all
        record SkippedFile(Path file, SkipReason reason, String detail) implements FileMatch {
            SkippedFile(Path file, SkipReason reason) {
                this(file, reason, "");
            }
        }
    }

    /// Why a file is not imported.
    public enum SkipReason {
        /// It contains no readable sound.
        NO_SOUND,
        /// The learner is unknown.
        UNKNOWN_LEARNER,
        /// There is no consent to record this learner.
        NO_CONSENT,
        /// The sentence is unknown.
        UNKNOWN_SENTENCE
    }

    /// The audio files of a folder and its subfolders, in order.
    public List<Path> listAudioFiles(Path folder) throws IOException {
        try (Stream<Path> paths = Files.walk(folder, 2)) {
            return paths.filter(Files::isRegularFile)
                    .filter(ImportableAudio::hasSoundName)
                    .sorted()
                    .toList();
        }
    }

    /// Finds the learner and the sentence of a file. Stores nothing.
    ///
    /// @param folder the folder of the files
    public FileMatch match(Path file, Path folder, long lessonId, BatchOwner owner, MatchMethod method) {
        Optional<String> silence = whyWithoutSound(file);
        if (silence.isPresent()) {
            return new FileMatch.SkippedFile(file, SkipReason.NO_SOUND, silence.get());
        }
        List<Sentence> sentences = library.sentences().findByLesson(lessonId);
        NameReading name = read(file, folder, owner, sentences);
        Optional<Learner> learner = name.learner().certain();
        if (learner.isEmpty()) {
            return name.learner().candidates().isEmpty()
                    ? new FileMatch.SkippedFile(file, SkipReason.UNKNOWN_LEARNER)
                    : new FileMatch.AskedFile(file, name);
        }
        if (!learner.get().consent().allowsRecording()) {
            return new FileMatch.SkippedFile(file, SkipReason.NO_CONSENT);
        }
        Optional<Sentence> byName = method == MatchMethod.LISTENING
                ? Optional.empty()
                : name.sentence().certain();
        if (byName.isPresent()) {
            return matched(file, learner.get(), byName.get(), MatchMethod.NAME);
        }
        Optional<Sentence> heard =
                method == MatchMethod.NAME ? Optional.empty() : recognizer.recognize(file, sentences);
        if (heard.isPresent()) {
            return matched(file, learner.get(), heard.get(), MatchMethod.LISTENING);
        }
        return method == MatchMethod.LISTENING || name.sentence().candidates().isEmpty()
                ? new FileMatch.SkippedFile(file, SkipReason.UNKNOWN_SENTENCE)
                : new FileMatch.AskedFile(file, name);
    }

    /// The same file with the sentence that a person has chosen, by its number from 1. Stores
    /// nothing.
    ///
    /// @return left out if the learner is not known, or the lesson has no such sentence
    public FileMatch answer(FileMatch.AskedFile asked, long lessonId, int sentenceNumber) {
        Optional<Learner> learner = asked.name().learner().certain();
        if (learner.isEmpty()) {
            return asked;
        }
        List<Sentence> sentences = library.sentences().findByLesson(lessonId);
        return sentenceNumber < 1 || sentenceNumber > sentences.size()
                ? new FileMatch.SkippedFile(asked.file(), SkipReason.UNKNOWN_SENTENCE)
                : matched(asked.file(), learner.get(), sentences.get(sentenceNumber - 1), MatchMethod.NAME);
    }

    /// Imports a copy of a file as a take.
    public Take importFile(FileMatch.MatchedFile matchedFile) {
        Take.TakeOwner owner = new Take.TakeOwner(
                matchedFile.sentence().id(), matchedFile.learner().id());
        return takes.importNow(owner, matchedFile.file());
    }

    private FileMatch matched(Path file, Learner learner, Sentence sentence, MatchMethod method) {
        String hash = RecordingFiles.sha256Of(file);
        Optional<Take> known = library.takes().findByOwner(new Take.TakeOwner(sentence.id(), learner.id())).stream()
                .filter(take -> take.audio().hash().equals(hash))
                .findFirst();
        return known.<FileMatch>map(take -> new FileMatch.AlreadyImported(
                        file, learner, take, library.results().latest(take.id()).isPresent()))
                .orElseGet(() -> new FileMatch.MatchedFile(file, learner, sentence, method));
    }

    private NameReading read(Path file, Path folder, BatchOwner owner, List<Sentence> sentences) {
        Path parent = file.getParent();
        String folderName = parent == null || parent.equals(folder) ? "" : String.valueOf(parent.getFileName());
        NameContext context =
                switch (owner) {
                    case BatchOwner.SingleLearner single ->
                        new NameContext(library.learners().findNotDeleted(single.learnerId()), List.of(), sentences);
                    case BatchOwner.ClassLearners wholeClass ->
                        NameContext.of(library.learners().findByClass(wholeClass.classId()), sentences);
                };
        return RecordingNames.read(folderName, String.valueOf(file.getFileName()), context);
    }

    private Optional<String> whyWithoutSound(Path file) {
        try {
            return seconds(file) > 0 ? Optional.empty() : Optional.of("");
        } catch (UnreadableAudioException e) {
            return Optional.of(String.valueOf(e.getMessage()));
        }
    }

    private double seconds(Path file) {
        try (ImportableAudio source = ImportableAudio.of(file, library.folder().cacheFolder())) {
            return AudioFile.probe(source.file()).seconds();
        }
    }
}
