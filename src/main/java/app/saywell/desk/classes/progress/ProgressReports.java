package app.saywell.desk.classes.progress;

import app.saywell.desk.lessons.passage.PassageSplitter;
import app.saywell.desk.school.LibraryChange;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.school.take.HeardText;
import app.saywell.desk.school.take.LearnerScore;
import app.saywell.desk.school.take.ScoringResult;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.school.take.TakeScore;
import app.saywell.desk.store.Library;
import app.saywell.desk.store.change.UseCaseContext;
import app.saywell.desk.store.take.SpokenWordStore;
import app.saywell.desk.takes.scoring.SentenceDoubt;
import app.saywell.desk.takes.spoken.MarkedSpokenText;
import app.saywell.desk.takes.spoken.ReadingRate;
import app.saywell.desk.takes.spoken.SpokenTextComparison;
import app.saywell.speech.ScoreScale;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Collectors;

/// Scores over time and what to practise today.
public final class ProgressReports {
    private static final Setting<Integer> DAILY_GOAL = Setting.number("practice.aim", 10);
    private static final Duration RECENT_PERIOD = Duration.ofDays(21);
    private static final int MAX_SOUNDS = 2;

    private final UseCaseContext context;
    private final Library library;
    private final SentenceDoubt sentenceDoubt;

    public ProgressReports(UseCaseContext context) {
        this.context = context;
        this.library = context.library();
        sentenceDoubt = new SentenceDoubt(library);
    }

    /// The score history of a learner and sentence, on the scale of the newest result. Takes that
    /// were scored only on the other scale are left out; other engines are kept apart.
    public ScoreHistory scoreHistory(long sentenceId, long learnerId) {
        Take.TakeOwner owner = new Take.TakeOwner(sentenceId, learnerId);
        return ScoreHistory.newest(
                findScores(owner, ScoreScale.FIFTY_TO_SEVENTY), findScores(owner, ScoreScale.HUNDRED));
    }

    /// The score histories of all learners of a class in a lesson, each as [#scoreHistory]; who has
    /// no score for a sentence has no history of it.
    public Map<Take.TakeOwner, ScoreHistory> classHistories(long classId, long lessonId) {
        return histories(library.scores().findClassHistories(classId, lessonId));
    }

    /// As [#classHistories], of one learner.
    public Map<Take.TakeOwner, ScoreHistory> learnerHistories(long learnerId, long lessonId) {
        return histories(library.scores().findLearnerHistories(learnerId, lessonId));
    }

    /// The growth of the learners of a class over all its lessons, on the scale and by the engine of most
    /// of its takes; the teacher's totals win. Takes long for a class of hundreds.
    ///
    /// @throws InterruptedException if the thread was interrupted
    public ClassGrowth classGrowth(long classId) throws InterruptedException {
        return GrowthScores.of(
                        library.scores().findByClass(classId), library.marks().totalsByResult(classId))
                .fit();
    }

    private static Map<Take.TakeOwner, ScoreHistory> histories(List<LearnerScore> scores) {
        Map<Take.TakeOwner, List<TakeScore>> byOwner = scores.stream()
                .collect(Collectors.groupingBy(
                        LearnerScore::owner, Collectors.mapping(LearnerScore::score, Collectors.toList())));
        Map<Take.TakeOwner, ScoreHistory> histories = new HashMap<>();
        byOwner.forEach((owner, all) -> histories.put(
                owner, ScoreHistory.newest(on(ScoreScale.FIFTY_TO_SEVENTY, all), on(ScoreScale.HUNDRED, all))));
        return histories;
    }

    private static List<TakeScore> on(ScoreScale scale, List<TakeScore> all) {
        return all.stream().filter(score -> score.scale() == scale).toList();
    }

    /// Words correct per minute of the newest take of each passage of which it is known what was
    /// heard, as [#readingRates] says it. Texts of one sentence are left out.
    ///
    /// @param histories of one lesson
    public Map<Take.TakeOwner, Double> newestReadingRates(
            long lessonId, List<Sentence> sentences, Map<Take.TakeOwner, ScoreHistory> histories) {
        Map<Long, String> passages = sentences.stream()
                .filter(sentence -> PassageSplitter.isPassage(sentence.text()))
                .collect(Collectors.toMap(Sentence::id, Sentence::text));
        if (passages.isEmpty()) {
            return Map.of();
        }
        Map<Long, String> heard = library.heardTexts().findByLesson(lessonId);
        Map<Take.TakeOwner, TakeScore> newest = new HashMap<>();
        histories.forEach((owner, history) -> history.scores().stream()
                .filter(score -> passages.containsKey(owner.sentenceId()) && heard.containsKey(score.takeId()))
                .forEach(score -> newest.put(owner, score)));
        Map<Long, ScoringResult> results = library.results()
                .findAll(newest.values().stream().map(TakeScore::resultId).toList());
        Map<Take.TakeOwner, Double> rates = new HashMap<>();
        newest.forEach((owner, score) -> Optional.ofNullable(results.get(score.resultId()))
                .map(result -> readingRate(
                        Objects.requireNonNull(passages.get(owner.sentenceId())),
                        Objects.requireNonNull(heard.get(score.takeId())),
                        result))
                .ifPresent(rate -> rate.ifPresent(value -> rates.put(owner, value))));
        return rates;
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
        return readingRate(text, heard.get().text(), result.get());
    }

    private static OptionalDouble readingRate(String text, String heard, ScoringResult result) {
        return ReadingRate.wordsCorrectPerMinute(
                text,
                MarkedSpokenText.of(SpokenTextComparison.compare(text, heard), result),
                result.pronunciationResult().words());
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

    /// How much a learner practises. A take of today that may be of another sentence does not count; of earlier
    /// days only the day counts.
    PracticeDays practiceDays(long learnerId) {
        Instant now = context.clock().instant();
        ZoneId zone = ZoneId.systemDefault();
        Instant today = LocalDate.ofInstant(now, zone).atStartOfDay(zone).toInstant();
        return PracticeDays.count(
                library.scoredWords().findRecordings(learnerId).stream()
                        .filter(take ->
                                take.recordedAt().isBefore(today) || !sentenceDoubt.mayBeAnotherSentence(take.takeId()))
                        .map(SpokenWordStore.RecordedTake::recordedAt)
                        .toList(),
                now,
                zone);
    }

    /// What the practice of a single word is about for a learner, as [SoundDrill#of].
    ///
    /// @param lessonWords all words of the lesson
    public Optional<SoundDrill> soundDrill(String word, List<String> lessonWords, long learnerId) {
        return SoundDrill.of(word, lessonWords, recentlyMissed(learnerId));
    }

    private List<SpokenWordStore.MissedSound> recentlyMissed(long learnerId) {
        return library.scoredWords()
                .findMissedSounds(learnerId, context.clock().instant().minus(RECENT_PERIOD));
    }

    /// What a learner without a class can practise today.
    public DailyPractice dailyPractice(long learnerId) {
        return new DailyPractice(
                practiceDays(learnerId),
                library.settings().get(DAILY_GOAL),
                dueWords(learnerId),
                recurringErrors(learnerId, MAX_SOUNDS));
    }

    /// The sounds that a learner has missed repeatedly of late, most frequent first.
    ///
    /// @param limit maximum number
    public List<RecurringError> recurringErrors(long learnerId, int limit) {
        return RecurringError.find(recentlyMissed(learnerId), limit);
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
}
