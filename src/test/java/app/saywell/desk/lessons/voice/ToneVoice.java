package app.saywell.desk.lessons.voice;

import app.saywell.desk.lessons.voice.TextToSpeechException.SpeakingProblem;
import app.saywell.speech.PronunciationGuide;
import app.saywell.speech.signal.Pcm;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/// Hums instead of speaking: a voice without weights.
public final class ToneVoice implements TextToSpeech {
    public final List<String> said = new CopyOnWriteArrayList<>();

    /// The letters of each word that was said by its sounds.
    public final List<String> letters = new CopyOnWriteArrayList<>();

    /// Why everything is refused; null while it speaks.
    public volatile SpeakingProblem refuses;

    @Override
    public List<VoiceProfile> voices() {
        return List.of(
                new VoiceProfile("low", "Low", VoiceProfile.AMERICAN, false),
                new VoiceProfile("high", "High", VoiceProfile.BRITISH, true));
    }

    @Override
    public TimedSpeech say(String text, VoiceManner manner, PronunciationGuide guide) {
        if (refuses != null) {
            throw new TextToSpeechException(refuses, "It is refused.", null);
        }
        if (text.contains("~")) {
            throw new TextToSpeechException(SpeakingProblem.TOO_LONG, "It is too long.", null);
        }
        said.add(manner.voice() + ": " + text);
        return tone(text.length());
    }

    @Override
    public TimedSpeech sayWord(String word, String sounds, VoiceManner manner) {
        if (refuses != null) {
            throw new TextToSpeechException(refuses, "It is refused.", null);
        }
        letters.add(word);
        said.add(manner.voice() + ": " + sounds);
        return tone(sounds.length());
    }

    @Override
    public String asRead(String text, PronunciationGuide guide) {
        return text;
    }

    private static TimedSpeech tone(int length) {
        float[] samples = new float[2400 * Math.max(1, length)];
        for (int i = 0; i < samples.length; i++) {
            samples[i] = (float) (0.3 * Math.sin(i * (0.05 + length / 1000.0)));
        }
        return new TimedSpeech(new Pcm(samples, 24_000), List.of());
    }
}
