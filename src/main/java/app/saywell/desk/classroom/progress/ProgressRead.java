package app.saywell.desk.classroom.progress;

import app.saywell.desk.classes.SelfRatingService;
import app.saywell.desk.classes.progress.MeasurementError;
import app.saywell.desk.classes.progress.ProgressReports;
import app.saywell.desk.classes.progress.ScoreHistory;
import app.saywell.desk.lessons.LessonService;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.school.mark.SelfRating;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.school.take.TakeScore;
import app.saywell.speech.ScoreScale;
import app.saywell.speech.task.ProgressListener;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/// Reads the progress of a class or of a learner in a few queries, however many learners there are.
/// Call it on a worker thread; an interruption ends it.
final class ProgressRead {
    private final LessonService lessonService;
    private final SelfRatingService selfRatingService;
    private final ProgressReports reports;

    ProgressRead(LessonService lessonService, ProgressReports progressReports, SelfRatingService selfRatingService) {
        this.lessonService = lessonService;
        this.selfRatingService = selfRatingService;
        reports = progressReports;
    }

    private record ErrorKey(ScoreScale scale, String engine) {}

    /// The trends of the learners who have a score, in their order.
    List<LearnerTrend> trends(ProgressPlace place, List<Learner> learners, ProgressListener progress)
            throws InterruptedException {
        List<Sentence> sentences = lessonService.sentences(place.lessonId());
        Map<Take.TakeOwner, ScoreHistory> histories = reports.classHistories(place.classId(), place.lessonId());
        Map<Take.TakeOwner, Double> rates = reports.newestReadingRates(place.lessonId(), sentences, histories);
        Map<ErrorKey, MeasurementError> errors = new HashMap<>();
        List<LearnerTrend> trends = new ArrayList<>();
        for (int i = 0; i < learners.size(); i++) {
            if (Thread.interrupted()) {
                throw new InterruptedException();
            }
            Learner learner = learners.get(i);
            List<SentenceHistory> read = new ArrayList<>();
            for (Sentence sentence : sentences) {
                Take.TakeOwner owner = new Take.TakeOwner(sentence.id(), learner.id());
                List<Double> rate =
                        Optional.ofNullable(rates.get(owner)).map(List::of).orElse(List.of());
                Optional.ofNullable(histories.get(owner))
                        .map(history -> new SentenceHistory(
                                sentence, history, error(place.classId(), history, errors), Map.of(), rate))
                        .ifPresent(read::add);
            }
            if (!read.isEmpty()) {
                trends.add(LearnerTrend.of(learner, read));
            }
            progress.onProgress(i + 1L, learners.size());
        }
        return trends;
    }

    /// The histories of a learner; sentences without a scored take are left out.
    List<SentenceHistory> learner(ProgressPlace place, long learnerId) {
        Map<Take.TakeOwner, ScoreHistory> histories = reports.learnerHistories(learnerId, place.lessonId());
        Map<Long, SelfRating> ratings = selfRatingService.findByLesson(place.lessonId(), learnerId);
        Map<ErrorKey, MeasurementError> errors = new HashMap<>();
        List<SentenceHistory> read = new ArrayList<>();
        for (Sentence sentence : lessonService.sentences(place.lessonId())) {
            Optional.ofNullable(histories.get(new Take.TakeOwner(sentence.id(), learnerId)))
                    .map(history -> new SentenceHistory(
                            sentence,
                            history,
                            error(place.classId(), history, errors),
                            ratingsOf(history, ratings),
                            reports.readingRates(sentence, history)))
                    .ifPresent(read::add);
        }
        return read;
    }

    private MeasurementError error(long classId, ScoreHistory history, Map<ErrorKey, MeasurementError> known) {
        return known.computeIfAbsent(
                new ErrorKey(history.scale(), history.engine()),
                key -> reports.measurementError(classId, key.scale(), key.engine()));
    }

    private static Map<Long, SelfRating> ratingsOf(ScoreHistory history, Map<Long, SelfRating> ratings) {
        return history.scores().stream()
                .map(TakeScore::takeId)
                .filter(ratings::containsKey)
                .distinct()
                .collect(Collectors.toMap(take -> take, ratings::get));
    }
}
