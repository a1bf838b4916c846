package app.saywell.desk.practice.presenter;

import app.saywell.desk.classes.progress.MeasurementError;
import app.saywell.desk.classes.progress.ProgressReports;
import app.saywell.desk.classes.progress.ScoreHistory;
import app.saywell.desk.kit.sound.DecodedRecording;
import app.saywell.desk.kit.sound.ShownRecordings;
import app.saywell.desk.lessons.check.TextCheck;
import app.saywell.desk.lessons.passage.TextWords;
import app.saywell.desk.lessons.passage.TextWords.WordSpan;
import app.saywell.desk.practice.state.PracticePhase;
import app.saywell.desk.practice.state.TakeProgress;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.learner.SoundFocus;
import app.saywell.desk.school.lesson.ModelReading;
import app.saywell.desk.school.lesson.ReadingAnalysis;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.school.mark.SelfRating;
import app.saywell.desk.school.mark.TeacherMark;
import app.saywell.desk.school.take.ScoringResult;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.takes.TakeService;
import app.saywell.desk.takes.view.check.RecordingCheck;
import app.saywell.desk.takes.view.check.RecordingChecks;
import app.saywell.speech.FeedbackLanguage;
import app.saywell.speech.PronunciationResult;
import app.saywell.speech.SoundNotation;
import app.saywell.speech.SpeechComponent;
import app.saywell.speech.Word;
import app.saywell.speech.language.text.SpokenForm;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// A sentence with everything of a learner, read from the library and decoded.
///
/// @param modelComponents what is known of the model reading
/// @param comparedTake the take above it; empty where the model reading is
/// @param results the newest result of each scored take, by take id
/// @param feedback the result of the shown take with its feedback
/// @param wordSpans the words of the result of the shown take for each word of the text, or those that it will have
/// @param followedSpans the words by which a reading is followed on this computer for each word of the text
/// @param sentAs what the service that scored the shown take was sent, if that is not the text
/// @param progress scores of all takes on one scale
/// @param focus the sounds that count now for the class of the learner
/// @param phase where the shown take stands
record LoadedSentence(
        Sentence sentence,
        Optional<LoadedVoice<ModelReading>> modelReading,
        List<SpeechComponent> modelComponents,
        List<Take> takes,
        Optional<LoadedVoice<Take>> chosenTake,
        Optional<LoadedVoice<Take>> comparedTake,
        Map<Long, LoadedResult> results,
        Optional<FeedbackInLanguage> feedback,
        Optional<SelfRating> selfRating,
        List<WordSpan> wordSpans,
        List<WordSpan> followedSpans,
        Optional<String> sentAs,
        TakeProgress progress,
        SoundFocus focus,
        PracticePhase phase) {

    /// A recording with its source in the library.
    record LoadedVoice<T>(T source, DecodedRecording recording, List<RecordingCheck> checks) {}

    /// A result of a take, parsed.
    record LoadedResult(ScoringResult stored, PronunciationResult parsed) {}

    /// Reads it. Decodes two recordings, so call it on a worker thread.
    ///
    /// @param wantedTakeId the take to show; 0 for the best, else the newest
    /// @param modelComponents what is known of the model reading
    /// @param comparedTakeId the take to show above it; 0 for the model reading
    /// @param feedbackLanguage the language in which feedback is shown where it is known
    static LoadedSentence load(
            SentenceServices services,
            ShownRecordings recordings,
            Sentence sentence,
            Learner learner,
            long wantedTakeId,
            long comparedTakeId,
            FeedbackLanguage feedbackLanguage) {
        List<Take> takes = services.takes().findByOwner(sentence.id(), learner.id());
        Map<Long, LoadedResult> results = new HashMap<>();
        for (Take take : takes) {
            services.scoring()
                    .latest(take.id())
                    .ifPresent(found -> results.put(take.id(), new LoadedResult(found, found.pronunciationResult())));
        }
        Optional<LoadedVoice<ModelReading>> modelVoice = services.readings()
                .primaryReading(sentence.id())
                .map(found -> new LoadedVoice<>(found, recordings.open(found.audio()), List.of()));
        Optional<LoadedVoice<Take>> take =
                chooseTake(takes, wantedTakeId).map(found -> open(services.takes(), recordings, found));
        Optional<LoadedVoice<Take>> compared = takes.stream()
                .filter(other -> other.id() == comparedTakeId)
                .filter(other ->
                        take.filter(below -> below.source().id() != other.id()).isPresent())
                .findFirst()
                .map(found -> open(services.takes(), recordings, found));
        Optional<LoadedResult> shown = take.flatMap(
                voice -> Optional.ofNullable(results.get(voice.source().id())));
        return new LoadedSentence(
                sentence,
                modelVoice,
                modelVoice
                        .flatMap(voice -> voice.source().analysis())
                        .map(ReadingAnalysis::components)
                        .map(SoundNotation::of)
                        .orElse(List.of()),
                takes,
                take,
                compared,
                results,
                shown.map(result ->
                        FeedbackInLanguage.of(services.feedbackTranslations(), result.stored(), feedbackLanguage)),
                take.flatMap(voice ->
                        services.selfRatings().findRating(voice.source().id())),
                wordSpans(sentence, shown),
                TextWords.expected(sentence.text()),
                shown.flatMap(LoadedSentence::sentAs),
                progress(services.progressReports(), sentence, learner, takes),
                services.soundFocus().ofLearner(learner.id()),
                take.map(voice -> results.containsKey(voice.source().id())
                                ? new PracticePhase.TakeScored()
                                : UnscoredTakes.phase(services.scoring(), services.scoringQueue(), voice.source()))
                        .orElse(new PracticePhase.SentenceReady()));
    }

    private static LoadedVoice<Take> open(TakeService takeService, ShownRecordings recordings, Take take) {
        return new LoadedVoice<>(take, recordings.open(take.audio()), RecordingChecks.of(takeService.quality(take)));
    }

    /// What is heard and seen above the take: another take, or else the model reading.
    Optional<DecodedRecording> upperRecording() {
        return comparedTake.map(LoadedVoice::recording).or(() -> modelReading.map(LoadedVoice::recording));
    }

    private static List<WordSpan> wordSpans(Sentence sentence, Optional<LoadedResult> shown) {
        return shown.map(result -> TextWords.of(
                        sentence.text(),
                        result.parsed().words().stream().map(Word::word).toList()))
                .orElseGet(() -> TextWords.expected(sentence.text()));
    }

    /// The words that a hosted service answered for, where they stand for figures or signs of the text.
    static Optional<String> sentAs(LoadedResult result) {
        if (result.stored().origin().onThisComputer()) {
            return Optional.empty();
        }
        SpokenForm form = TextCheck.spokenForm(result.stored().request().text());
        List<SpeechComponent> judged = result.parsed().components();
        return form.isInWords(judged) && !form.isAsWritten(judged) ? Optional.of(form.text()) : Optional.empty();
    }

    private static TakeProgress progress(
            ProgressReports progressReports, Sentence sentence, Learner learner, List<Take> takes) {
        ScoreHistory history = progressReports.scoreHistory(sentence.id(), learner.id());
        Optional<MeasurementError> measurementError = takes.size() < 2
                ? Optional.empty()
                : learner.classId()
                        .map(classId -> progressReports.measurementError(classId, history.scale(), history.engine()));
        return TakeProgress.of(history, takes, measurementError);
    }

    private static Optional<Take> chooseTake(List<Take> takes, long wantedTakeId) {
        return takes.stream()
                .filter(take -> take.id() == wantedTakeId)
                .findFirst()
                .or(() -> takes.stream().filter(Take::best).findFirst())
                .or(() -> takes.isEmpty() ? Optional.empty() : Optional.of(takes.getLast()));
    }

    LoadedSentence withoutResultOf(long takeId) {
        if (!results.containsKey(takeId)) {
            return this;
        }
        Map<Long, LoadedResult> remainingResults = new HashMap<>(results);
        remainingResults.remove(takeId);
        return new LoadedSentence(
                sentence,
                modelReading,
                modelComponents,
                takes,
                chosenTake,
                comparedTake,
                remainingResults,
                feedback.filter(shown -> chosenTake
                        .filter(voice -> voice.source().id() == takeId)
                        .isEmpty()),
                selfRating,
                wordSpans,
                followedSpans,
                sentAs.filter(words -> chosenTake
                        .filter(voice -> voice.source().id() == takeId)
                        .isEmpty()),
                progress,
                focus,
                new PracticePhase.SentenceReady());
    }

    /// The marks on the result of the shown take.
    List<TeacherMark> marks() {
        return result().map(found -> found.stored().marks()).orElse(List.of());
    }

    /// The result of the shown take.
    Optional<LoadedResult> result() {
        return chosenTake.flatMap(
                voice -> Optional.ofNullable(results.get(voice.source().id())));
    }
}
