package app.saywell.desk.reports.pack;

import app.saywell.desk.classes.RosterPreview.RosterEntry;
import app.saywell.desk.school.ReportSelection;
import app.saywell.desk.school.learner.Consent;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.speech.task.ProgressListener;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// A computer with the class and the lesson that all of them have.
final class LaptopFixture implements AutoCloseable {
    final PracticeFixture room;
    final long classId;
    final List<Learner> learners;
    final List<Sentence> sentences;

    private final Path folder;

    LaptopFixture(Path folder) {
        this(folder, new PracticeFixture(folder));
    }

    LaptopFixture(Path folder, PracticeFixture room) {
        this.folder = folder;
        this.room = room;
        classId = room.useCases.classes().create("3-2", Optional.empty()).id();
        learners = room.useCases
                .classes()
                .addLearners(
                        classId,
                        List.of(new RosterEntry("강민준", "1"), new RosterEntry("김서연", "2")),
                        Consent.THIS_COMPUTER);
        long lesson = room.useCases.lessons().create("Unit 3").id();
        sentences = room.useCases.lessons().addSentences(lesson, List.of("the park", "a bear"));
    }

    Take take(int learner, int sentence) {
        Take take = room.take(sentences.get(sentence), learners.get(learner).id());
        room.score(take);
        return take;
    }

    List<Take> takes(int learner, int sentence) {
        return room.useCases
                .takes()
                .findByOwner(sentences.get(sentence).id(), learners.get(learner).id());
    }

    /// Writes all recordings to a file beside the data folder.
    Path pack(PackProtection protection) throws IOException {
        Path pack = folder.resolveSibling("모둠 2.saywell");
        ReportSelection all = ReportSelection.of(classId, sentences.getFirst().lessonId());
        room.useCases.reports().recordingPacks().export(all, pack, protection, ProgressListener.NONE);
        return pack;
    }

    @Override
    public void close() {
        room.close();
    }
}
