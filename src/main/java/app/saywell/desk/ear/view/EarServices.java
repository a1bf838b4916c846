package app.saywell.desk.ear.view;

import app.saywell.desk.classes.LearnerService;
import app.saywell.desk.ear.EarTraining;
import app.saywell.desk.kit.sound.AudioSession;
import app.saywell.desk.lessons.voice.TextToSpeech;
import app.saywell.desk.lessons.voice.WordAudio;
import app.saywell.desk.store.change.ChangePublisher;
import app.saywell.desk.store.change.LibraryEdits;
import app.saywell.speech.task.TaskRunner;

/// What [EarScreen] works with.
public record EarServices(
        EarTraining earTraining,
        LearnerService learners,
        TextToSpeech voice,
        WordAudio wordAudio,
        TaskRunner tasks,
        ChangePublisher changes,
        LibraryEdits edits,
        AudioSession audioSession) {}
