package app.saywell.practice.progress;

import app.saywell.library.Library;
import app.saywell.library.lesson.Sentence;
import app.saywell.library.settings.Setting;
import app.saywell.library.take.HeardText;
import app.saywell.library.take.ScoringResult;
import app.saywell.library.take.Take;
import app.saywell.library.take.TakeScore;
import app.saywell.practice.change.LibraryChange;
import app.saywell.practice.change.UseCaseContext;
import app.saywell.practice.passage.PassageSplitter;
import app.saywell.practice.spoken.ReadingRate;
import app.saywell.practice.spoken.SpokenTextComparison;
import app.saywell.speech.ScoreScale;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/// Scores over time and what to practise today.
public final class ProgressReports {
    private static final Setting<Integer> DAILY_GOAL = Setting.number("practice.aim", 10);
    private static final Duration RECENT_PERIOD = Duration.ofDays(21);
    private static final int MAX_SOUNDS = 2;

    private final UseCaseContext context;
    private final Library library;

    public ProgressReports(UseCaseContext context) {
        this.context = context;
        this.library = context.library();
    }

    /// The score history of a learner and sentence, on the scale of the newest result. Takes that
    /// were scored only on the other scale are left out; other engines are kept apart.
    public ScoreHistory scoreHistory(long sentenceId, long learnerId) {
        Take.TakeOwner owner = new Take.TakeOwner(sentenceId, learnerId);
        ScoreHistory withModel =
                ScoreHistory.of(ScoreScale.FIFTY_TO_SEVENTY, findScores(owner, ScoreScale.FIFTY_TO_SEVENTY));
        ScoreHistory withoutModel = ScoreHistory.of(ScoreScale.HUNDRED, findScores(owner, ScoreScale.HUNDRED));
        return newestResultId(withModel) >= newestResultId(withoutModel) ? withModel : withoutModel;
    }

    /// Words correct per minute of a learner's takes of a passage, oldest take first. Takes of
    /// which nobody knows what was heard are left out, and so is every text of one sentence.
    public List<Double> readingRates(Sentence passage, ScoreHistory history) {
        if (!PassageSplitter.isPassage(passage.text())) {
            return List.of();
        }
        return history.scores().stream()
                .map(score -> readingRate(passage.text(), score))
                .flatMapToDouble(OptionalDouble::stream)
                .boxed()
                .toList();
    }

    private OptionalDouble readingRate(String text, TakeScore score) {
        Optional<HeardText> heard = library.heardTexts().find(score.takeId());
        Optional<ScoringResult> result = library.results().find(score.resultId());
        if (heard.isEmpty() || result.isEmpty()) {
            return OptionalDouble.empty();
        }
        return ReadingRate.wordsCorrectPerMinute(
                text,
                SpokenTextComparison.compare(text, heard.get().text()),
                result.get().pronunciationResult().words());
    }

    /// The measurement error of a class on a scale with one engine, estimated from consecutive
    /// takes of the same learner and sentence on the same day.
    ///
    /// @param engine as [ScoreHistory#engine]
    public MeasurementError measurementError(long classId, ScoreScale scale, String engine) {
        List<Double> differences = new ArrayList<>();
        OwnedScore previous = null;
        for (OwnedScore current : scoresOfClass(classId, scale, engine)) {
            if (previous != null && previous.isSameOwnerAndDay(current)) {
                differences.add(current.score.total() - previous.score.total());
            }
            previous = current;
        }
        return MeasurementError.estimate(differences);
    }

    /// Weak words that are due for a learner, longest overdue first.
    public List<SpacedRepetition.DueWord> dueWords(long learnerId) {
        return SpacedRepetition.dueWords(
                library.scoredWords().findByLearner(learnerId), context.clock().instant());
    }

    /// How regularly a learner practises.
    public PracticeStreak practiceStreak(long learnerId) {
        return PracticeStreak.compute(
                library.scoredWords().findRecordingTimes(learnerId),
                context.clock().instant(),
                ZoneId.systemDefault());
    }

    /// What a learner without a class can practise today.
    public DailyPractice dailyPractice(long learnerId) {
        Instant since = context.clock().instant().minus(RECENT_PERIOD);
        return new DailyPractice(
                practiceStreak(learnerId),
                library.settings().get(DAILY_GOAL),
                dueWords(learnerId),
                RecurringError.find(library.scoredWords().findMissedSounds(learnerId, since), MAX_SOUNDS));
    }

    /// Sets the goal of takes per day.
    public void setDailyGoal(int takes) {
        library.settings().set(DAILY_GOAL, takes);
        context.changes().publish(new LibraryChange.SettingsChanged());
    }

    private record OwnedScore(Take.TakeOwner owner, TakeScore score) {
        boolean isSameOwnerAndDay(OwnedScore next) {
            ZoneId zone = ZoneId.systemDefault();
            return owner.equals(next.owner)
                    && score.recordedAt()
                            .atZone(zone)
                            .toLocalDate()
                            .equals(next.score.recordedAt().atZone(zone).toLocalDate());
        }
    }

    private List<OwnedScore> scoresOfClass(long classId, ScoreScale scale, String engine) {
        return library.scores().findByClass(classId, scale, engine).stream()
                .map(owned -> new OwnedScore(owned.owner(), owned.score()))
                .toList();
    }

    private List<TakeScore> findScores(Take.TakeOwner owner, ScoreScale scale) {
        return library.scores().findHistory(owner, scale);
    }

    private static long newestResultId(ScoreHistory course) {
        return course.allScores().stream().mapToLong(TakeScore::resultId).max().orElse(-1);
    }
}
