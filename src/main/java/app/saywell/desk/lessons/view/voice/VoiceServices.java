package app.saywell.desk.lessons.view.voice;

import app.saywell.desk.kit.sound.AudioSession;
import app.saywell.desk.lessons.PronunciationService;
import app.saywell.desk.lessons.voice.TextToSpeech;
import app.saywell.desk.lessons.voice.VoiceReadings;
import app.saywell.desk.lessons.voice.WordAudio;
import app.saywell.speech.task.TaskRunner;

/// What speaking and its controls work with.
public record VoiceServices(
        PronunciationService pronunciations,
        TextToSpeech voice,
        VoiceReadings voiceReadings,
        WordAudio wordAudio,
        TaskRunner tasks,
        AudioSession audioSession) {}
