package app.saywell.desk.practice.opinion;

import app.saywell.desk.kit.context.LatestRead;
import app.saywell.desk.practice.state.PracticeState;
import app.saywell.desk.practice.state.TakeChip;
import app.saywell.desk.takes.scoring.SecondOpinionOutcome;
import app.saywell.desk.takes.scoring.SecondOpinionService;
import app.saywell.speech.CallFailure;
import app.saywell.speech.task.TaskOutcome;
import app.saywell.speech.task.TaskRunner;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// The view model of the second opinion on the shown take; used on the UI thread only.
public final class SecondOpinionViewModel {
    private final ReadOnlyObjectWrapper<SecondOpinionState> opinionState =
            new ReadOnlyObjectWrapper<>(new SecondOpinionState.OpinionUnavailable());
    private final SecondOpinionService secondOpinionService;
    private final LatestRead reads;
    private final PracticeState practiceState;
    private long takeId;

    /// Follows the practice state.
    public SecondOpinionViewModel(
            SecondOpinionService secondOpinionService, TaskRunner tasks, PracticeState practiceState) {
        this.secondOpinionService = secondOpinionService;
        reads = new LatestRead(tasks);
        this.practiceState = practiceState;
        practiceState.takes().subscribe(changed -> takeChanged());
        practiceState.result().subscribe(changed -> takeChanged());
    }

    /// The current state.
    ReadOnlyObjectProperty<SecondOpinionState> opinionState() {
        return opinionState.getReadOnlyProperty();
    }

    /// Asks the service that has not scored this take, or says why it cannot be asked.
    public void ask() {
        long askedTakeId = takeId;
        if (askedTakeId == 0) {
            return;
        }
        opinionState.set(new SecondOpinionState.OpinionPending());
        secondOpinionService.ask(askedTakeId, outcome -> {
            if (askedTakeId == takeId) {
                opinionState.set(toState(outcome));
            }
        });
    }

    private static SecondOpinionState toState(TaskOutcome<SecondOpinionOutcome> outcome) {
        return switch (outcome) {
            case TaskOutcome.TaskDone<SecondOpinionOutcome>(SecondOpinionOutcome.ComparedOpinion given) ->
                new SecondOpinionState.OpinionReceived(given.comparison());
            case TaskOutcome.TaskDone<SecondOpinionOutcome>(SecondOpinionOutcome.RefusedOpinion refused) ->
                new SecondOpinionState.OpinionRefused(refused.failure());
            case TaskOutcome.TaskFailed<SecondOpinionOutcome> failed ->
                new SecondOpinionState.OpinionRefused(CallFailure.of(
                        CallFailure.FailureKind.NO_ANSWER,
                        failed.cause().getClass().getSimpleName()));
            case TaskOutcome.TaskCancelled<SecondOpinionOutcome> cancelled ->
                new SecondOpinionState.OpinionUnavailable();
        };
    }

    /// Checks again whether another service is available; the settings may have changed.
    public void refreshAvailability() {
        if (opinionState.get() instanceof SecondOpinionState.OpinionUnavailable
                || opinionState.get() instanceof SecondOpinionState.OpinionNotAsked) {
            takeId = 0;
            takeChanged();
        }
    }

    private void takeChanged() {
        long chosenTakeId = practiceState.result().get().isEmpty()
                ? 0
                : practiceState.takes().get().stream()
                        .filter(TakeChip::isChosen)
                        .mapToLong(TakeChip::takeId)
                        .findFirst()
                        .orElse(0);
        if (chosenTakeId != takeId) {
            takeId = chosenTakeId;
            opinionState.set(new SecondOpinionState.OpinionUnavailable());
            reads.run(() -> read(chosenTakeId), opinionState::set);
        }
    }

    private SecondOpinionState read(long chosenTakeId) {
        return chosenTakeId == 0 || !secondOpinionService.isAvailable(chosenTakeId)
                ? new SecondOpinionState.OpinionUnavailable()
                : new SecondOpinionState.OpinionNotAsked(secondOpinionService.price(chosenTakeId));
    }
}
