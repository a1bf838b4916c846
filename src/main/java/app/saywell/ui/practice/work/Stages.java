package app.saywell.ui.practice.work;

import app.saywell.practice.scoring.Scored;
import app.saywell.task.Outcome;
import app.saywell.ui.practice.desk.Stage;

/// What the screen shows after the wish to have a take judged.
final class Stages {
    private Stages() {}

    static Stage after(Outcome<Scored> outcome) {
        return switch (outcome) {
            case Outcome.Done<Scored>(Scored.Judged judged) -> new Stage.Judged();
            case Outcome.Done<Scored>(Scored.Refused refused) ->
                    new Stage.Refused(refused.failure());
            case Outcome.Failed<Scored> failed ->
                    new Stage.Broken(
                            "practice.broken.judging", failed.cause().getClass().getSimpleName());
            case Outcome.Cancelled<Scored> cancelled -> new Stage.Ready();
        };
    }
}
