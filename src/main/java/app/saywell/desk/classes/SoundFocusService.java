package app.saywell.desk.classes;

import app.saywell.desk.school.LibraryChange;
import app.saywell.desk.school.learner.SoundFocus;
import app.saywell.desk.store.Library;
import app.saywell.desk.store.change.UseCaseContext;

/// Which sounds count now for a class.
public final class SoundFocusService {
    private final UseCaseContext context;
    private final Library library;

    public SoundFocusService(UseCaseContext context) {
        this.context = context;
        library = context.library();
    }

    /// What was chosen for a class; all sounds where nothing was.
    public SoundFocus ofClass(long classId) {
        return library.soundFocus().ofClass(classId);
    }

    /// What was chosen for the class of a learner.
    public SoundFocus ofLearner(long learnerId) {
        return library.soundFocus().ofLearner(learnerId);
    }

    /// Chooses for a class. Can be undone. No score changes.
    public void choose(long classId, SoundFocus focus) {
        SoundFocus old = ofClass(classId);
        if (!old.equals(focus)) {
            context.applyEdit(
                    "edit.sound-focus",
                    new LibraryChange.LearnersChanged(),
                    () -> library.soundFocus().setOfClass(classId, focus),
                    () -> library.soundFocus().setOfClass(classId, old));
        }
    }
}
