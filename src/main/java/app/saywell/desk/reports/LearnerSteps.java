package app.saywell.desk.reports;

import app.saywell.desk.school.learner.Learner;
import app.saywell.speech.task.ProgressListener;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.Function;

/// Work that is done for one learner after the other: it tells how far it is, and ends when it is cancelled.
final class LearnerSteps {
    private LearnerSteps() {}

    /// What is made for each learner, without those for whom nothing is.
    ///
    /// @throws CancellationException if the thread was interrupted
    static <T> List<T> make(List<Learner> learners, ProgressListener progress, Function<Learner, Optional<T>> maker) {
        List<T> made = new ArrayList<>();
        int done = 0;
        for (Learner learner : learners) {
            if (Thread.currentThread().isInterrupted()) {
                throw new CancellationException();
            }
            maker.apply(learner).ifPresent(made::add);
            progress.onProgress(++done, learners.size());
        }
        return made;
    }
}
