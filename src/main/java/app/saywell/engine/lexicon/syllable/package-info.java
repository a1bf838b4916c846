/// Syllables: where a pronounced word divides, and which letters spell which syllable.
///
/// It may import `engine.lexicon` only.
@NullMarked
package app.saywell.engine.lexicon.syllable;

import org.jspecify.annotations.NullMarked;
