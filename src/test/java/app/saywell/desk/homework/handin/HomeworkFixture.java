package app.saywell.desk.homework.handin;

import app.saywell.desk.classes.RosterPreview.RosterEntry;
import app.saywell.desk.homework.HomeworkKeys;
import app.saywell.desk.school.homework.ClassKey;
import app.saywell.desk.school.homework.Homework;
import app.saywell.desk.school.learner.Consent;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.speech.audio.WavEncoder;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.IntStream;

/// A class of learners with a homework of some sentences.
public final class HomeworkFixture implements AutoCloseable {
    public final PracticeFixture practice;
    public final Path folder;
    public final long classId;
    public final long lessonId;
    public final List<Sentence> sentences;
    public final List<Learner> learners;
    public final ClassKey key;
    public final Homework homework;

    public HomeworkFixture(Path folder, int learnerCount, int sentenceCount) {
        this(new PracticeFixture(folder), learnerCount, sentenceCount);
    }

    /// @param practice is closed with the fixture
    public HomeworkFixture(PracticeFixture practice, int learnerCount, int sentenceCount) {
        this.practice = practice;
        folder = practice.folder;
        var classes = practice.useCases.classes();
        classId = classes.create("3-2", Optional.empty()).id();
        learners = classes.addLearners(
                classId,
                IntStream.rangeClosed(1, learnerCount)
                        .mapToObj(number -> new RosterEntry("Learner " + number, String.valueOf(number)))
                        .toList(),
                Consent.THIS_COMPUTER);
        lessonId = practice.useCases.lessons().create("Unit 3").id();
        sentences = practice.useCases
                .lessons()
                .addSentences(
                        lessonId,
                        IntStream.rangeClosed(1, sentenceCount)
                                .mapToObj(number -> "This is sentence " + number)
                                .toList());
        classes.assign(classId, lessonId, Optional.empty());
        key = new HomeworkKeys(practice.context()).keyOf(classId);
        homework = give(classId, lessonId);
    }

    /// Gives a lesson to a class.
    public Homework give(long toClass, long lesson) {
        Homework given = new Homework(
                UUID.randomUUID(),
                toClass,
                lesson,
                PracticeFixture.NOW.plusMillis(
                        practice.library.homework().findByClass(toClass).size()),
                Optional.empty(),
                false);
        practice.library.homework().insert(given);
        return given;
    }

    /// A hand-in of a learner with all sentences.
    public HandInFiles handIn(int learner) {
        HandInFiles file = new HandInFiles(key, homework, learners.get(learner));
        for (int i = 0; i < sentences.size(); i++) {
            file.add(sentences.get(i), sound(learner, i), "wav");
        }
        return file;
    }

    /// A tone that no other learner and sentence has.
    public static byte[] sound(int learner, int sentence) {
        return WavEncoder.encode(PracticeFixture.tone(200 + 17 * learner + 5 * sentence));
    }

    public Path file(String name) {
        return folder.resolve(name);
    }

    public CollectedFile look(Path file) {
        return practice.useCases.homework().collection().look(file, classId, lessonId);
    }

    public HandInImport.StoredHandIn store(CollectedFile file) {
        return practice.useCases.homework().handIns().store(file);
    }

    public List<Take> takes(int learner) {
        return practice.library.takes().findByLearner(learners.get(learner).id());
    }

    @Override
    public void close() {
        practice.close();
    }
}
