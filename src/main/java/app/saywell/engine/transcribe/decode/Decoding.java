package app.saywell.engine.transcribe.decode;

import java.util.List;

/// What was recognised in a recording.
///
/// @param words in the order in which they were said
/// @param fit how well these words, with what the language model thinks of them, explain the sound
///     beside a free choice of sounds: log likelihood ratio a frame, at most about 0, lower for
///     what is no English
/// @param surprise of the language model at a word, on average: negative log probability; 0 without
///     words
public record Decoding(List<DecodedWord> words, double fit, double surprise) {

    /// Copies the words.
    public Decoding {
        words = List.copyOf(words);
    }
}
