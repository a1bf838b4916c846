package app.saywell.desk.store.learner;

import app.saywell.desk.school.learner.SoundFocus;
import app.saywell.desk.store.database.LibraryDatabase;

/// Stores which sounds count now for a class.
public final class SoundFocusStore {
    private final LibraryDatabase database;

    public SoundFocusStore(LibraryDatabase database) {
        this.database = database;
    }

    /// What was chosen for a class; all sounds where nothing was.
    public SoundFocus ofClass(long classId) {
        return find("SELECT sound_focus FROM school_class WHERE id = ? AND sound_focus IS NOT NULL", classId);
    }

    /// What was chosen for the class of a learner.
    public SoundFocus ofLearner(long learnerId) {
        return find("""
            SELECT c.sound_focus FROM learner l JOIN school_class c ON c.id = l.class_id
            WHERE l.id = ? AND c.sound_focus IS NOT NULL
            """, learnerId);
    }

    /// Stores what was chosen for a class.
    public void setOfClass(long classId, SoundFocus focus) {
        database.execute(handle -> handle.execute(
                "UPDATE school_class SET sound_focus = ? WHERE id = ?", focus.isAll() ? null : focus.codes(), classId));
    }

    private SoundFocus find(String query, long id) {
        return database.read(handle -> handle.select(query, id)
                .mapTo(String.class)
                .findOne()
                .map(SoundFocus::ofCodes)
                .orElse(SoundFocus.ALL));
    }
}
