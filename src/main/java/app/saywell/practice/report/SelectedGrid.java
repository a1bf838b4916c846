package app.saywell.practice.report;

import app.saywell.library.Library;
import app.saywell.library.lesson.Lesson;
import app.saywell.library.lesson.Sentence;
import app.saywell.library.people.Learner;
import app.saywell.library.people.SchoolClass;
import app.saywell.library.people.Strictness;
import app.saywell.library.take.GridStore;
import app.saywell.library.take.Mark;
import app.saywell.library.take.Result;
import app.saywell.library.take.Score;
import app.saywell.library.take.Standing;
import app.saywell.practice.change.Desk;
import app.saywell.practice.classroom.ClassGrid;
import app.saywell.report.paper.Slip;
import app.saywell.speech.SpeechComponent;
import app.saywell.speech.Word;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/// A selection with all that stands in it.
///
/// @param marks the teacher's totals, by the number of the result
record SelectedGrid(Desk desk, Selection selection, ClassGrid grid, Map<Long, Double> marks) {

    /// A word as it counts: by the teacher's mark where there is one, else by the machine's score.
    record Heard(Word word, double score) {
        boolean right() {
            return score >= Word.THRESHOLD;
        }
    }

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
                desk,
                selection,
                new ClassGrid(pupils, all.sentences(), all.cells()),
                desk.library().marks().totals(selection.classId(), selection.lessonId()));
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

    /// What counts of a sentence: the teacher's total where there is one, else the machine's.
    Optional<Slip.Total> total(Learner pupil, Sentence sentence) {
        return standing(pupil, sentence)
                .score()
                .map(
                        score ->
                                teacher(score)
                                        .map(mark -> total(mark, Slip.By.TEACHER))
                                        .orElseGet(() -> total(score.total(), Slip.By.MACHINE)));
    }

    /// What its level goes by, 0 to 100: the teacher's total where there is one, else the share of
    /// words judged right.
    Optional<Double> measure(Learner pupil, Sentence sentence) {
        return standing(pupil, sentence)
                .score()
                .map(score -> teacher(score).orElseGet(score::right));
    }

    /// The teacher's total of a judgement.
    Optional<Double> teacher(Score score) {
        return Optional.ofNullable(marks.get(score.resultId()));
    }

    private static Slip.Total total(double points, Slip.By by) {
        return new Slip.Total((int) Math.round(points), by);
    }

    /// The words of the judgement that counts, with the teacher's marks on them.
    List<Heard> words(Learner pupil, Sentence sentence) {
        return result(pupil, sentence).map(this::words).orElse(List.of());
    }

    private List<Heard> words(Result result) {
        Map<Integer, Double> given =
                library().marks().of(result.id()).stream()
                        .filter(mark -> mark.place().layer() == Mark.Layer.TEACHER)
                        .filter(mark -> mark.place().target() == Mark.Target.WORD)
                        .collect(
                                Collectors.toMap(
                                        mark -> mark.place().component(),
                                        Mark::value,
                                        (one, other) -> other));
        List<Heard> words = new ArrayList<>();
        List<SpeechComponent> components = result.judgement().components();
        for (int i = 0; i < components.size(); i++) {
            if (components.get(i) instanceof Word word) {
                words.add(new Heard(word, given.getOrDefault(i, word.score())));
            }
        }
        return words;
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
