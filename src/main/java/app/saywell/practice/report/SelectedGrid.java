package app.saywell.practice.report;

import app.saywell.library.Library;
import app.saywell.library.lesson.Lesson;
import app.saywell.library.lesson.Sentence;
import app.saywell.library.people.Learner;
import app.saywell.library.people.SchoolClass;
import app.saywell.library.people.Strictness;
import app.saywell.library.take.GridStore;
import app.saywell.library.take.Result;
import app.saywell.library.take.Standing;
import app.saywell.practice.change.Desk;
import app.saywell.practice.classroom.ClassGrid;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/// A selection with all that stands in it.
record SelectedGrid(Desk desk, Selection selection, ClassGrid grid) {

    static SelectedGrid read(Desk desk, Selection selection) {
        ClassGrid all =
                ClassGrid.read(desk, selection.classId(), selection.lessonId(), selection.period());
        List<Learner> pupils =
                all.pupils().stream()
                        .filter(
                                pupil ->
                                        selection.pupil().isEmpty()
                                                || selection.pupil().get() == pupil.id())
                        .toList();
        return new SelectedGrid(
                desk, selection, new ClassGrid(pupils, all.sentences(), all.cells()));
    }

    List<Learner> pupils() {
        return grid.pupils();
    }

    List<Sentence> sentences() {
        return grid.sentences();
    }

    Standing standing(Learner pupil, Sentence sentence) {
        return grid.cell(pupil, sentence).standing();
    }

    /// The judgement that counts, whole.
    Optional<Result> result(Learner pupil, Sentence sentence) {
        GridStore.Cell cell = grid.cell(pupil, sentence);
        return cell.standing().score().flatMap(s -> library().results().find(s.resultId()));
    }

    boolean hasTakes(Learner pupil) {
        return sentences().stream().anyMatch(s -> standing(pupil, s).takes() > 0);
    }

    /// The name as it may stand in the report.
    String shown(Learner pupil) {
        return selection.names() == Names.SHOWN ? pupil.name() : "";
    }

    Strictness strictness() {
        return schoolClass().map(SchoolClass::strictness).orElse(Strictness.ORDINARY);
    }

    /// The name of the class; empty for those who learn alone.
    String className() {
        return schoolClass().map(SchoolClass::name).orElse("");
    }

    Optional<LocalDate> eraseOn() {
        return schoolClass().flatMap(SchoolClass::eraseOn);
    }

    String lessonTitle() {
        return library().lessons().find(selection.lessonId()).map(Lesson::title).orElse("");
    }

    private Optional<SchoolClass> schoolClass() {
        return library().classes().find(selection.classId());
    }

    private Library library() {
        return desk.library();
    }
}
