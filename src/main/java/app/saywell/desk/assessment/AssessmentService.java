package app.saywell.desk.assessment;

import app.saywell.desk.school.access.AccessEntry;
import app.saywell.desk.school.assessment.Assessment;
import app.saywell.desk.school.assessment.Conditions;
import app.saywell.desk.school.assessment.Rubric;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.lesson.Lesson;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.store.Library;
import app.saywell.desk.store.change.UseCaseContext;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;

/// Assessments of classes. Call it on a worker thread.
public final class AssessmentService {
    private final UseCaseContext context;
    private final Library library;

    public AssessmentService(UseCaseContext context) {
        this.context = context;
        library = context.library();
    }

    /// Opens an assessment of a class by the sentences of a lesson, from now on.
    public Assessment open(long classId, long lessonId, Rubric rubric, Conditions conditions) {
        context.noteAccess(AccessEntry.AccessAction.ASSESSED, classId, Optional.empty());
        String title = library.lessons().find(lessonId).map(Lesson::title).orElse("");
        return library.assessments()
                .insert(
                        classId,
                        lessonId,
                        title,
                        rubric,
                        conditions,
                        context.clock().instant());
    }

    /// The assessments of a class, newest first.
    public List<Assessment> findByClass(long classId) {
        return library.assessments().findByClass(classId);
    }

    /// Ends the recording: later takes don't count. Ratings can still be given.
    public Assessment close(Assessment assessment) {
        context.noteAccess(AccessEntry.AccessAction.ASSESSED, assessment.classId(), Optional.empty());
        library.assessments()
                .setClosedAt(assessment.id(), Optional.of(context.clock().instant()));
        return library.assessments().find(assessment.id()).orElseThrow();
    }

    /// The readings in the order in which a rater hears them: another one for each rater, and always the same. Who
    /// has read nothing is left out.
    public List<AssessedReading> blindOrder(Assessment assessment, int rater) {
        List<AssessedReading> readings = new ArrayList<>(readings(assessment).stream()
                .filter(reading -> !reading.takes().isEmpty())
                .toList());
        Collections.shuffle(readings, new Random(1_000_003L * assessment.id() + rater));
        return readings;
    }

    /// Notes what a rater gives a learner. What was given before stays in the record.
    ///
    /// @param rater 1 or 2
    /// @param levels one for each criterion, from 1 to [Rubric#LEVELS]
    public void rate(Assessment assessment, long learnerId, int rater, List<Integer> levels) {
        if (levels.size() != assessment.rubric().criteria().size()
                || levels.stream().anyMatch(level -> level < 1 || level > Rubric.LEVELS)) {
            throw new IllegalArgumentException("levels that the rubric does not have");
        }
        context.noteAccess(AccessEntry.AccessAction.ASSESSED, assessment.classId(), Optional.of(learnerId));
        library.assessments()
                .add(
                        assessment.id(),
                        learnerId,
                        rater,
                        System.getProperty("user.name", ""),
                        levels,
                        context.clock().instant());
    }

    /// What all raters gave.
    public AssessmentResults results(Assessment assessment) {
        return AssessmentResults.of(
                assessment, readings(assessment), library.assessments().findRatings(assessment.id()));
    }

    private List<AssessedReading> readings(Assessment assessment) {
        List<Sentence> sentences = library.sentences().findByLesson(assessment.lessonId());
        Map<Learner, List<Take>> takes = new LinkedHashMap<>();
        library.learners()
                .findByClass(assessment.classId())
                .forEach(learner -> takes.put(learner, library.takes().findKeptByLearner(learner.id())));
        String microphone = usualMicrophone(assessment, sentences, takes);
        List<AssessedReading> readings = new ArrayList<>();
        takes.forEach(
                (learner, all) -> readings.add(AssessedReading.of(assessment, sentences, learner, all, microphone)));
        return readings;
    }

    private static String usualMicrophone(
            Assessment assessment, List<Sentence> sentences, Map<Learner, List<Take>> takes) {
        List<Long> ids = sentences.stream().map(Sentence::id).toList();
        return takes.values().stream()
                .flatMap(List::stream)
                .filter(take -> ids.contains(take.owner().sentenceId())
                        && assessment.covers(take.recordingInfo().recordedAt()))
                .collect(Collectors.groupingBy(take -> take.recordingInfo().device(), Collectors.counting()))
                .entrySet()
                .stream()
                .max(Map.Entry.<String, Long>comparingByValue().thenComparing(Map.Entry.comparingByKey()))
                .map(Map.Entry::getKey)
                .orElse("");
    }
}
