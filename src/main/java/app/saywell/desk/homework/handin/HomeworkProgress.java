package app.saywell.desk.homework.handin;

import app.saywell.desk.school.homework.HandIn;
import app.saywell.desk.school.homework.Homework;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.lesson.Lesson;
import app.saywell.desk.store.Library;
import app.saywell.desk.store.change.UseCaseContext;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/// A homework with who has handed in and who has not.
///
/// @param learners the learners of the class in their order
/// @param receivedAt when the last hand-in of a learner was stored, by the id of the learner
public record HomeworkProgress(
        Homework homework, Lesson lesson, List<Learner> learners, Map<Long, Instant> receivedAt) {

    /// The homework of a class, newest first.
    public static List<HomeworkProgress> read(UseCaseContext context, long classId) {
        Library library = context.library();
        List<Learner> learners = library.learners().findByClass(classId);
        Map<Long, Lesson> lessons =
                library.lessons().findAll().stream().collect(Collectors.toMap(Lesson::id, lesson -> lesson));
        return library.homework().findByClass(classId).stream()
                .flatMap(homework -> Optional.ofNullable(lessons.get(homework.lessonId()))
                        .map(lesson -> new HomeworkProgress(homework, lesson, learners, received(library, homework)))
                        .stream())
                .toList();
    }

    /// Those who have handed in.
    public List<Learner> handedIn() {
        return learners.stream().filter(this::hasHandedIn).toList();
    }

    /// Those who have not.
    public List<Learner> missing() {
        return learners.stream().filter(learner -> !hasHandedIn(learner)).toList();
    }

    private boolean hasHandedIn(Learner learner) {
        return receivedAt.containsKey(learner.id());
    }

    private static Map<Long, Instant> received(Library library, Homework homework) {
        return library.handIns().findByHomework(homework.id()).stream()
                .collect(Collectors.toMap(HandIn::learnerId, HandIn::receivedAt, (first, last) -> last));
    }
}
