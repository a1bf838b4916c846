package app.saywell.desk.lessons.voice;

import app.saywell.speech.signal.Pcm;
import java.util.List;

/// What the computer voice said, and when.
public record TimedSpeech(Pcm audio, List<TimedWord> words) {

    /// Copies the words.
    public TimedSpeech {
        words = List.copyOf(words);
    }

    /// A word with its times in seconds.
    public record TimedWord(String text, double start, double end, List<TimedSound> sounds) {

        /// Copies the sounds.
        public TimedWord {
            sounds = List.copyOf(sounds);
        }
    }

    /// A sound in IPA with its times in seconds.
    public record TimedSound(String ipa, double start, double end) {}
}
