package app.saywell.desk.practice.heard;

import app.saywell.desk.kit.context.LatestRead;
import app.saywell.desk.lessons.passage.PassageSplitter;
import app.saywell.desk.practice.state.ExplainedResult;
import app.saywell.desk.practice.state.HeardTextState;
import app.saywell.desk.practice.state.PracticeState;
import app.saywell.desk.practice.state.TakeChip;
import app.saywell.desk.school.LibraryChange;
import app.saywell.desk.school.take.HeardText;
import app.saywell.desk.store.change.ChangePublisher;
import app.saywell.desk.takes.scoring.HeardTexts;
import app.saywell.desk.takes.spoken.IncompleteSentences;
import app.saywell.desk.takes.spoken.ReadingRate;
import app.saywell.desk.takes.spoken.SpokenText;
import app.saywell.speech.CallFailure;
import app.saywell.speech.task.Subscription;
import app.saywell.speech.task.TaskOutcome;
import app.saywell.speech.task.TaskRunner;
import java.util.Optional;
import java.util.OptionalDouble;

/// Keeps [PracticeState#heardText()] up to date; used on the UI thread only.
public final class HeardTextViewModel implements AutoCloseable {
    private final HeardTexts heardTexts;
    private final LatestRead reads;
    private final PracticeState practiceState;
    private final Subscription changes;
    private long takeId;

    /// Follows the practice state.
    public HeardTextViewModel(
            HeardTexts heardTexts, TaskRunner tasks, ChangePublisher changes, PracticeState practiceState) {
        this.practiceState = practiceState;
        this.heardTexts = heardTexts;
        reads = new LatestRead(tasks);
        this.changes = changes.subscribe(this::libraryChanged);
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
        heardTexts.ask(askedTakeId, outcome -> {
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
                failed(CallFailure.of(
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
        takeId = practiceState.takes().get().stream()
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
        Optional<ExplainedResult> result = practiceState.result().get();
        reads.run(() -> read(shownTakeId, result), practiceState.heardText()::set);
    }

    private HeardTextState read(long shownTakeId, Optional<ExplainedResult> result) {
        Optional<String> heard = heardTexts.find(shownTakeId).map(HeardText::text);
        Optional<String> text = heardTexts.findExpectedText(shownTakeId);
        Optional<SpokenText> spoken = heardTexts.findSpokenText(shownTakeId);
        if (heard.isPresent() && text.isPresent() && spoken.isPresent()) {
            SpokenText words = spoken.get();
            Optional<Double> rate = result.flatMap(shown -> rate(text.get(), words, shown));
            return new HeardTextState.Heard(
                    heard.get(),
                    words,
                    rate,
                    IncompleteSentences.of(PassageSplitter.splitSentences(text.get()), words),
                    words.mayBeAnotherSentence(percentCorrect(result)));
        }
        return result.isPresent()
                ? new HeardTextState.NotHeard(heardTexts.price(shownTakeId))
                : new HeardTextState.NothingToHear();
    }

    /// A take that could not be judged had no word that fits.
    private static double percentCorrect(Optional<ExplainedResult> result) {
        return result.map(shown -> shown.pronunciationResult().percentCorrect()).orElse(0.0);
    }

    private static Optional<Double> rate(String text, SpokenText words, ExplainedResult result) {
        OptionalDouble rate = ReadingRate.wordsCorrectPerMinute(
                text, words, result.pronunciationResult().words());
        return rate.isPresent() ? Optional.of(rate.getAsDouble()) : Optional.empty();
    }

    @Override
    public void close() {
        changes.close();
        reads.cancel();
    }
}
