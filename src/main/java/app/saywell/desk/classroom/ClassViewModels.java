package app.saywell.desk.classroom;

import app.saywell.desk.classes.view.ClassViewModel;
import app.saywell.desk.classroom.devices.DevicesViewModel;
import app.saywell.desk.classroom.grid.ClassGridViewModel;
import app.saywell.desk.classroom.listening.ListeningViewModel;
import app.saywell.desk.classroom.microphones.MicrophonesViewModel;
import app.saywell.desk.classroom.progress.ProgressViewModel;
import app.saywell.desk.classroom.roster.RosterViewModel;
import app.saywell.desk.classroom.teaching.TeachingViewModel;
import app.saywell.desk.homework.view.CollectViewModel;
import app.saywell.desk.homework.view.HomeworkViewModel;
import app.saywell.desk.kit.context.ScreenChanges;
import app.saywell.desk.school.take.Take;
import java.util.function.Consumer;

/// The view models of the class screen that follow the library until it closes.
final class ClassViewModels implements AutoCloseable {
    final ScreenChanges changes;
    final ClassViewModel selection;
    final ClassGridViewModel grid;
    final TeachingViewModel teaching;
    final RosterViewModel roster;
    final ProgressViewModel progress;
    final ListeningViewModel listening;
    final DevicesViewModel devices;
    final MicrophonesViewModel microphones;
    final HomeworkViewModel homework;
    final CollectViewModel collect;
    final GradesViewModel grades;

    ClassViewModels(ClassScreenServices services, Consumer<Take> openTake) {
        changes = new ScreenChanges(services.changes());
        selection = new ClassViewModel(services.classSelection());
        grid = new ClassGridViewModel(services.classGrid(), changes, selection);
        teaching = new TeachingViewModel(services.teaching(), changes, selection);
        roster = new RosterViewModel(services.roster(), selection);
        progress = new ProgressViewModel(services.progress(), selection, roster);
        listening = new ListeningViewModel(services.listening(), changes, selection);
        devices = new DevicesViewModel(services.devices(), selection);
        microphones = new MicrophonesViewModel(services.microphones(), selection, grid);
        homework = new HomeworkViewModel(services.homeworkProgress(), services.tasks(), changes, selection);
        collect = new CollectViewModel(services.collect(), changes, selection);
        grades = new GradesViewModel(services.grades(), selection, openTake);
    }

    @Override
    public void close() {
        changes.close();
        selection.close();
        roster.close();
        teaching.close();
        progress.close();
        listening.close();
        grades.close();
        devices.close();
        microphones.close();
        homework.close();
        collect.close();
        grid.close();
    }
}
