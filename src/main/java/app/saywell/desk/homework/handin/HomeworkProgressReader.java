package app.saywell.desk.homework.handin;

import app.saywell.desk.store.change.UseCaseContext;
import java.util.List;

/// Reads which homework was handed in.
public final class HomeworkProgressReader {
    private final UseCaseContext context;

    public HomeworkProgressReader(UseCaseContext context) {
        this.context = context;
    }

    /// The homework of a class, newest first, with who has handed in.
    public List<HomeworkProgress> read(long classId) {
        return HomeworkProgress.read(context, classId);
    }
}
