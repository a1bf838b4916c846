package app.saywell.desk.lessons.shared;

import app.saywell.desk.lessons.pack.LessonPackService;
import app.saywell.desk.lessons.pack.PackOutline;
import app.saywell.desk.lessons.shared.SharedFolderException.SharedFolderProblem;
import app.saywell.desk.school.FileNamePart;
import app.saywell.desk.school.LibraryChange;
import app.saywell.desk.school.lesson.Lesson;
import app.saywell.desk.school.lesson.LessonSharing;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.store.Library;
import app.saywell.desk.store.change.UseCaseContext;
import app.saywell.desk.store.file.TemporaryFolder;
import app.saywell.desk.store.file.WholeFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Collectors;

/// The lessons that the teachers of a school share in one folder. Everything here reads or writes files, perhaps over
/// a network: call it on a worker thread.
///
/// What is the same here and there is told by the content (texts, translations, tags, model readings), not by times or
/// bytes, which differ between computers.
public final class SharedLessons {
    /// The folder; empty for none.
    private static final Setting<String> FOLDER = Setting.text("lessons.shared-folder", "");

    private static final String EARLIER = "earlier";
    private static final DateTimeFormatter EARLIER_TIME =
            DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss", Locale.ROOT).withZone(ZoneOffset.UTC);

    private final UseCaseContext context;
    private final Library library;
    private final LessonPackService packs;

    public SharedLessons(UseCaseContext context, LessonPackService packs) {
        this.context = context;
        this.library = context.library();
        this.packs = packs;
    }

    /// The folder that was chosen, whether it is there now or not.
    public Optional<Path> folder() {
        String stored = library.settings().get(FOLDER);
        return stored.isEmpty() ? Optional.empty() : Optional.of(Path.of(stored));
    }

    /// Chooses the folder.
    public void setFolder(Path folder) {
        library.settings().set(FOLDER, folder.toAbsolutePath().toString());
    }

    /// All shared lessons, those that need a choice first.
    ///
    /// @throws SharedFolderException `NO_FOLDER`
    public List<SharedLesson> list() throws IOException {
        SharedFiles files = SharedFiles.read(requireFolder());
        Map<String, Lesson> here = lessonsHere();
        List<SharedLesson> lessons = new ArrayList<>();
        for (SharedFile file : files.readable()) {
            Optional<Lesson> lesson = Optional.ofNullable(here.remove(file.id()));
            lessons.add(new SharedLesson(
                    lesson.map(Lesson::title).orElse(file.outline().title()),
                    lesson.map(found -> state(found, file)).orElse(SharedState.ONLY_THERE),
                    lesson,
                    Optional.of(file)));
        }
        here.values()
                .forEach(lesson -> lessons.add(new SharedLesson(
                        lesson.title(), SharedState.GONE_THERE, Optional.of(lesson), Optional.empty())));
        files.unreadable()
                .forEach(file -> lessons.add(new SharedLesson(
                        String.valueOf(file.getFileName()),
                        SharedState.UNREADABLE,
                        Optional.empty(),
                        Optional.empty())));
        lessons.sort(Comparator.comparing((SharedLesson lesson) -> lesson.state() != SharedState.CONFLICT)
                .thenComparing(SharedLesson::title));
        return List.copyOf(lessons);
    }

    /// The lessons here that are not shared, in order.
    public List<Lesson> findUnshared() {
        Map<Long, LessonSharing> shared = library.lessons().findSharings();
        return library.lessons().findAll().stream()
                .filter(lesson -> !shared.containsKey(lesson.id()))
                .toList();
    }

    /// Two versions side by side.
    public LessonComparison compare(long lessonId, SharedFile there) {
        return LessonComparison.of(
                packs.outline(lessonId).lines(), there.outline().lines());
    }

    /// Writes a lesson to the folder; what its file held is kept in the folder `earlier`.
    ///
    /// @param seen the file as the teacher saw it; empty if there was none
    /// @throws SharedFolderException `CHANGED_MEANWHILE` if the file is another one now, `LOCKED` if another
    ///     computer is writing it; then nothing was written
    public void publish(long lessonId, Optional<SharedFile> seen) throws IOException {
        Path folder = requireFolder();
        Lesson lesson = library.lessons().find(lessonId).orElseThrow();
        String id = seen.map(SharedFile::id)
                .or(() -> library.lessons().findSharing(lessonId).map(LessonSharing::sharedId))
                .orElseGet(() -> UUID.randomUUID().toString());
        try (LessonLock lock = LessonLock.take(folder, id)) {
            Optional<SharedFile> present = SharedFiles.read(folder).readable().stream()
                    .filter(file -> file.id().equals(id))
                    .findFirst();
            if (!digest(present).equals(digest(seen))) {
                throw new SharedFolderException(SharedFolderProblem.CHANGED_MEANWHILE, "written by somebody else");
            }
            Path file = present.map(SharedFile::file).orElseGet(() -> folder.resolve(newName(lesson, id)));
            if (Files.exists(file)) { // perhaps one that cannot be read
                keepEarlier(folder, file);
            }
            packs.writeShared(lessonId, id, file, lock::requireHeld);
            // What was written, even if the lesson was changed meanwhile.
            String written = PackOutline.read(file).digest();
            setSharing(lessonId, Optional.of(new LessonSharing(id, written, written)));
        }
    }

    /// Replaces a lesson here by the file. Sentences that both have keep their recordings; undo brings the lesson back
    /// as it was.
    ///
    /// @throws SharedFolderException `CHANGED_MEANWHILE` if the file is not the one that the teacher saw
    public void takeOver(long lessonId, SharedFile seen) throws IOException {
        withCopy(seen, copy -> {
            packs.replaceNow(lessonId, seen.id(), copy);
            return lessonId;
        });
    }

    /// Opens a lesson that is only in the folder.
    ///
    /// @throws SharedFolderException as [#takeOver]
    public Lesson open(SharedFile seen) throws IOException {
        return withCopy(seen, copy -> {
            Lesson lesson = packs.importPackNow(copy);
            setSharing(
                    lesson.id(),
                    Optional.of(new LessonSharing(
                            seen.id(),
                            packs.outline(lesson.id()).digest(),
                            seen.outline().digest())));
            return lesson;
        });
    }

    /// Opens the file as a lesson of its own beside the one here, which is shared no more.
    ///
    /// @throws SharedFolderException as [#takeOver]
    public Lesson keepBoth(long lessonId, SharedFile seen) throws IOException {
        Lesson opened = open(seen);
        stopSharing(lessonId);
        return opened;
    }

    /// Leaves the lesson here and the file there, and compares them no more.
    public void stopSharing(long lessonId) {
        setSharing(lessonId, Optional.empty());
    }

    private SharedState state(Lesson lesson, SharedFile file) {
        LessonSharing sharing = library.lessons().findSharing(lesson.id()).orElseThrow();
        String here = packs.outline(lesson.id()).digest();
        String there = file.outline().digest();
        return here.equals(there)
                ? SharedState.SAME
                : SharedState.of(!here.equals(sharing.digestHere()), !there.equals(sharing.digestThere()));
    }

    private Map<String, Lesson> lessonsHere() {
        Map<Long, LessonSharing> sharings = library.lessons().findSharings();
        return library.lessons().findAll().stream()
                .filter(lesson -> sharings.containsKey(lesson.id()))
                .collect(Collectors.toMap(
                        lesson -> Objects.requireNonNull(sharings.get(lesson.id()))
                                .sharedId(),
                        lesson -> lesson,
                        (first, second) -> first,
                        LinkedHashMap::new));
    }

    private void setSharing(long lessonId, Optional<LessonSharing> sharing) {
        library.lessons().setSharing(lessonId, sharing);
        context.changes().publish(new LibraryChange.LessonsChanged());
    }

    private Path requireFolder() {
        return folder().filter(Files::isDirectory)
                .orElseThrow(() -> new SharedFolderException(SharedFolderProblem.NO_FOLDER, "not a folder"));
    }

    private static String digest(Optional<SharedFile> file) {
        return file.map(found -> found.outline().digest()).orElse("");
    }

    private static String newName(Lesson lesson, String id) {
        String title = FileNamePart.of(lesson.title());
        return (title.isEmpty() ? "lesson" : title) + "_" + id.substring(0, Math.min(8, id.length())) + ".saywell";
    }

    private void keepEarlier(Path folder, Path file) throws IOException {
        Path earlier = folder.resolve(EARLIER);
        WholeFile.createFolder(earlier);
        String name = EARLIER_TIME.format(context.clock().instant()) + "_" + file.getFileName();
        Path kept = earlier.resolve(name);
        for (int i = 2; Files.exists(kept); i++) {
            kept = earlier.resolve(i + "_" + name);
        }
        Files.copy(file, kept, StandardCopyOption.COPY_ATTRIBUTES);
    }

    private interface CopyUse<T> {
        T apply(Path copy) throws IOException;
    }

    /// Another computer may write the file while it is read, so a copy is checked and used.
    private <T> T withCopy(SharedFile seen, CopyUse<T> use) throws IOException {
        try (TemporaryFolder folder = TemporaryFolder.in(library.folder().cacheFolder())) {
            Path copy = Files.copy(seen.file(), folder.path().resolve("lesson.saywell"));
            if (!PackOutline.read(copy).digest().equals(seen.outline().digest())) {
                throw new SharedFolderException(SharedFolderProblem.CHANGED_MEANWHILE, "written by somebody else");
            }
            return use.apply(copy);
        }
    }
}
