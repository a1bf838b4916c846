package app.saywell.desk.practice.result;

import app.saywell.desk.kit.LiveMessage;
import app.saywell.desk.kit.text.FailureTexts;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.kit.theme.ScoreLevel;
import app.saywell.desk.practice.state.ExplainedResult;
import app.saywell.desk.practice.state.LearnerFeedback;
import app.saywell.desk.practice.state.PracticePhase;
import app.saywell.desk.practice.state.PracticeState;
import app.saywell.desk.practice.state.SentenceDetail;
import app.saywell.desk.school.take.ScoreBand;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import javafx.scene.Node;

/// Tells a screen reader that a recording has begun and ended, in a word each, and what came of the take, once: its
/// figure and level and what to improve first, or why there is no score or no recording; before that how it went is
/// asked, where the learner is to say so first. Results that are only looked at again are read where they stand.
public final class LiveResult {
    private final PracticeState practiceState;
    private final LocalizedTexts texts;
    private final LiveMessage message = new LiveMessage();
    private final Runnable teller = this::tell;

    /// The sentence whose take is awaited.
    private Optional<Long> awaited = Optional.empty();

    private boolean isRecording;

    /// Whether it was told that the learner is asked how the take went.
    private boolean isAsked;

    /// Whether that take is on its way to a score; one that is thrown away leads back to an earlier result.
    private boolean isBeingScored;

    /// The phase that was looked at last.
    private PracticePhase seenPhase = new PracticePhase.OpeningLesson();

    public LiveResult(PracticeState practiceState, LocalizedTexts texts) {
        this.practiceState = practiceState;
        this.texts = texts;
        practiceState.phase().subscribe(any -> practiceState.joinedChanges().build(teller));
        practiceState.result().subscribe(any -> practiceState.joinedChanges().build(teller));
        practiceState
                .recordedTakeShown()
                .subscribe(any -> practiceState.joinedChanges().build(teller));
        practiceState
                .takeToRate()
                .subscribe(any -> practiceState.joinedChanges().build(teller));
    }

    /// What a screen reader hears of; for the scene.
    public Node node() {
        return message;
    }

    private void tell() {
        PracticePhase phase = practiceState.phase().get();
        tellRecording(phase);
        boolean isNew = !phase.equals(seenPhase);
        seenPhase = phase;
        switch (phase) {
            case PracticePhase.RecordingTake _ -> {
                awaited = openSentence();
                isBeingScored = false;
            }
            case PracticePhase.ScoringTake _ -> {
                awaited = openSentence();
                isBeingScored = true;
            }
            case PracticePhase.TakeScored _ -> {
                // Until the take is read again the result is that of the take before.
                if (isBeingScored && practiceState.recordedTakeShown().get()) {
                    practiceState.result().get().ifPresent(result -> tell(words(result)));
                }
            }
            case PracticePhase.ScoringFailed failed -> {
                String key = FailureTexts.key(failed.failure().kind());
                tell(texts.get(key + ".what") + " " + texts.get(key + ".do"));
            }
            case PracticePhase.LocalFailure failed -> {
                if (isNew) {
                    tellFailure(failed);
                }
            }
            case PracticePhase.TakeWaiting waiting ->
                tell(texts.get(waiting.stopped() ? "practice.waiting.stopped" : "practice.waiting"));
            case PracticePhase.CountingDown _,
                    PracticePhase.NoSentence _,
                    PracticePhase.OpeningLesson _,
                    PracticePhase.SentenceReady _,
                    PracticePhase.TakeUnscored _ -> {}
        }
    }

    /// In one word: what a loudspeaker says at the beginning of a recording is recorded as well. At its end also how it
    /// went is asked, where that is to be said first.
    private void tellRecording(PracticePhase phase) {
        boolean isNow = phase instanceof PracticePhase.RecordingTake;
        boolean asks = !isNow && practiceState.takeToRate().get().isPresent();
        List<String> keys = new ArrayList<>();
        if (isNow != isRecording) {
            keys.add(isNow ? "practice.live.recording" : "practice.live.recorded");
        }
        if (asks && !isAsked) {
            keys.add("practice.rating");
        }
        isRecording = isNow;
        isAsked = asks;
        if (!keys.isEmpty()) {
            message.tell(keys.stream().map(key -> texts.get(key)).collect(Collectors.joining(". ")));
        }
    }

    /// Why a recording did not begin is told as well: nobody awaits a take then.
    private void tellFailure(PracticePhase.LocalFailure failed) {
        awaited = Optional.empty();
        if (openSentence().isPresent()) {
            message.tell(texts.get(failed.messageKey()));
        }
    }

    private void tell(String text) {
        boolean isAwaited = awaited.isPresent() && awaited.equals(openSentence());
        awaited = Optional.empty();
        if (isAwaited) {
            message.tell(text);
        }
    }

    private Optional<Long> openSentence() {
        return practiceState.sentenceDetail().get().map(SentenceDetail::sentenceId);
    }

    private String words(ExplainedResult result) {
        ScoreLevel level = ScoreLevel.of(result.verdict());
        String scored = texts.get(
                "practice.lanes.scored",
                ScoreBand.figure(result.total(), ScoreBand.of(result.pronunciationResult())),
                texts.get("practice.level." + level.key()));
        return LearnerFeedback.of(
                        result.pronunciationResult().words(),
                        practiceState.soundFocus().get())
                .wordsToImprove()
                .stream()
                .filter(LearnerFeedback.WordToImprove::countsNow)
                .findFirst()
                .map(fix -> "%s. %s: %s. %s"
                        .formatted(
                                scored, texts.get("practice.fix"), fix.word().word(), ImprovementText.of(fix, texts)))
                .orElse(scored);
    }
}
