/// Compact storage for the lexicon: a packed dictionary, and a joint model of letters and sounds
/// for unknown words.
///
/// Sounds are stored as numbers, whose meaning is defined in `engine.lexicon`.
@NullMarked
package app.saywell.engine.lexicon.store;

import org.jspecify.annotations.NullMarked;
