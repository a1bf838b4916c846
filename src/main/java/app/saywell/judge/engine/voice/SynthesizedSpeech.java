package app.saywell.judge.engine.voice;

import app.saywell.speech.language.lexicon.Phone;
import app.saywell.speech.signal.Pcm;
import java.util.List;

/// What was said, and when.
///
/// @param audio at 24 kHz
/// @param words in their order, with the pauses between them left out
public record SynthesizedSpeech(Pcm audio, List<TimedWord> words) {

    /// Copies the words.
    public SynthesizedSpeech {
        words = List.copyOf(words);
    }

    /// A word with its times in seconds.
    ///
    /// @param text in lower-case letters as it is said: `nineteen` for a part of 1995
    public record TimedWord(String text, double start, double end, List<SpokenPhone> phones) {

        /// Copies the phones.
        public TimedWord {
            phones = List.copyOf(phones);
        }
    }

    /// A sound with its times in seconds, in steps of 25 ms.
    public record SpokenPhone(Phone phone, String ipa, double start, double end) {}
}
