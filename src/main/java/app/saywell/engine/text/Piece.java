package app.saywell.engine.text;

/// A piece of text between spaces, with what was around it taken off.
///
/// @param core what may be spoken
/// @param dotted whether a dot follows at once: the end of a sentence or of an abbreviation
/// @param after what its punctuation lets one expect
record Piece(String core, boolean dotted, Break after) {

    Piece with(Break other) {
        return new Piece(core, dotted, other);
    }
}
