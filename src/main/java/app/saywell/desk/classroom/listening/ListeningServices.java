package app.saywell.desk.classroom.listening;

import app.saywell.desk.classes.MarkService;
import app.saywell.desk.classes.UnsureTakes;
import app.saywell.desk.kit.sound.AudioSession;
import app.saywell.desk.kit.sound.ShownRecordings;
import app.saywell.desk.store.change.LibraryEdits;
import app.saywell.desk.takes.TakeService;
import app.saywell.speech.task.TaskRunner;

/// What [ListeningViewModel] works with.
public record ListeningServices(
        UnsureTakes unsureTakes,
        MarkService marks,
        TakeService takes,
        TaskRunner tasks,
        LibraryEdits edits,
        AudioSession audioSession,
        ShownRecordings recordings) {}
