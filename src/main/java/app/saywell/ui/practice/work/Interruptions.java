package app.saywell.ui.practice.work;

import app.saywell.library.lesson.Sentence;
import app.saywell.practice.take.Recovery;
import app.saywell.task.Outcome;
import app.saywell.ui.practice.desk.Desk;
import app.saywell.ui.practice.desk.Interrupted;
import app.saywell.ui.practice.desk.Stage;
import app.saywell.ui.studio.Studio;

import java.util.List;

/// What an unexpected end of the application interrupted, until somebody decides about it.
final class Interruptions {
    private final Desk desk;
    private final Studio studio;
    private List<Recovery.Found> found;

    Interruptions(Desk desk, Studio studio) {
        this.desk = desk;
        this.studio = studio;
        found = studio.practice().recovery().found();
        desk.interrupted().set(found.stream().map(this::shown).toList());
    }

    private Interrupted shown(Recovery.Found one) {
        String text =
                studio.practice()
                        .lessons()
                        .sentence(one.owner().sentenceId())
                        .map(Sentence::text)
                        .orElse("");
        return new Interrupted(one.begunAt(), one.seconds(), text);
    }

    void keep() {
        List<Recovery.Found> kept = found;
        forget();
        studio.tasks()
                .run(
                        progress -> {
                            kept.forEach(studio.practice().recovery()::keep);
                            return kept.size();
                        },
                        this::kept);
    }

    private void kept(Outcome<Integer> outcome) {
        if (outcome instanceof Outcome.Failed<Integer>(Throwable cause)) {
            desk.stage()
                    .set(
                            new Stage.Broken(
                                    "practice.broken.opening", cause.getClass().getSimpleName()));
        }
    }

    void discard() {
        found.forEach(studio.practice().recovery()::discard);
        forget();
    }

    private void forget() {
        found = List.of();
        desk.interrupted().set(List.of());
    }
}
