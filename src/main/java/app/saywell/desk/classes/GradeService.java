package app.saywell.desk.classes;

import app.saywell.desk.school.LibraryChange;
import app.saywell.desk.school.access.AccessEntry;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.take.TakeScore;
import app.saywell.desk.store.Library;
import app.saywell.desk.store.change.UseCaseContext;
import app.saywell.desk.store.take.ClassGridStore;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/// Turns marks into grades when a teacher asks for it, for a whole lesson. Nothing else makes a
/// grade from a score.
public final class GradeService {
    private final UseCaseContext context;
    private final Library library;

    public GradeService(UseCaseContext context) {
        this.context = context;
        this.library = context.library();
    }

    /// How many marks of a class and lesson have become grades.
    ///
    /// @param scoredTakes cells with a result
    /// @param gradedTakes cells whose take has a grade
    /// @param differingGrades grades that differ from the present mark
    /// @param mixedScales whether the results are on two scales, which have no common mean
    public record GradingState(int scoredTakes, int gradedTakes, int differingGrades, boolean mixedScales) {
        /// Nothing is scored.
        public static final GradingState NONE = new GradingState(0, 0, 0, false);
    }

    /// Reads the present state.
    public GradingState state(long classId, long lessonId) {
        List<TakeScore> scores = scores(classId, lessonId);
        Map<Long, Double> currentMarks = currentMarks(classId, lessonId, scores);
        Map<Long, Double> grades = library.marks().gradesByTake(classId, lessonId);
        int graded = 0;
        int differing = 0;
        for (TakeScore score : scores) {
            Double grade = grades.get(score.takeId());
            if (grade != null) {
                graded++;
                differing += grade.equals(currentMarks.get(score.takeId())) ? 0 : 1;
            }
        }
        boolean mixedScales = scores.stream().map(TakeScore::scale).distinct().count() > 1;
        return new GradingState(scores.size(), graded, differing, mixedScales);
    }

    /// What the grades of a class and lesson would become by a change, and what should be heard before marks
    /// are used. The first call loads the dictionary, so do not make it on the window's thread.
    public GradeProposal propose(GradeProposal.GradeChange change, long classId, long lessonId) {
        boolean usesMarks = change == GradeProposal.GradeChange.USE_MARKS;
        Map<Long, Double> grades = library.marks().gradesByTake(classId, lessonId);
        Map<Long, Double> proposed = usesMarks ? proposedGrades(classId, lessonId) : Map.of();
        ClassGrid grid = ClassGrid.read(context, classId, lessonId);
        List<GradeProposal.LearnerGrades> learners = grid.learners().stream()
                .map(learner -> gradesOf(learner, grid, grades, proposed))
                .filter(found -> found.takes() > 0)
                .toList();
        List<OddTake> oddTakes = usesMarks ? new OddTakes(context).find(classId, lessonId) : List.of();
        return new GradeProposal(change, learners, oddTakes);
    }

    private static GradeProposal.LearnerGrades gradesOf(
            Learner learner, ClassGrid grid, Map<Long, Double> grades, Map<Long, Double> proposed) {
        List<Long> takes = grid.sentences().stream()
                .flatMap(sentence -> grid.cell(learner, sentence).counted().stream())
                .map(ClassGridStore.CountedTake::id)
                .filter(take -> grades.containsKey(take) || proposed.containsKey(take))
                .toList();
        return new GradeProposal.LearnerGrades(learner, takes.size(), mean(takes, grades), mean(takes, proposed));
    }

    private static OptionalDouble mean(List<Long> takes, Map<Long, Double> grades) {
        return takes.stream()
                .filter(grades::containsKey)
                .mapToDouble(grades::get)
                .average();
    }

    /// Makes a grade from every mark: the teacher's total if there is one, else the total of the service, out of
    /// 100. Replaces existing grades, except those of takes without a score; undo restores them. Does nothing if
    /// the results are on two scales, because a mean over both would be meaningless.
    public void gradeFromMarks(long classId, long lessonId) {
        if (state(classId, lessonId).mixedScales()) {
            return;
        }
        replaceGrades("edit.grades.use", classId, lessonId, proposedGrades(classId, lessonId));
    }

    /// Removes all grades of a class and lesson.
    public void withdrawGrades(long classId, long lessonId) {
        replaceGrades("edit.grades.back", classId, lessonId, Map.of());
    }

    private void replaceGrades(String name, long classId, long lessonId, Map<Long, Double> grades) {
        Map<Long, Double> old = library.marks().gradesByTake(classId, lessonId);
        Instant changedAt = context.clock().instant();
        context.applyEdit(
                name,
                new LibraryChange.TakesChanged(0, 0),
                () -> writeGrades(classId, old, grades, changedAt),
                () -> writeGrades(classId, grades, old, changedAt));
    }

    private void writeGrades(long classId, Map<Long, Double> before, Map<Long, Double> after, Instant at) {
        context.noteAccess(AccessEntry.AccessAction.MARKED, classId, Optional.empty());
        library.database().write(handle -> {
            before.keySet().stream().filter(take -> !after.containsKey(take)).forEach(take -> library.marks()
                    .grade(take, Optional.empty(), at));
            after.forEach((take, grade) -> library.marks().grade(take, Optional.of(grade), at));
            return after.size();
        });
    }

    /// The present marks, and the grades of takes that no service scored, by take id.
    private Map<Long, Double> proposedGrades(long classId, long lessonId) {
        Map<Long, Double> proposed = currentMarks(classId, lessonId, scores(classId, lessonId));
        library.classGrids().findCells(classId, lessonId).forEach(cell -> cell.unscoredGrade()
                .ifPresent(grade -> cell.counted().ifPresent(take -> proposed.put(take.id(), grade))));
        return proposed;
    }

    private List<TakeScore> scores(long classId, long lessonId) {
        return library.classGrids().findCells(classId, lessonId).stream()
                .map(ClassGridStore.GridCell::summary)
                .flatMap(standing -> standing.score().stream())
                .toList();
    }

    /// The present marks by take id.
    private Map<Long, Double> currentMarks(long classId, long lessonId, List<TakeScore> scores) {
        Map<Long, Double> teacherTotals = library.marks().totalsByResult(classId, lessonId);
        Map<Long, Double> marks = new HashMap<>();
        for (TakeScore score : scores) {
            double mark = teacherTotals.getOrDefault(score.resultId(), score.total());
            marks.put(score.takeId(), Math.round(mark * 10) / 10.0);
        }
        return marks;
    }
}
