package app.saywell.desk.speaking.view;

import app.saywell.desk.classes.LearnerService;
import app.saywell.desk.kit.sound.AudioSession;
import app.saywell.desk.kit.sound.ShownRecordings;
import app.saywell.desk.lessons.view.voice.VoiceServices;
import app.saywell.desk.speaking.FreeSpeechService;
import app.saywell.desk.speaking.SpeechJudge;
import app.saywell.desk.speaking.paper.SpeechExporter;
import app.saywell.desk.store.change.ChangePublisher;
import app.saywell.desk.store.change.PublishedSettings;
import app.saywell.speech.task.TaskRunner;

/// What [SpeakingScreen] works with.
public record SpeakingServices(
        FreeSpeechService speeches,
        SpeechJudge judge,
        SpeechExporter exporter,
        LearnerService learners,
        PublishedSettings settings,
        TaskRunner tasks,
        ChangePublisher changes,
        AudioSession audioSession,
        ShownRecordings recordings,
        VoiceServices voice) {}
