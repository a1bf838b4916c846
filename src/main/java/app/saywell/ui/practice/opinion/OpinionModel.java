package app.saywell.ui.practice.opinion;

import app.saywell.practice.Practice;
import app.saywell.practice.scoring.Opinion;
import app.saywell.speech.Failure;
import app.saywell.task.Outcome;
import app.saywell.ui.practice.desk.Desk;
import app.saywell.ui.practice.desk.TakeChip;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

import java.util.Optional;

/// The second opinion on the take on the desk; on the window's thread alone.
public final class OpinionModel {
    private final ReadOnlyObjectWrapper<Asked> asked =
            new ReadOnlyObjectWrapper<>(new Asked.Nothing());
    private final Practice practice;
    private final Desk desk;
    private long take;

    /// Follows the desk.
    public OpinionModel(Practice practice, Desk desk) {
        this.practice = practice;
        this.desk = desk;
        desk.takes().subscribe(any -> follow());
        desk.verdict().subscribe(any -> follow());
    }

    /// How far it is.
    public ReadOnlyObjectProperty<Asked> asked() {
        return asked.getReadOnlyProperty();
    }

    /// Asks the service that has not judged this take; or says why it cannot be asked.
    public void ask() {
        long mine = take;
        if (mine == 0) {
            return;
        }
        Optional<Failure> refusal = practice.secondOpinion().refusal(mine);
        if (refusal.isPresent()) {
            asked.set(new Asked.Refused(refusal.get()));
            return;
        }
        asked.set(new Asked.Waiting());
        practice.secondOpinion()
                .ask(
                        mine,
                        outcome -> {
                            if (mine == take) {
                                asked.set(answered(outcome));
                            }
                        });
    }

    private static Asked answered(Outcome<Opinion> outcome) {
        return switch (outcome) {
            case Outcome.Done<Opinion>(Opinion.Given given) ->
                    new Asked.Answered(given.comparison());
            case Outcome.Done<Opinion>(Opinion.Refused refused) ->
                    new Asked.Refused(refused.failure());
            case Outcome.Failed<Opinion> failed ->
                    new Asked.Refused(
                            Failure.of(
                                    Failure.Kind.NO_ANSWER,
                                    failed.cause().getClass().getSimpleName()));
            case Outcome.Cancelled<Opinion> cancelled -> new Asked.Nothing();
        };
    }

    /// Looks anew whether there is somebody to ask: the settings may have changed meanwhile.
    public void look() {
        if (asked.get() instanceof Asked.Nothing || asked.get() instanceof Asked.Open) {
            take = 0;
            follow();
        }
    }

    private void follow() {
        long now =
                desk.verdict().get().isEmpty()
                        ? 0
                        : desk.takes().get().stream()
                                .filter(TakeChip::chosen)
                                .mapToLong(TakeChip::take)
                                .findFirst()
                                .orElse(0);
        if (now != take) {
            take = now;
            asked.set(
                    now == 0 || !practice.secondOpinion().isThere(now)
                            ? new Asked.Nothing()
                            : new Asked.Open(practice.secondOpinion().price(now)));
        }
    }
}
