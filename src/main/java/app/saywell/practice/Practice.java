package app.saywell.practice;

import app.saywell.library.Library;
import app.saywell.library.settings.Setting;
import app.saywell.practice.change.Change;
import app.saywell.practice.change.Changes;
import app.saywell.practice.change.Desk;
import app.saywell.practice.change.History;
import app.saywell.practice.lesson.Lessons;
import app.saywell.practice.lesson.Readings;
import app.saywell.practice.people.People;
import app.saywell.practice.scoring.Analyst;
import app.saywell.practice.scoring.Judges;
import app.saywell.practice.scoring.Scoring;
import app.saywell.practice.take.Takes;
import app.saywell.task.Tasks;

import java.time.InstantSource;

/// All that can be done, in one place: what a window or a command is handed.
public final class Practice {
    private final Desk desk;
    private final Lessons lessons;
    private final Readings readings;
    private final Takes takes;
    private final Scoring scoring;
    private final People people;

    /// @param judges hands out the services; called from worker threads
    /// @param tasks runs what takes a while and tells where the window lives
    public Practice(Library library, Judges judges, Tasks tasks, InstantSource clock) {
        Changes changes = new Changes(tasks);
        desk = new Desk(library, tasks, changes, new History(changes), clock);
        Analyst analyst = new Analyst(desk, judges);
        lessons = new Lessons(desk);
        readings = new Readings(desk, analyst);
        takes = new Takes(desk);
        scoring = new Scoring(desk, judges, analyst);
        people = new People(desk);
    }

    /// Lessons and their sentences.
    public Lessons lessons() {
        return lessons;
    }

    /// Native readings.
    public Readings readings() {
        return readings;
    }

    /// Takes.
    public Takes takes() {
        return takes;
    }

    /// Judgements.
    public Scoring scoring() {
        return scoring;
    }

    /// Learners.
    public People people() {
        return people;
    }

    /// Undo and redo.
    public History history() {
        return desk.history();
    }

    /// Tells of changes.
    public Changes changes() {
        return desk.changes();
    }

    /// The value of a setting.
    public <T> T get(Setting<T> setting) {
        return desk.library().settings().get(setting);
    }

    /// Sets it, and tells.
    public <T> void set(Setting<T> setting, T value) {
        desk.library().settings().set(setting, value);
        desk.changes().tell(new Change.SettingsChanged());
    }
}
