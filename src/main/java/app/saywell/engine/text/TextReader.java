package app.saywell.engine.text;

import app.saywell.engine.EngineException;
import app.saywell.engine.lexicon.Lexicon;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// Reads reference text: what is to be said, word by word. For any number of threads.
public final class TextReader {
    private final Lexicon lexicon;

    /// @param lexicon says how single words are pronounced
    public TextReader(Lexicon lexicon) {
        this.lexicon = lexicon;
    }

    /// The tokens of a text in their order; at least one.
    ///
    /// @throws EngineException of kind UNSPEAKABLE_TEXT when nothing can be spoken or it is not
    // English
    public List<SpokenToken> read(String goldText) {
        List<SpokenToken> tokens = new ArrayList<>();
        for (String chunk : goldText.strip().split("\\s+")) {
            String bare = chunk.replaceAll("^[^\\p{L}]+|[^\\p{L}]+$", "");
            if (!bare.isEmpty()) {
                List<Reading> readings =
                        lexicon.pronunciations(bare).stream().map(p -> word(bare, p)).toList();
                tokens.add(new SpokenToken(bare, readings, breakAfter(chunk)));
            }
        }
        if (tokens.isEmpty()) {
            throw new EngineException(
                    EngineException.Kind.UNSPEAKABLE_TEXT,
                    "The reference text holds nothing to speak.");
        }
        return List.copyOf(tokens);
    }

    private static Reading word(String bare, app.saywell.engine.lexicon.Pronunciation said) {
        return new Reading(List.of(new SpokenWord(bare.toLowerCase(Locale.ROOT), bare, said)));
    }

    private static Break breakAfter(String chunk) {
        char last = chunk.charAt(chunk.length() - 1);
        return ".?!".indexOf(last) >= 0
                ? Break.SENTENCE
                : ",;:".indexOf(last) >= 0 ? Break.CLAUSE : Break.NONE;
    }
}
