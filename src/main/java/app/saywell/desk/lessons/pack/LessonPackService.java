package app.saywell.desk.lessons.pack;

import app.saywell.desk.school.GivenRecordings;
import app.saywell.desk.school.LibraryChange;
import app.saywell.desk.school.lesson.Lesson;
import app.saywell.desk.school.lesson.LessonSharing;
import app.saywell.desk.school.lesson.ModelReading;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.store.Library;
import app.saywell.desk.store.change.UseCaseContext;
import app.saywell.desk.store.database.LibraryException;
import app.saywell.desk.store.database.LibraryException.LibraryFailureKind;
import app.saywell.desk.store.file.TemporaryFolder;
import app.saywell.desk.store.file.WholeFile;
import app.saywell.desk.store.seal.SealedDisk;
import app.saywell.speech.task.RunningTask;
import app.saywell.speech.task.TaskOutcome;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Consumer;

/// Import and export of lessons.
public final class LessonPackService {
    /// How the name of a pack ends that is being written for the shared folder.
    public static final String PART = ".part";

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
        if (SealedDisk.isSealed(packOrFolder)) {
            throw new PackException(PackException.PackFailureKind.NOT_A_LESSON, "it is encrypted, as no lesson is");
        }
        try (TemporaryFolder unpacked = TemporaryFolder.in(library.folder().cacheFolder())) {
            SafeUnzip.extract(packOrFolder, unpacked.path());
            return storeLesson(LessonFolder.check(unpacked.path(), LessonFolder.HashPolicy.REQUIRED));
        }
    }

    /// Writes a lesson with its model readings and their analyses. Contains no data of learners.
    ///
    /// @param answer gets which readings are in it
    public RunningTask export(long lessonId, Path pack, Consumer<TaskOutcome<GivenRecordings>> answer) {
        return context.tasks().run(progress -> new LessonPackWriter(library).write(lessonId, pack), answer);
    }

    /// What a lesson holds, as a pack would say it.
    public PackOutline outline(long lessonId) {
        try {
            return PackOutline.of(new LessonPackWriter(library).describe(lessonId));
        } catch (IOException e) {
            throw new UncheckedIOException(e); // nothing is written
        }
    }

    /// Looks whether a pack that was written may take its place.
    public interface LastLook {
        /// Throws if it may not; then what was there stays.
        void look() throws IOException;
    }

    /// Writes a pack for the shared folder, on the calling thread. Until it takes its place it has a name that no other
    /// computer writes to, with the ending [#PART].
    ///
    /// @param sharedId by which all computers know the lesson
    /// @throws LibraryException `RECORDING_MISSING` if the sound of a model reading cannot be read: the others
    ///     would take its absence for a deletion
    public void writeShared(long lessonId, String sharedId, Path pack, LastLook last) throws IOException {
        WholeFile.write(pack, pack.resolveSibling("." + UUID.randomUUID() + PART), out -> {
            GivenRecordings given = new LessonPackWriter(library, sharedId).write(lessonId, out);
            if (!given.isComplete()) {
                throw new LibraryException(
                        LibraryFailureKind.RECORDING_MISSING, given.leftOut().size() + " model readings");
            }
            last.look();
        });
    }

    /// Replaces a lesson by a pack of the shared folder, on the calling thread. Sentences of the same text keep their
    /// takes. Can be undone. An invalid pack fails with [PackException] and changes nothing.
    ///
    /// @param sharedId by which all computers know the lesson
    public void replaceNow(long lessonId, String sharedId, Path pack) throws IOException {
        try (TemporaryFolder unpacked = TemporaryFolder.in(library.folder().cacheFolder())) {
            SafeUnzip.extract(pack, unpacked.path());
            LessonFolder folder = LessonFolder.check(unpacked.path(), LessonFolder.HashPolicy.REQUIRED);
            String digestThere = PackOutline.of(folder.lesson()).digest();
            Optional<LessonSharing> before = library.lessons().findSharing(lessonId);
            LessonReplacement replacement = library.database()
                    .write(handle -> new LessonReplacement(
                            library, lessonId, folder, context.clock().instant()));
            context.applyEdit(
                    "edit.lesson.replace",
                    new LibraryChange.LessonsChanged(),
                    () -> inOneTransaction(() -> {
                        replacement.apply();
                        String digestHere = outline(lessonId).digest();
                        library.lessons()
                                .setSharing(
                                        lessonId, Optional.of(new LessonSharing(sharedId, digestHere, digestThere)));
                    }),
                    () -> inOneTransaction(() -> {
                        replacement.revert();
                        library.lessons().setSharing(lessonId, before);
                    }));
        }
    }

    private void inOneTransaction(Runnable changes) {
        library.database().write(handle -> {
            changes.run();
            return handle;
        });
    }

    private Lesson storeLesson(LessonFolder folder) {
        long id = library.database().write(handle -> insert(folder));
        context.applyAddition("edit.lesson.import", new LibraryChange.LessonsChanged(), at -> library.lessons()
                .setDeletedAt(id, at));
        return library.lessons().find(id).orElseThrow();
    }

    private long insert(LessonFolder folder) {
        LessonFile lesson = folder.lesson();
        long id = library.lessons().insert(lesson.title(), lesson.description());
        library.lessons().setTags(id, lesson.tags());
        Instant now = context.clock().instant();
        PackedReadings readings = new PackedReadings(library, folder);
        new PackedPronunciations(library, lesson).add(now);
        for (LessonFile.SentenceEntry entry : lesson.sentences()) {
            Sentence sentence =
                    library.sentences().insert(id, List.of(entry.text())).getFirst();
            library.sentences().update(sentence.id(), entry.text(), entry.meaning());
            for (LessonFile.ReadingEntry entryOfReading : entry.readings()) {
                ModelReading reading = readings.insert(sentence.id(), sentence.text(), entryOfReading, now);
                if (entryOfReading.model()) {
                    library.readings().makePrimary(reading.id());
                }
            }
        }
        return id;
    }
}
