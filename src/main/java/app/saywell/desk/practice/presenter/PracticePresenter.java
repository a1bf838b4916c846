package app.saywell.desk.practice.presenter;

import app.saywell.desk.kit.lane.AnalyzedRecording;
import app.saywell.desk.kit.lane.UpperRecording;
import app.saywell.desk.practice.presenter.LoadedSentence.LoadedResult;
import app.saywell.desk.practice.state.ExplainedResult;
import app.saywell.desk.practice.state.PracticeState;
import app.saywell.desk.practice.state.SentenceDetail;
import app.saywell.desk.practice.state.SentenceTitles;
import app.saywell.desk.practice.state.TakeChip;
import app.saywell.desk.school.learner.ScoreThresholds;
import app.saywell.desk.school.take.ScoringResult;
import app.saywell.desk.school.take.Take;
import app.saywell.speech.Word;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// Fills the practice state from a loaded sentence.
final class PracticePresenter {
    private PracticePresenter() {}

    static void show(
            PracticeState practiceState, LoadedSentence loaded, String learnerName, ScoreThresholds thresholds) {
        Optional<ExplainedResult> explainedResult = loaded.result().map(result -> explain(result, loaded, thresholds));
        Optional<AnalyzedRecording> model =
                loaded.comparedTake().map(voice -> analyzedTake(voice, loaded)).or(() -> analyzedModel(loaded));
        Optional<AnalyzedRecording> take = loaded.chosenTake()
                .map(voice -> new AnalyzedRecording(
                        voice.recording().envelope(),
                        explainedResult
                                .map(explained ->
                                        explained.pronunciationResult().components())
                                .orElse(List.of()),
                        Optional.of(voice.recording().acoustics()),
                        IntervalMarks.of(loaded.marks())))
                .map(recording -> explainedResult
                        .map(explained -> recording.withProsody(explained.pronunciationResult()))
                        .orElse(recording)
                        .withFocus(loaded.focus()));
        practiceState.takes().set(takeChips(loaded));
        practiceState
                .lanes()
                .show(
                        model,
                        take,
                        loaded.comparedTake().isPresent() ? UpperRecording.ANOTHER_TAKE : UpperRecording.MODEL_READING);
        practiceState.sentenceDetail().set(Optional.of(sentenceDetail(loaded, model, take, learnerName)));
        practiceState
                .checks()
                .set(loaded.chosenTake().map(LoadedSentence.LoadedVoice::checks).orElse(List.of()));
        practiceState.progress().set(Optional.of(loaded.progress()));
        practiceState.selfRating().set(loaded.selfRating());
        practiceState.feedbackOffer().set(loaded.feedback().flatMap(FeedbackInLanguage::offer));
        practiceState.soundFocus().set(loaded.focus());
        practiceState.earlierReadings().set(earlierReadings(loaded));
        practiceState.result().set(explainedResult);
    }

    private static List<List<Word>> earlierReadings(LoadedSentence loaded) {
        int shown = loaded.chosenTake().map(voice -> voice.source().number()).orElse(0);
        return loaded.takes().stream()
                .filter(take -> take.number() < shown)
                .sorted(Comparator.comparingInt(Take::number).reversed())
                .flatMap(take -> Optional.ofNullable(loaded.results().get(take.id())).stream())
                .map(result -> result.parsed().words())
                .toList();
    }

    private static Optional<AnalyzedRecording> analyzedModel(LoadedSentence loaded) {
        return loaded.modelReading()
                .map(voice -> new AnalyzedRecording(
                        voice.recording().envelope(),
                        loaded.modelComponents(),
                        Optional.of(voice.recording().acoustics()),
                        List.of()));
    }

    private static AnalyzedRecording analyzedTake(LoadedSentence.LoadedVoice<Take> voice, LoadedSentence loaded) {
        return new AnalyzedRecording(
                voice.recording().envelope(),
                Optional.ofNullable(loaded.results().get(voice.source().id()))
                        .map(result -> result.parsed().components())
                        .orElse(List.of()),
                Optional.of(voice.recording().acoustics()),
                List.of());
    }

    /// Clears the practice state if there is no sentence.
    static void clear(PracticeState practiceState) {
        practiceState.phases().showWithoutSentence();
        practiceState.result().set(Optional.empty());
        practiceState.progress().set(Optional.empty());
        practiceState.checks().set(List.of());
        practiceState.takes().set(List.of());
        practiceState.earlierReadings().set(List.of());
        practiceState.sentenceDetail().set(Optional.empty());
        practiceState.lanes().show(Optional.empty(), Optional.empty());
    }

    private static SentenceDetail sentenceDetail(
            LoadedSentence loaded,
            Optional<AnalyzedRecording> model,
            Optional<AnalyzedRecording> take,
            String learnerName) {
        Optional<Double> speed = model.filter(upper -> loaded.comparedTake().isEmpty())
                .flatMap(modelRecording -> take.flatMap(
                        takeRecording -> SentenceTitles.relativeSpeed(modelRecording.words(), takeRecording.words())));
        return new SentenceDetail(
                loaded.sentence().id(),
                loaded.sentence().meaning(),
                SentenceTitles.titleWords(
                        loaded.sentence().text(),
                        loaded.wordSpans(),
                        take.map(AnalyzedRecording::words).orElse(List.of())),
                loaded.followedSpans(),
                loaded.modelReading()
                        .map(voice -> new SentenceDetail.ModelReadingCaption(
                                voice.source().speaker().name(),
                                voice.source().speaker().accent(),
                                voice.recording().seconds())),
                loaded.chosenTake()
                        .map(voice -> new SentenceDetail.TakeCaption(
                                learnerName,
                                voice.source().number(),
                                voice.source().best(),
                                voice.recording().seconds(),
                                speed)),
                loaded.comparedTake()
                        .map(voice -> new SentenceDetail.TakeCaption(
                                learnerName,
                                voice.source().number(),
                                voice.source().best(),
                                voice.recording().seconds(),
                                Optional.empty())));
    }

    private static List<TakeChip> takeChips(LoadedSentence loaded) {
        long chosenTakeId =
                loaded.chosenTake().map(voice -> voice.source().id()).orElse(0L);
        return loaded.takes().stream()
                .map(take -> takeChip(take, loaded.results().get(take.id()), chosenTakeId))
                .toList();
    }

    private static TakeChip takeChip(
            Take take, @org.jspecify.annotations.Nullable LoadedResult result, long chosenTakeId) {
        return new TakeChip(
                take.id(),
                take.number(),
                Optional.ofNullable(result)
                        .map(scored -> new TakeChip.ScoreOnScale(
                                scored.stored().teacherTotal().orElseGet(() -> scored.parsed()
                                        .total()),
                                scored.stored().scale())),
                take.best(),
                take.id() == chosenTakeId);
    }

    private static ExplainedResult explain(LoadedResult result, LoadedSentence loaded, ScoreThresholds thresholds) {
        Optional<FeedbackInLanguage> feedback = loaded.feedback();
        ScoringResult stored = result.stored();
        return new ExplainedResult(
                feedback.map(FeedbackInLanguage::result).orElse(result.parsed()),
                stored.scale(),
                feedback.map(FeedbackInLanguage::language)
                        .orElseGet(() -> stored.request().language()),
                thresholds,
                new ExplainedResult.ResultSource(
                        stored.origin().onThisComputer()
                                ? Optional.empty()
                                : Optional.of(stored.origin().service()),
                        stored.origin().engine(),
                        stored.origin().at(),
                        loaded.sentAs()));
    }
}
