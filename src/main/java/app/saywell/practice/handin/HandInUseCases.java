package app.saywell.practice.handin;

import app.saywell.practice.change.UseCaseContext;
import app.saywell.practice.queue.ScoringQueue;
import java.util.List;

/// The use cases of homework that comes back.
public final class HandInUseCases {
    private final UseCaseContext context;
    private final ScoringQueue queue;

    public HandInUseCases(UseCaseContext context, ScoringQueue queue) {
        this.context = context;
        this.queue = queue;
    }

    /// Says what files are.
    public HandInCollection collection() {
        return new HandInCollection(context);
    }

    /// Finds recordings without sound in files that are not stored yet.
    public HandInSoundCheck soundCheck() {
        return new HandInSoundCheck(context);
    }

    /// Stores files.
    public HandInImport handInImport() {
        return new HandInImport(context, queue);
    }

    /// The homework of a class, newest first, with who has handed in.
    public List<HomeworkProgress> progress(long classId) {
        return HomeworkProgress.read(context, classId);
    }
}
