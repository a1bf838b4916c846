package app.saywell.practice.pack;

import app.saywell.library.Library;
import app.saywell.library.lesson.Lesson;
import app.saywell.library.lesson.Sentence;
import app.saywell.library.people.Consent;
import app.saywell.library.people.Learner;
import app.saywell.library.settings.Setting;
import app.saywell.library.store.AudioClip;
import app.saywell.library.take.Take;
import app.saywell.practice.change.Change;
import app.saywell.practice.change.Desk;
import app.saywell.practice.sound.SoundFile;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The lesson that is there on first start, with a learner's takes, so that the first look shows
/// what Saywell is.
public final class SampleLesson {
    private static final String RESOURCES = "/app/saywell/assets/lessons/sample/";
    private static final Setting<Integer> TAKEN_IN = Setting.number("sample", 0);

    private final Desk desk;
    private final Library library;
    private final LessonPacks packs;

    public SampleLesson(Desk desk, LessonPacks packs) {
        this.desk = desk;
        this.library = desk.library();
        this.packs = packs;
    }

    /// Takes the sample in, unless that was done before: who deleted it is not given it again.
    ///
    /// @return the takes that came with it, to be judged
    public List<Take> takeInOnce() throws IOException {
        if (library.settings().get(TAKEN_IN) > 0) {
            return List.of();
        }
        try (TemporaryFolder folder = TemporaryFolder.in(library.folder().cache())) {
            unpack(folder.path());
            LessonFolder checked = LessonFolder.check(folder.path(), LessonFolder.Hashes.OPTIONAL);
            Lesson lesson = packs.openNow(folder.path());
            List<Take> takes = library.database().write(h -> insertTakes(checked, lesson));
            desk.history().forget();
            desk.changes().tell(new Change.LessonsChanged());
            return takes;
        }
    }

    private List<Take> insertTakes(LessonFolder folder, Lesson lesson) {
        library.settings().set(TAKEN_IN, 1);
        List<Sentence> sentences = library.sentences().of(lesson.id());
        List<Take> takes = new ArrayList<>();
        for (Sentence sentence : sentences) {
            for (LessonFile.Spoken spoken :
                    folder.lesson().sentences().get(sentence.position()).takes()) {
                Path file = folder.file(spoken.audio());
                SoundFile sound = SoundFile.probe(file);
                AudioClip clip =
                        library.recordings().copyIn(file, sound.extension(), sound.seconds());
                takes.add(
                        library.takes()
                                .insert(
                                        new Take.Owner(
                                                sentence.id(), learner(spoken.learner()).id()),
                                        clip,
                                        new Take.Circumstances(
                                                desk.clock().instant(), "", Take.Source.IMPORTED)));
            }
        }
        return takes;
    }

    private Learner learner(String name) {
        return library.learners().alone().stream()
                .filter(learner -> learner.name().equals(name))
                .findFirst()
                .orElseGet(
                        () -> {
                            Learner made =
                                    library.learners()
                                            .insert(
                                                    name,
                                                    "",
                                                    Optional.empty(),
                                                    Consent.THIS_COMPUTER);
                            library.settings().set(Setting.LEARNER, made.id());
                            return made;
                        });
    }

    // What is on the class path can only be found by its name, and lesson.json has the names.
    private static void unpack(Path folder) throws IOException {
        copy("lesson.json", folder);
        LessonFile lesson = LessonFolder.read(folder.resolve("lesson.json"));
        for (LessonFile.Entry entry : lesson.sentences()) {
            for (LessonFile.Voiced reading : entry.readings()) {
                copy(reading.audio(), folder);
            }
            for (LessonFile.Spoken take : entry.takes()) {
                copy(take.audio(), folder);
            }
        }
    }

    private static void copy(String name, Path folder) throws IOException {
        Path target = Unzip.below(folder, name);
        Files.createDirectories(target.getParent());
        try (InputStream in = SampleLesson.class.getResourceAsStream(RESOURCES + name)) {
            if (in == null) {
                throw new PackException(PackException.Kind.INCOMPLETE, name + " is not there");
            }
            Files.copy(in, target);
        }
    }
}
