package app.saywell.speech.signal.prosody;

import app.saywell.speech.Word;
import app.saywell.speech.signal.Pcm;
import java.util.List;

/// A recording and where its words and sounds lie in it.
///
/// @param words in spoken order
public record SpokenReading(Pcm audio, List<Word> words) {
    /// Copies the list.
    public SpokenReading {
        words = List.copyOf(words);
    }
}
