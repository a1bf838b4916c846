package app.saywell.practice;

import app.saywell.library.settings.Setting;
import app.saywell.practice.change.Changes;
import app.saywell.practice.change.History;
import app.saywell.practice.lesson.Lessons;
import app.saywell.practice.lesson.Readings;
import app.saywell.practice.scoring.Scoring;
import app.saywell.practice.take.Takes;

/// All that can be done, in one place: what a window or a command is handed.
public final class Practice {

    /// Lessons and their sentences.
    public Lessons lessons() {
        throw new UnsupportedOperationException();
    }

    /// Native readings.
    public Readings readings() {
        throw new UnsupportedOperationException();
    }

    /// Takes.
    public Takes takes() {
        throw new UnsupportedOperationException();
    }

    /// Judgements.
    public Scoring scoring() {
        throw new UnsupportedOperationException();
    }

    /// Undo and redo.
    public History history() {
        throw new UnsupportedOperationException();
    }

    /// Tells of changes.
    public Changes changes() {
        throw new UnsupportedOperationException();
    }

    /// The value of a setting.
    public <T> T get(Setting<T> setting) {
        throw new UnsupportedOperationException();
    }

    /// Sets it, and tells.
    public <T> void set(Setting<T> setting, T value) {
        throw new UnsupportedOperationException();
    }
}
