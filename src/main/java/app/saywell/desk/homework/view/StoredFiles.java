package app.saywell.desk.homework.view;

import app.saywell.desk.homework.handin.CollectedFile;
import app.saywell.desk.homework.handin.HandInImport;
import app.saywell.desk.homework.handin.HandInImport.StoredHandIn;
import app.saywell.speech.task.ProgressListener;
import java.util.List;

/// What came of storing collected files.
///
/// @param unreadable recordings without sound
/// @param refused files that changed since they were looked at
record StoredFiles(int takes, int unreadable, int refused) {

    /// Stores files, on a worker thread. What is stored when it is interrupted stays stored.
    static StoredFiles store(HandInImport handInImport, List<CollectedFile> storable, ProgressListener reported)
            throws InterruptedException {
        int takes = 0;
        int unreadable = 0;
        int refused = 0;
        for (int i = 0; i < storable.size(); i++) {
            if (Thread.interrupted()) {
                throw new InterruptedException();
            }
            StoredHandIn stored = handInImport.store(storable.get(i));
            takes += stored.takes();
            unreadable += stored.unreadable();
            refused += stored.isRefused() ? 1 : 0;
            reported.onProgress(i + 1L, storable.size());
        }
        return new StoredFiles(takes, unreadable, refused);
    }
}
