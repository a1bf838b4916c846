package app.saywell.desk.dialogue.view;

import app.saywell.desk.classes.LearnerService;
import app.saywell.desk.dialogue.DialogueService;
import app.saywell.desk.kit.sound.AudioSession;
import app.saywell.desk.kit.sound.ShownRecordings;
import app.saywell.desk.lessons.PronunciationService;
import app.saywell.desk.lessons.view.voice.VoiceServices;
import app.saywell.desk.lessons.voice.WordAudio;
import app.saywell.desk.store.change.ChangePublisher;
import app.saywell.desk.store.change.LibraryEdits;
import app.saywell.desk.takes.TakeService;
import app.saywell.desk.takes.view.RecordingServices;
import app.saywell.speech.task.TaskRunner;

/// What [DialogueScreen] works with.
public record DialogueServices(
        DialogueService dialogues,
        LearnerService learners,
        PronunciationService pronunciations,
        TakeService takes,
        RecordingServices recording,
        VoiceServices voice,
        WordAudio wordAudio,
        TaskRunner tasks,
        ChangePublisher changes,
        LibraryEdits edits,
        AudioSession audioSession,
        ShownRecordings recordings) {}
