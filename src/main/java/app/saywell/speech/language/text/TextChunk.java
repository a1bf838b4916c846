package app.saywell.speech.language.text;

/// A chunk of text between spaces, without the punctuation around it.
///
/// @param core the part that may be spoken
/// @param hasDot whether a dot follows directly: the end of a sentence or of an abbreviation
/// @param breakAfter the pause that the punctuation after it suggests
record TextChunk(String core, boolean hasDot, PhraseBreak breakAfter) {

    TextChunk withBreak(PhraseBreak other) {
        return new TextChunk(core, hasDot, other);
    }
}
