package app.saywell.ui.practice.heard;

import app.saywell.library.lesson.Sentence;
import app.saywell.library.take.HeardText;
import app.saywell.practice.UseCases;
import app.saywell.practice.change.LibraryChange;
import app.saywell.practice.passage.PassageSplitter;
import app.saywell.practice.spoken.IncompleteSentences;
import app.saywell.practice.spoken.SpokenText;
import app.saywell.practice.spoken.SpokenTextComparison;
import app.saywell.speech.CallFailure;
import app.saywell.speech.Word;
import app.saywell.task.Subscription;
import app.saywell.task.TaskOutcome;
import app.saywell.ui.context.LatestRead;
import app.saywell.ui.context.ScreenContext;
import app.saywell.ui.practice.state.ExplainedResult;
import app.saywell.ui.practice.state.HeardTextState;
import app.saywell.ui.practice.state.PracticeState;
import app.saywell.ui.practice.state.SentenceDetail;
import app.saywell.ui.practice.state.TakeChip;

import java.util.List;
import java.util.Optional;

/// Keeps [PracticeState#heardText()] up to date; used on the UI thread only.
public final class HeardTextViewModel implements AutoCloseable {
    private final UseCases practice;
    private final LatestRead reads;
    private final PracticeState practiceState;
    private final Subscription changes;
    private long takeId;

    /// Follows the practice state.
    public HeardTextViewModel(ScreenContext context, PracticeState practiceState) {
        this.practiceState = practiceState;
        practice = context.practice();
        reads = new LatestRead(context.tasks());
        changes = practice.changes().subscribe(this::libraryChanged);
        practiceState.takes().subscribe(changed -> refresh());
        practiceState.result().subscribe(changed -> refresh());
        practiceState.takeToRate().subscribe(changed -> refresh());
    }

    /// Has the configured service listen to the shown take.
    public void ask() {
        long askedTakeId = takeId;
        if (askedTakeId == 0) {
            return;
        }
        reads.cancel();
        practiceState.heardText().set(new HeardTextState.Listening());
        practice.heardTexts()
                .ask(
                        askedTakeId,
                        outcome -> {
                            if (askedTakeId == takeId) {
                                answered(outcome);
                            }
                        });
    }

    private void answered(TaskOutcome<Optional<CallFailure>> outcome) {
        switch (outcome) {
            case TaskOutcome.TaskDone<Optional<CallFailure>>(Optional<CallFailure> failure) ->
                    failure.ifPresentOrElse(this::failed, this::refresh);
            case TaskOutcome.TaskFailed<Optional<CallFailure>> failed ->
                    failed(
                            CallFailure.of(
                                    CallFailure.FailureKind.NO_ANSWER,
                                    failed.cause().getClass().getSimpleName()));
            case TaskOutcome.TaskCancelled<Optional<CallFailure>> cancelled -> refresh();
        }
    }

    private void failed(CallFailure failure) {
        practiceState.heardText().set(new HeardTextState.HearingFailed(failure));
    }

    private void libraryChanged(LibraryChange change) {
        if (change instanceof LibraryChange.HeardTextChanged heard && heard.takeId() == takeId
                || change instanceof LibraryChange.SettingsChanged) {
            refresh();
        }
    }

    private void refresh() {
        takeId =
                practiceState.takes().get().stream()
                        .filter(TakeChip::isChosen)
                        .mapToLong(TakeChip::takeId)
                        .findFirst()
                        .orElse(0);
        boolean isHidden = practiceState.takeToRate().get().isPresent();
        if (takeId == 0 || isHidden) {
            reads.cancel();
            practiceState.heardText().set(new HeardTextState.NothingToHear());
            return;
        }
        long shownTakeId = takeId;
        long sentenceId =
                practiceState.sentenceDetail().get().map(SentenceDetail::sentenceId).orElse(0L);
        Optional<ExplainedResult> result = practiceState.result().get();
        reads.run(() -> read(shownTakeId, sentenceId, result), practiceState.heardText()::set);
    }

    private HeardTextState read(
            long shownTakeId, long sentenceId, Optional<ExplainedResult> result) {
        Optional<String> heard = practice.heardTexts().find(shownTakeId).map(HeardText::text);
        Optional<String> text = practice.lessons().findSentence(sentenceId).map(Sentence::text);
        if (heard.isPresent() && text.isPresent()) {
            SpokenText words = SpokenTextComparison.compare(text.get(), heard.get());
            Optional<Double> seconds =
                    PassageSplitter.isPassage(text.get())
                            ? result.flatMap(HeardTextViewModel::spokenSeconds)
                            : Optional.empty();
            return new HeardTextState.Heard(
                    heard.get(),
                    words,
                    seconds.map(words::wordsCorrectPerMinute),
                    IncompleteSentences.of(PassageSplitter.splitSentences(text.get()), words));
        }
        return result.isPresent()
                ? new HeardTextState.NotHeard(practice.heardTexts().price(shownTakeId))
                : new HeardTextState.NothingToHear();
    }

    /// From the beginning of the first word to the end of the last.
    private static Optional<Double> spokenSeconds(ExplainedResult result) {
        List<Word> words = result.pronunciationResult().words();
        return words.isEmpty()
                ? Optional.empty()
                : Optional.of(words.getLast().end() - words.getFirst().start())
                        .filter(seconds -> seconds > 0);
    }

    @Override
    public void close() {
        changes.close();
        reads.cancel();
    }
}
