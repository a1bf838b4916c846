package app.saywell.desk.lessons;

import app.saywell.desk.lessons.reading.MadeReading;
import app.saywell.desk.school.AudioClip;
import app.saywell.desk.school.lesson.ModelReading;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.store.Library;
import app.saywell.desk.store.audio.AudioFile;
import app.saywell.desk.store.audio.ImportableAudio;
import app.saywell.speech.audio.UnreadableAudioException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/// The audio files of a folder as model readings of a lesson: all that can be used, or, if the
/// library cannot store one of them, none.
final class FolderReadings {
    private final Library library;

    FolderReadings(Library library) {
        this.library = library;
    }

    /// Readings that were stored.
    record StoredReadings(List<ModelReading> readings, List<UnusedFile> unused) {}

    /// What a folder has for a lesson.
    ///
    /// @param seconds how long each usable file is
    record SeenReadings(List<Double> seconds, List<UnusedFile> unused) {}

    /// Tries to use a file.
    private interface Use {
        /// @throws UnreadableAudioException if it holds no sound
        /// @throws UnsuitableReadingException if it cannot be the model of the sentence
        void of(Sentence sentence, Path file);
    }

    /// The audio files of a folder, without its subfolders, in order.
    static List<Path> audioFilesIn(Path folder) throws IOException {
        try (Stream<Path> paths = Files.list(folder)) {
            return paths.filter(Files::isRegularFile)
                    .filter(ImportableAudio::hasSoundName)
                    .sorted()
                    .toList();
        }
    }

    /// Stores the files that match a sentence of the lesson, in one transaction. Joins the
    /// transaction of the calling thread if there is one.
    StoredReadings store(long lessonId, List<Path> files, ModelReading.ReadingSpeaker speaker) {
        return library.database().write(handle -> insert(lessonId, files, speaker));
    }

    /// Imports one file as a reading. A recorded reading takes the place of a made one.
    ///
    /// @throws UnreadableAudioException if it holds no sound
    /// @throws UnsuitableReadingException if it cannot be the model of the sentence
    ModelReading store(long sentenceId, Path audio, ModelReading.ReadingSpeaker speaker) {
        AudioClip clip =
                importCopy(library.sentences().find(sentenceId).orElseThrow().text(), audio);
        return library.database().write(handle -> insert(sentenceId, clip, speaker));
    }

    /// As [#store(long, Path, ModelReading.ReadingSpeaker)], of what was recorded here: the silence before the first
    /// sound and after the last one is left out.
    ModelReading storeRecorded(long sentenceId, Path recording, ModelReading.ReadingSpeaker speaker) {
        String text = library.sentences().find(sentenceId).orElseThrow().text();
        ReadingFitness.check(text, recording, AudioFile.probe(recording));
        try (ImportableAudio spoken =
                ImportableAudio.spokenPart(recording, library.folder().cacheFolder())) {
            AudioClip clip = copy(spoken, AudioFile.probe(spoken.file()));
            return library.database().write(handle -> insert(sentenceId, clip, speaker));
        }
    }

    /// Says which files can be readings of the lesson. Stores nothing.
    SeenReadings see(long lessonId, List<Path> files) {
        List<Double> seconds = new ArrayList<>();
        List<UnusedFile> unused =
                use(lessonId, files, (sentence, file) -> seconds.add(secondsOf(sentence.text(), file)));
        return new SeenReadings(seconds, unused);
    }

    private StoredReadings insert(long lessonId, List<Path> files, ModelReading.ReadingSpeaker speaker) {
        List<ModelReading> stored = new ArrayList<>();
        List<UnusedFile> unused =
                use(lessonId, files, (sentence, file) -> stored.add(store(sentence.id(), file, speaker)));
        return new StoredReadings(stored, unused);
    }

    /// @return the files that cannot be used, in order
    private List<UnusedFile> use(long lessonId, List<Path> files, Use use) {
        Map<Path, UnusedFile> unused = new LinkedHashMap<>();
        files.forEach(file -> unused.put(file, new UnusedFile(file, refusal(file))));
        // What cannot be read takes no sentence from a file that can, such as "3.wav" beside "3.amr".
        List<Path> readable = files.stream()
                .filter(file -> Objects.requireNonNull(unused.get(file)).cause().isEmpty())
                .toList();
        Map<Sentence, Path> matched =
                ReadingFileMatcher.match(library.sentences().findByLesson(lessonId), readable);
        for (var match : matched.entrySet()) {
            Path file = match.getValue();
            try {
                use.of(match.getKey(), file);
                unused.remove(file);
            } catch (UnreadableAudioException | UnsuitableReadingException e) {
                unused.put(file, new UnusedFile(file, Optional.of(e)));
            }
        }
        return List.copyOf(unused.values());
    }

    /// Why a file cannot be read at all, by its kind or because the system refuses it; empty if it may be.
    private Optional<RuntimeException> refusal(Path file) {
        try (InputStream bytes = Files.newInputStream(file)) {
            bytes.read();
        } catch (IOException e) {
            return Optional.of(new UnopenedFileException(file, e));
        }
        if (ImportableAudio.hasAudioName(file)) {
            return Optional.empty();
        }
        try (ImportableAudio source = ImportableAudio.of(file, library.folder().cacheFolder())) {
            AudioFile.probe(source.file());
            return Optional.empty();
        } catch (UnreadableAudioException e) {
            return Optional.of(e);
        }
    }

    private ModelReading insert(long sentenceId, AudioClip clip, ModelReading.ReadingSpeaker speaker) {
        boolean madeBefore = library.readings().findBySentence(sentenceId).stream()
                .filter(ModelReading::primary)
                .anyMatch(MadeReading::is);
        ModelReading reading = library.readings().insert(sentenceId, clip, speaker);
        if (madeBefore && !MadeReading.is(reading)) {
            library.readings().makePrimary(reading.id());
        }
        return library.readings().find(reading.id()).orElseThrow();
    }

    private AudioClip importCopy(String text, Path audio) {
        try (ImportableAudio source = ImportableAudio.of(audio, library.folder().cacheFolder())) {
            AudioFile sound = AudioFile.probe(source.file());
            ReadingFitness.check(text, source.file(), sound);
            return copy(source, sound);
        }
    }

    private double secondsOf(String text, Path audio) {
        try (ImportableAudio source = ImportableAudio.of(audio, library.folder().cacheFolder())) {
            AudioFile sound = AudioFile.probe(source.file());
            ReadingFitness.check(text, source.file(), sound);
            return sound.seconds();
        }
    }

    private AudioClip copy(ImportableAudio source, AudioFile sound) {
        return library.recordings().importCopy(source.file(), sound.extension(), sound.seconds());
    }
}
