package app.saywell.desk.lessons.voice;

import app.saywell.speech.PronunciationGuide;
import java.util.List;

/// Whoever speaks. Every call takes a while: not for the window's thread. Safe for several threads.
///
/// What cannot be said is refused with a [TextToSpeechException]; an interrupted caller gets an
/// [InterruptedException].
public interface TextToSpeech {
    /// No voice at all.
    TextToSpeech NONE = new NoVoice();

    /// The voices, the default one first.
    List<VoiceProfile> voices();

    TimedSpeech say(String text, VoiceManner manner, PronunciationGuide guide) throws InterruptedException;

    /// Says one word.
    ///
    /// @param sounds IPA or a respelling
    TimedSpeech sayWord(String word, String sounds, VoiceManner manner) throws InterruptedException;

    /// The words that a text is read as: "nineteen ninety" for 1990.
    String asRead(String text, PronunciationGuide guide);
}
