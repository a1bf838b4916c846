package app.saywell.judge.engine.recognition;

import app.saywell.speech.HeardWord;
import java.util.List;
import java.util.stream.Collectors;

/// What was written down of a part of a recording.
///
/// @param text empty where nobody spoke
/// @param mean logarithm of its probability, a token on average
/// @param words how sure each word is; empty where nobody asked
record PartTranscript(String text, double mean, List<HeardWord> words) {
    static final PartTranscript NOTHING = new PartTranscript("", Double.NEGATIVE_INFINITY, List.of());

    /// Copies the list.
    PartTranscript {
        words = List.copyOf(words);
    }

    /// Several parts as one text; its probability is not known.
    static PartTranscript joined(List<PartTranscript> parts) {
        return new PartTranscript(
                parts.stream()
                        .map(PartTranscript::text)
                        .filter(text -> !text.isEmpty())
                        .collect(Collectors.joining(" ")),
                Double.NaN,
                parts.stream().flatMap(part -> part.words().stream()).toList());
    }
}
