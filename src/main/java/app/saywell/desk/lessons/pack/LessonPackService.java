package app.saywell.desk.lessons.pack;

import app.saywell.desk.calls.RawJson;
import app.saywell.desk.school.AnswerOrigin;
import app.saywell.desk.school.AudioClip;
import app.saywell.desk.school.LibraryChange;
import app.saywell.desk.school.lesson.Lesson;
import app.saywell.desk.school.lesson.ModelReading;
import app.saywell.desk.school.lesson.ReadingAnalysis;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.store.Library;
import app.saywell.desk.store.audio.AudioFile;
import app.saywell.desk.store.change.UseCaseContext;
import app.saywell.desk.store.file.TemporaryFolder;
import app.saywell.speech.task.RunningTask;
import app.saywell.speech.task.TaskOutcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/// Import and export of lessons.
public final class LessonPackService {
    private final UseCaseContext context;
    private final Library library;

    public LessonPackService(UseCaseContext context) {
        this.context = context;
        this.library = context.library();
    }

    /// Imports a pack, or a folder in the same format, as a new lesson. An invalid one fails with
    /// [PackException] and changes nothing.
    public RunningTask importPack(Path packOrFolder, Consumer<TaskOutcome<Lesson>> answer) {
        return context.tasks().run(progress -> importPackNow(packOrFolder), answer);
    }

    /// As [#importPack], on the calling thread.
    public Lesson importPackNow(Path packOrFolder) throws IOException {
        if (Files.isDirectory(packOrFolder)) {
            return storeLesson(LessonFolder.check(packOrFolder, LessonFolder.HashPolicy.OPTIONAL));
        }
        try (TemporaryFolder unpacked = TemporaryFolder.in(library.folder().cacheFolder())) {
            SafeUnzip.extract(packOrFolder, unpacked.path());
            return storeLesson(LessonFolder.check(unpacked.path(), LessonFolder.HashPolicy.REQUIRED));
        }
    }

    /// Writes a lesson with its model readings and their analyses. Contains no data of learners.
    public RunningTask export(long lessonId, Path pack, Consumer<TaskOutcome<Path>> answer) {
        return context.tasks()
                .run(
                        progress -> {
                            new LessonPackWriter(library).write(lessonId, pack);
                            return pack;
                        },
                        answer);
    }

    private Lesson storeLesson(LessonFolder folder) {
        long id = library.database().write(handle -> insert(folder));
        Instant now = context.clock().instant();
        context.applyEdit(
                "edit.lesson.import",
                new LibraryChange.LessonsChanged(),
                () -> library.lessons().setDeletedAt(id, Optional.empty()),
                () -> library.lessons().setDeletedAt(id, Optional.of(now)));
        return library.lessons().find(id).orElseThrow();
    }

    private long insert(LessonFolder folder) {
        LessonFile lesson = folder.lesson();
        long id = library.lessons().insert(lesson.title(), lesson.description());
        Instant now = context.clock().instant();
        lesson.pronunciations().entrySet().stream()
                .filter(word -> library.pronunciations()
                        .findPronunciation(word.getKey())
                        .isEmpty())
                .forEach(word ->
                        library.pronunciations().setPronunciation(word.getKey(), Optional.of(word.getValue()), now));
        for (LessonFile.SentenceEntry entry : lesson.sentences()) {
            Sentence sentence =
                    library.sentences().insert(id, List.of(entry.text())).getFirst();
            library.sentences().update(sentence.id(), entry.text(), entry.meaning());
            for (LessonFile.ReadingEntry reading : entry.readings()) {
                insert(folder, sentence, reading);
            }
        }
        return id;
    }

    private void insert(LessonFolder folder, Sentence sentence, LessonFile.ReadingEntry readingEntry) {
        AudioClip clip = copyIn(folder.file(readingEntry.audio()));
        ModelReading.ReadingSpeaker voice =
                new ModelReading.ReadingSpeaker(readingEntry.speaker(), readingEntry.accent());
        ModelReading reading = library.readings().insert(sentence.id(), clip, voice);
        if (readingEntry.model()) {
            library.readings().makePrimary(reading.id());
        }
        if (!readingEntry.analysis().isEmpty()) {
            String answer = folder.readText(readingEntry.analysis());
            AnswerOrigin origin =
                    new AnswerOrigin("imported", "", 0, context.clock().instant());
            library.readings()
                    .insertAnalysis(
                            reading.id(),
                            sentence.text(),
                            answer,
                            new ReadingAnalysis(RawJson.memberText(answer, "speech_components"), origin));
        }
    }

    private AudioClip copyIn(Path file) {
        AudioFile sound = AudioFile.probe(file);
        return library.recordings().importCopy(file, sound.extension(), sound.seconds());
    }
}
