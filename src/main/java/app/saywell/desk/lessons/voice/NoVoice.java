package app.saywell.desk.lessons.voice;

import app.saywell.desk.lessons.voice.TextToSpeechException.SpeakingProblem;
import app.saywell.speech.PronunciationGuide;
import java.util.List;

/// Where there is no voice.
final class NoVoice implements TextToSpeech {
    @Override
    public List<VoiceProfile> voices() {
        return List.of();
    }

    @Override
    public TimedSpeech say(String text, VoiceManner manner, PronunciationGuide guide) {
        throw none();
    }

    @Override
    public TimedSpeech sayWord(String word, String sounds, VoiceManner manner) {
        throw none();
    }

    @Override
    public String asRead(String text, PronunciationGuide guide) {
        throw none();
    }

    private static TextToSpeechException none() {
        return new TextToSpeechException(SpeakingProblem.VOICE_UNAVAILABLE, "There is no voice here.", null);
    }
}
