package app.saywell.practice.pack;

import app.saywell.library.Library;
import app.saywell.library.lesson.Analysis;
import app.saywell.library.lesson.Lesson;
import app.saywell.library.lesson.Reading;
import app.saywell.library.lesson.Sentence;
import app.saywell.library.store.AudioClip;
import app.saywell.library.store.Origin;
import app.saywell.practice.change.Change;
import app.saywell.practice.change.Desk;
import app.saywell.practice.scoring.RawJson;
import app.saywell.practice.sound.SoundFile;
import app.saywell.task.Outcome;
import app.saywell.task.Running;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/// Lessons to and from other computers.
public final class LessonPacks {
    private final Desk desk;
    private final Library library;

    public LessonPacks(Desk desk) {
        this.desk = desk;
        this.library = desk.library();
    }

    /// Takes in a pack, or a folder in the same form, as a new lesson. One that is not good fails
    /// with [PackException] and changes nothing.
    public Running open(Path packOrFolder, Consumer<Outcome<Lesson>> answer) {
        return desk.tasks().run(progress -> openNow(packOrFolder), answer);
    }

    /// As [#open], on the calling thread.
    public Lesson openNow(Path packOrFolder) throws IOException {
        if (Files.isDirectory(packOrFolder)) {
            return store(LessonFolder.check(packOrFolder, LessonFolder.Hashes.OPTIONAL));
        }
        try (TemporaryFolder unpacked = TemporaryFolder.in(library.folder().cache())) {
            Unzip.into(packOrFolder, unpacked.path());
            return store(LessonFolder.check(unpacked.path(), LessonFolder.Hashes.DEMANDED));
        }
    }

    /// Writes a lesson with its native readings and their analyses, and nothing of any learner.
    public Running save(long lessonId, Path pack, Consumer<Outcome<Path>> answer) {
        return desk.tasks()
                .run(
                        progress -> {
                            new PackWriter(library).write(lessonId, pack);
                            return pack;
                        },
                        answer);
    }

    private Lesson store(LessonFolder folder) {
        long id = library.database().write(h -> insert(folder));
        Instant now = desk.clock().instant();
        desk.edit(
                "edit.lesson.import",
                new Change.LessonsChanged(),
                () -> library.lessons().delete(id, Optional.empty()),
                () -> library.lessons().delete(id, Optional.of(now)));
        return library.lessons().find(id).orElseThrow();
    }

    private long insert(LessonFolder folder) {
        LessonFile lesson = folder.lesson();
        long id = library.lessons().insert(lesson.title(), lesson.description());
        Instant now = desk.clock().instant();
        lesson.pronunciations().entrySet().stream()
                .filter(word -> library.pronunciations().find(word.getKey()).isEmpty())
                .forEach(
                        word ->
                                library.pronunciations()
                                        .set(word.getKey(), Optional.of(word.getValue()), now));
        for (LessonFile.Entry entry : lesson.sentences()) {
            Sentence sentence = library.sentences().insert(id, List.of(entry.text())).getFirst();
            library.sentences().update(sentence.id(), entry.text(), entry.meaning());
            for (LessonFile.Voiced reading : entry.readings()) {
                insert(folder, sentence, reading);
            }
        }
        return id;
    }

    private void insert(LessonFolder folder, Sentence sentence, LessonFile.Voiced voiced) {
        AudioClip clip = copyIn(folder.file(voiced.audio()));
        Reading.Voice voice = new Reading.Voice(voiced.speaker(), voiced.accent());
        Reading reading = library.readings().insert(sentence.id(), clip, voice);
        if (voiced.model()) {
            library.readings().makeModel(reading.id());
        }
        if (!voiced.analysis().isEmpty()) {
            String answer = folder.text(voiced.analysis());
            Origin origin = new Origin("imported", "", 0, desk.clock().instant());
            library.readings()
                    .insertAnalysis(
                            reading.id(),
                            sentence.text(),
                            answer,
                            new Analysis(RawJson.member(answer, "speech_components"), origin));
        }
    }

    private AudioClip copyIn(Path file) {
        SoundFile sound = SoundFile.probe(file);
        return library.recordings().copyIn(file, sound.extension(), sound.seconds());
    }
}
