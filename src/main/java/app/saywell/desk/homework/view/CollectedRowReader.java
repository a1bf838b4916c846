package app.saywell.desk.homework.view;

import app.saywell.desk.homework.handin.CollectedFile;
import app.saywell.speech.task.ProgressListener;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Reads collected files and what their rows show. Call it on a worker thread; an interruption ends it after the file
/// that is being read.
final class CollectedRowReader {
    private final CollectServices services;

    CollectedRowReader(CollectServices services) {
        this.services = services;
    }

    /// Looks at files.
    ///
    /// @param classId the class to which plain recordings belong
    /// @param lessonId the lesson to which plain recordings belong; 0 for none
    List<CollectedRow> look(List<Path> files, long classId, long lessonId, ProgressListener reported)
            throws InterruptedException {
        List<CollectedRow> seen = new ArrayList<>();
        for (Path file : files) {
            endIfInterrupted();
            seen.add(row(services.handInCollection().look(file, classId, lessonId)));
            reported.onProgress(seen.size(), files.size());
        }
        return seen;
    }

    /// The same files after learners have changed, each by the row that it had.
    Map<CollectedRow, CollectedRow> lookAgain(List<CollectedRow> rows, ProgressListener reported)
            throws InterruptedException {
        Map<CollectedRow, CollectedRow> seen = new HashMap<>();
        for (CollectedRow row : rows) {
            endIfInterrupted();
            seen.put(row, row(services.handInCollection().lookAgain(row.file())));
            reported.onProgress(seen.size(), rows.size());
        }
        return seen;
    }

    /// A file with what the teacher has chosen for it.
    CollectedRow assign(CollectedFile file, Optional<Long> learnerId, Optional<Long> sentenceId) {
        return row(services.handInCollection().assign(file, learnerId, sentenceId));
    }

    private CollectedRow row(CollectedFile file) {
        return CollectedRow.of(services.learners(), services.lessons(), file);
    }

    private static void endIfInterrupted() throws InterruptedException {
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
    }
}
