/// Syllables: where a pronounced word divides, and which letters spell which syllable.
@NullMarked
package app.saywell.speech.language.lexicon.syllable;

import org.jspecify.annotations.NullMarked;
