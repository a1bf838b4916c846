package app.saywell.desk.reports;

import app.saywell.desk.classes.ClassGrid;
import app.saywell.desk.classes.ClassGrids;
import app.saywell.desk.classes.LessonMarks;
import app.saywell.desk.reports.pdf.ResultSlip;
import app.saywell.desk.school.NameVisibility;
import app.saywell.desk.school.ReportSelection;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.learner.SchoolClass;
import app.saywell.desk.school.learner.ScoreThresholds;
import app.saywell.desk.school.learner.SoundFocus;
import app.saywell.desk.school.learner.Verdict;
import app.saywell.desk.school.lesson.Lesson;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.school.mark.PointsFormat;
import app.saywell.desk.school.mark.WordMarkSigns;
import app.saywell.desk.school.take.ScoreBand;
import app.saywell.desk.school.take.ScoringResult;
import app.saywell.desk.school.take.TakeScore;
import app.saywell.desk.school.take.TakeSummary;
import app.saywell.desk.store.Library;
import app.saywell.desk.store.change.UseCaseContext;
import app.saywell.desk.store.take.ClassGridStore;
import app.saywell.speech.PronunciationResult;
import app.saywell.speech.SpeechComponent;
import app.saywell.speech.Word;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/// A report selection with its data.
///
/// @param marks what the teacher said of the results
/// @param bands what people would give, by result id
/// @param focus the sounds that count now for the class
record SelectedGrid(
        UseCaseContext context,
        ReportSelection selection,
        ClassGrid grid,
        LessonMarks marks,
        Map<Long, ScoreBand> bands,
        SoundFocus focus) {

    /// A word of a result as it counts, with the teacher's marks.
    ///
    /// @param result the result it is from
    /// @param index its place among the words of the result
    /// @param component its place among the components of the result
    record CountedWord(Word word, ScoringResult result, int index, int component) {
        Verdict verdict() {
            return Verdict.of(word);
        }

        double score() {
            return word.countedScore();
        }

        /// The signs of the teacher's marks on it; may be empty.
        String sign() {
            return WordMarkSigns.of(result.marks(), component);
        }
    }

    static SelectedGrid read(UseCaseContext desk, ReportSelection selection) {
        ClassGrid wholeGrid = ClassGrid.read(desk, selection.classId(), selection.lessonId(), selection.period());
        List<Learner> learners = wholeGrid.learners().stream()
                .filter(learner ->
                        selection.learnerId().isEmpty() || selection.learnerId().get() == learner.id())
                .toList();
        return new SelectedGrid(
                desk,
                selection,
                new ClassGrid(learners, wholeGrid.sentences(), wholeGrid.cells()),
                LessonMarks.read(desk.library(), selection.classId(), selection.lessonId()),
                new ClassGrids(desk).bands(selection.classId(), selection.lessonId()),
                desk.library().soundFocus().ofClass(selection.classId()));
    }

    List<Learner> learners() {
        return grid.learners();
    }

    List<Sentence> sentences() {
        return grid.sentences();
    }

    TakeSummary takeSummary(Learner learner, Sentence sentence) {
        return grid.cell(learner, sentence).summary();
    }

    /// Whether the take that counts was recorded at home.
    boolean isFromHome(Learner learner, Sentence sentence) {
        return grid.cell(learner, sentence).isFromHome();
    }

    /// The grade of the take that counts, 0 to 100.
    Optional<Double> grade(Learner learner, Sentence sentence) {
        return grid.cell(learner, sentence).counted().flatMap(ClassGridStore.CountedTake::grade);
    }

    /// The total that counts: the teacher's if there is one, else that of the service. Of a take without a
    /// score it is the teacher's grade.
    Optional<ResultSlip.SlipTotal> countedTotal(Learner learner, Sentence sentence) {
        return takeSummary(learner, sentence)
                .score()
                .map(score -> teacherTotal(score)
                        .map(SelectedGrid::ofTeacher)
                        .orElseGet(() -> new ResultSlip.SlipTotal(
                                Math.round(score.total()),
                                marks.isMarked(score.resultId())
                                        ? ResultSlip.TotalSource.MARKED
                                        : ResultSlip.TotalSource.SERVICE,
                                band(score))))
                .or(() -> unscoredGrade(learner, sentence).map(SelectedGrid::ofTeacher));
    }

    /// What people who listen would give for the sounds; empty where the teacher gave the total, and for readings of
    /// too few words.
    Optional<ScoreBand> band(TakeScore score) {
        return teacherTotal(score).isPresent() ? Optional.empty() : Optional.ofNullable(bands.get(score.resultId()));
    }

    /// The mean of the totals that count; empty without one, and where some were scored with a model reading and
    /// some without, which have no common mean.
    OptionalDouble mean(List<Learner> learners, List<Sentence> sentences) {
        long scales = learners.stream()
                .flatMap(learner ->
                        sentences.stream().flatMap(sentence -> takeSummary(learner, sentence).score().stream()))
                .map(TakeScore::scale)
                .distinct()
                .count();
        return scales > 1
                ? OptionalDouble.empty()
                : learners.stream()
                        .flatMap(learner ->
                                sentences.stream().flatMap(sentence -> countedTotal(learner, sentence).stream()))
                        .mapToDouble(ResultSlip.SlipTotal::points)
                        .average();
    }

    /// The verdict on a reading: that of the teacher's total if there is one, else that of the score; of a take without
    /// a score, that of the teacher's grade.
    Optional<Verdict> verdict(Learner learner, Sentence sentence) {
        ScoreThresholds thresholds = thresholds();
        return takeSummary(learner, sentence)
                .score()
                .map(score -> teacherTotal(score)
                        .map(total -> Verdict.of(total, thresholds))
                        .orElseGet(() -> score.verdict(thresholds)))
                .or(() -> unscoredGrade(learner, sentence).map(grade -> Verdict.of(grade, thresholds)));
    }

    private Optional<Double> unscoredGrade(Learner learner, Sentence sentence) {
        return grid.cell(learner, sentence).unscoredGrade();
    }

    /// The teacher's total of a result.
    Optional<Double> teacherTotal(TakeScore score) {
        return marks.total(score.resultId());
    }

    private static ResultSlip.SlipTotal ofTeacher(double points) {
        return new ResultSlip.SlipTotal(PointsFormat.rounded(points), ResultSlip.TotalSource.TEACHER, Optional.empty());
    }

    /// The words of a result.
    ///
    /// @param pronunciation the result as it counts
    static List<CountedWord> words(ScoringResult result, PronunciationResult pronunciation) {
        List<SpeechComponent> components = pronunciation.components();
        List<CountedWord> words = new ArrayList<>();
        for (int component = 0; component < components.size(); component++) {
            if (components.get(component) instanceof Word word) {
                words.add(new CountedWord(word, result, words.size(), component));
            }
        }
        return List.copyOf(words);
    }

    boolean hasTakes(Learner learner) {
        return sentences().stream()
                .anyMatch(sentence -> takeSummary(learner, sentence).takeCount() > 0);
    }

    /// The name as the report may show it.
    String displayName(Learner learner) {
        return selection.names() == NameVisibility.SHOWN ? learner.name() : "";
    }

    ScoreThresholds thresholds() {
        return schoolClass().map(SchoolClass::thresholds).orElse(ScoreThresholds.DEFAULT);
    }

    /// The name of the class; empty for learners without a class.
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
        return context.library();
    }
}
