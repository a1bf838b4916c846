package app.saywell.practice.classroom;

import app.saywell.library.Library;
import app.saywell.library.take.GridStore;
import app.saywell.library.take.Score;
import app.saywell.practice.change.Change;
import app.saywell.practice.change.Desk;

import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Marks that become grades because a teacher says so, a whole lesson at a time; nothing else makes
/// a grade of a score.
public final class Grades {
    private final Desk desk;
    private final Library library;

    public Grades(Desk desk) {
        this.desk = desk;
        this.library = desk.library();
    }

    /// How far the marks of a class and lesson are grades.
    ///
    /// @param judged cells with a judgement
    /// @param given those of them whose take has a grade
    /// @param others grades that differ from the mark as it stands now
    /// @param mixed whether the judgements lie on two scales, which have no common mean
    public record State(int judged, int given, int others, boolean mixed) {
        /// Nothing was judged.
        public static final State NOTHING = new State(0, 0, 0, false);
    }

    /// As it stands now.
    public State state(long classId, long lessonId) {
        List<Score> scores = scores(classId, lessonId);
        Map<Long, Double> now = now(classId, lessonId, scores);
        Map<Long, Double> given = library.marks().grades(classId, lessonId);
        int graded = 0;
        int others = 0;
        for (Score score : scores) {
            Double grade = given.get(score.takeId());
            if (grade != null) {
                graded++;
                others += grade.equals(now.get(score.takeId())) ? 0 : 1;
            }
        }
        boolean mixed = scores.stream().map(Score::scale).distinct().count() > 1;
        return new State(scores.size(), graded, others, mixed);
    }

    /// Makes a grade of every mark: the teacher's total where there is one, else the machine's, out
    /// of 100. What had another grade before gets this one; undo brings that back. Where the
    /// judgements lie on two scales, nothing is done: a mean over both would say nothing.
    public void use(long classId, long lessonId) {
        if (state(classId, lessonId).mixed()) {
            return;
        }
        set(
                "edit.grades.use",
                classId,
                lessonId,
                now(classId, lessonId, scores(classId, lessonId)));
    }

    /// Takes all grades of a class and lesson back.
    public void takeBack(long classId, long lessonId) {
        set("edit.grades.back", classId, lessonId, Map.of());
    }

    private void set(String name, long classId, long lessonId, Map<Long, Double> grades) {
        Map<Long, Double> old = library.marks().grades(classId, lessonId);
        Instant now = desk.clock().instant();
        desk.edit(
                name,
                new Change.TakesChanged(0, 0),
                () -> write(old, grades, now),
                () -> write(grades, old, now));
    }

    private void write(Map<Long, Double> before, Map<Long, Double> after, Instant at) {
        library.database()
                .write(
                        h -> {
                            before.keySet().stream()
                                    .filter(take -> !after.containsKey(take))
                                    .forEach(
                                            take ->
                                                    library.marks()
                                                            .grade(take, Optional.empty(), at));
                            after.forEach(
                                    (take, grade) ->
                                            library.marks().grade(take, Optional.of(grade), at));
                            return after.size();
                        });
    }

    private List<Score> scores(long classId, long lessonId) {
        return library.grids().cells(classId, lessonId).stream()
                .map(GridStore.Cell::standing)
                .flatMap(standing -> standing.score().stream())
                .toList();
    }

    /// What the marks are now, by the take.
    private Map<Long, Double> now(long classId, long lessonId, List<Score> scores) {
        Map<Long, Double> teacher = library.marks().totals(classId, lessonId);
        Map<Long, Double> marks = new HashMap<>();
        for (Score score : scores) {
            double mark = teacher.getOrDefault(score.resultId(), score.total());
            marks.put(score.takeId(), Math.round(mark * 10) / 10.0);
        }
        return marks;
    }
}
