/// Syllables: where a pronounced word divides, and which of its letters spell which part.
///
/// Imports the vocabulary of `engine.lexicon` alone.
@NullMarked
package app.saywell.engine.lexicon.syllable;

import org.jspecify.annotations.NullMarked;
