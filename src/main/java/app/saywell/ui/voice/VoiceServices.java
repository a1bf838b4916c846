package app.saywell.ui.voice;

import app.saywell.practice.lesson.PronunciationService;
import app.saywell.practice.voice.TextToSpeech;
import app.saywell.practice.voice.VoiceReadings;
import app.saywell.practice.voice.WordAudio;
import app.saywell.task.TaskRunner;
import app.saywell.ui.kit.sound.AudioSession;

/// What speaking and its controls work with.
public record VoiceServices(
        PronunciationService pronunciations,
        TextToSpeech voice,
        VoiceReadings voiceReadings,
        WordAudio wordAudio,
        TaskRunner tasks,
        AudioSession audioSession) {}
