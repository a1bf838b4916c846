package app.saywell.desk.lessons.pack;

import app.saywell.desk.school.AudioClip;
import app.saywell.desk.school.LibraryChange;
import app.saywell.desk.school.learner.Consent;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.lesson.Lesson;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.store.Library;
import app.saywell.desk.store.audio.AudioFile;
import app.saywell.desk.store.change.UseCaseContext;
import app.saywell.desk.store.file.TemporaryFolder;
import app.saywell.desk.store.settings.Settings;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// The lesson that is installed at the first start, with takes of a learner, so that new users see
/// what Saywell does.
public final class SampleLessonInstaller {
    private static final String RESOURCES = "/app/saywell/assets/lessons/sample/";
    private static final Setting<Integer> INSTALLED = Setting.number("sample", 0);

    private final UseCaseContext context;
    private final Library library;
    private final LessonPackService lessonPacks;

    public SampleLessonInstaller(UseCaseContext context, LessonPackService lessonPacks) {
        this.context = context;
        this.library = context.library();
        this.lessonPacks = lessonPacks;
    }

    /// Whether the sample was installed here once.
    public static boolean isInstalled(Settings settings) {
        return settings.get(INSTALLED) > 0;
    }

    /// Installs the sample, unless that was done before. A deleted sample is not installed again.
    ///
    /// @return its takes, to be scored
    public List<Take> installOnce() throws IOException {
        if (isInstalled(library.settings())) {
            return List.of();
        }
        try (TemporaryFolder folder = TemporaryFolder.in(library.folder().cacheFolder())) {
            unpack(folder.path());
            Path file = folder.path().resolve("lesson.json");
            Files.write(file, LocalizedTitles.of(language()).translate("sample", Files.readAllBytes(file)));
            LessonFolder checked = LessonFolder.check(folder.path(), LessonFolder.HashPolicy.OPTIONAL);
            Lesson lesson = lessonPacks.importPackNow(folder.path());
            List<Take> takes = library.database().write(handle -> insertTakes(checked, lesson));
            context.undoHistory().clear();
            context.changes().publish(new LibraryChange.LessonsChanged());
            return takes;
        }
    }

    /// That of the window, which is that of the computer until it is chosen.
    private Locale language() {
        String chosen = library.settings().get(Setting.INTERFACE_LANGUAGE);
        return chosen.isEmpty() ? Locale.getDefault() : Locale.forLanguageTag(chosen);
    }

    private List<Take> insertTakes(LessonFolder folder, Lesson lesson) {
        library.settings().set(INSTALLED, 1);
        List<Sentence> sentences = library.sentences().findByLesson(lesson.id());
        List<Take> takes = new ArrayList<>();
        for (Sentence sentence : sentences) {
            for (LessonFile.SampleTakeEntry spoken :
                    folder.lesson().sentences().get(sentence.position()).takes()) {
                Path file = folder.file(spoken.audio());
                AudioFile sound = AudioFile.probe(file);
                AudioClip clip = library.recordings().importCopy(file, sound.extension(), sound.seconds());
                takes.add(library.takes()
                        .insert(
                                new Take.TakeOwner(
                                        sentence.id(),
                                        findOrCreateLearner(spoken.learner()).id()),
                                clip,
                                new Take.RecordingInfo(context.clock().instant(), "", Take.TakeSource.IMPORTED),
                                Optional.empty()));
            }
        }
        return takes;
    }

    private Learner findOrCreateLearner(String name) {
        return library.learners().findWithoutClass().stream()
                .filter(learner -> learner.name().equals(name))
                .findFirst()
                .orElseGet(() -> {
                    Learner created = library.learners().insert(name, "", Optional.empty(), Consent.THIS_COMPUTER);
                    if (!library.settings().isSet(Setting.CURRENT_LEARNER)) {
                        library.settings().set(Setting.CURRENT_LEARNER, created.id());
                    }
                    return created;
                });
    }

    // Class path resources can only be found by name, and lesson.json has the names.
    private static void unpack(Path folder) throws IOException {
        copy("lesson.json", folder);
        LessonFile lesson = LessonFolder.read(folder.resolve("lesson.json"));
        for (LessonFile.SentenceEntry entry : lesson.sentences()) {
            for (LessonFile.ReadingEntry reading : entry.readings()) {
                copy(reading.audio(), folder);
            }
            for (LessonFile.SampleTakeEntry take : entry.takes()) {
                copy(take.audio(), folder);
            }
        }
    }

    private static void copy(String name, Path folder) throws IOException {
        Path target = SafeUnzip.resolveInside(folder, name);
        Files.createDirectories(target.getParent());
        try (InputStream in = SampleLessonInstaller.class.getResourceAsStream(RESOURCES + name)) {
            if (in == null) {
                throw new PackException(PackException.PackFailureKind.INCOMPLETE, name + " is missing");
            }
            Files.copy(in, target);
        }
    }
}
