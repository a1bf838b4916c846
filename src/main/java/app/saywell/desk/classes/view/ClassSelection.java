package app.saywell.desk.classes.view;

import app.saywell.desk.classes.ClassService;
import app.saywell.desk.school.learner.JudgingChoice;
import app.saywell.desk.school.learner.SchoolClass;
import app.saywell.desk.school.learner.SoundFocus;
import app.saywell.desk.school.lesson.Lesson;
import app.saywell.speech.JudgingRule;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/// The classes and what the selected one has, read from the library at once.
///
/// @param lessons all lessons
/// @param asksRating whether the learners of the selected class rate themselves
/// @param judging how the selected class is judged
/// @param soundFocus the sounds that count now for the selected class
/// @param usualRule what counts where nothing is chosen for the class
record ClassSelection(
        List<SchoolClass> classes,
        Optional<SchoolClass> selected,
        List<AssignedLesson> assigned,
        List<Lesson> lessons,
        boolean asksRating,
        JudgingChoice judging,
        SoundFocus soundFocus,
        JudgingRule usualRule) {

    /// Reads it; call it on a worker thread.
    ///
    /// @param wantedClass if it does not exist, the first class is selected
    static ClassSelection read(ClassSelectionServices services, long wantedClass) {
        ClassService classService = services.classes();
        List<SchoolClass> classes = classService.findAll();
        List<Lesson> lessons = services.lessons().findAll();
        Optional<SchoolClass> selected = classes.stream()
                .filter(schoolClass -> schoolClass.id() == wantedClass)
                .findFirst()
                .or(() -> classes.stream().findFirst());
        return new ClassSelection(
                classes,
                selected,
                selected.map(found -> assigned(classService, found.id(), lessons))
                        .orElse(List.of()),
                lessons,
                selected.filter(found -> services.selfRatings().isAsked(found.id()))
                        .isPresent(),
                selected.map(found -> services.judging().ofClass(found.id())).orElse(JudgingChoice.NONE),
                selected.map(found -> services.soundFocus().ofClass(found.id())).orElse(SoundFocus.ALL),
                services.judging().ofSettings());
    }

    private static List<AssignedLesson> assigned(ClassService classService, long classId, List<Lesson> lessons) {
        Map<Long, Lesson> byId = lessons.stream().collect(Collectors.toMap(Lesson::id, Function.identity()));
        return classService.assignments(classId).stream()
                .flatMap(assignment -> Optional.ofNullable(byId.get(assignment.lessonId()))
                        .map(lesson -> new AssignedLesson(assignment, lesson))
                        .stream())
                .toList();
    }
}
