package app.saywell.ui.practice.heard;

import app.saywell.library.lesson.Sentence;
import app.saywell.library.take.HeardText;
import app.saywell.practice.UseCases;
import app.saywell.practice.change.LibraryChange;
import app.saywell.practice.passage.PassageSplitter;
import app.saywell.practice.spoken.SpokenText;
import app.saywell.practice.spoken.SpokenTextComparison;
import app.saywell.speech.CallFailure;
import app.saywell.speech.Word;
import app.saywell.task.Subscription;
import app.saywell.task.TaskOutcome;
import app.saywell.ui.context.ScreenContext;
import app.saywell.ui.practice.state.ExplainedResult;
import app.saywell.ui.practice.state.HeardTextState;
import app.saywell.ui.practice.state.PracticeState;
import app.saywell.ui.practice.state.TakeChip;

import java.util.List;
import java.util.Optional;

/// Keeps [PracticeState#heardText()] up to date; used on the UI thread only.
public final class HeardTextViewModel implements AutoCloseable {
    private final UseCases practice;
    private final ScreenContext context;
    private final PracticeState practiceState;
    private final Subscription changes;
    private long takeId;

    /// Follows the practice state.
    public HeardTextViewModel(ScreenContext context, PracticeState practiceState) {
        this.context = context;
        this.practiceState = practiceState;
        practice = context.practice();
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
            practiceState.heardText().set(new HeardTextState.NothingToHear());
            return;
        }
        Optional<HeardText> heard = practice.heardTexts().find(takeId);
        Optional<Sentence> sentence =
                practiceState
                        .sentenceDetail()
                        .get()
                        .flatMap(detail -> practice.lessons().findSentence(detail.sentenceId()));
        if (heard.isPresent() && sentence.isPresent()) {
            compare(sentence.get().text(), heard.get().text());
        } else {
            practiceState
                    .heardText()
                    .set(
                            practiceState.result().get().isPresent()
                                    ? new HeardTextState.NotHeard(
                                            practice.heardTexts().price(takeId))
                                    : new HeardTextState.NothingToHear());
        }
    }

    private void compare(String text, String heardText) {
        long comparedTakeId = takeId;
        Optional<Double> seconds =
                PassageSplitter.isPassage(text)
                        ? practiceState.result().get().flatMap(HeardTextViewModel::spokenSeconds)
                        : Optional.empty();
        context.tasks()
                .run(
                        progress -> SpokenTextComparison.compare(text, heardText),
                        outcome -> {
                            if (comparedTakeId == takeId
                                    && outcome
                                            instanceof
                                            TaskOutcome.TaskDone<SpokenText>(SpokenText words)) {
                                practiceState
                                        .heardText()
                                        .set(
                                                new HeardTextState.Heard(
                                                        heardText,
                                                        words,
                                                        seconds.map(words::wordsCorrectPerMinute)));
                            }
                        });
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
    }
}
