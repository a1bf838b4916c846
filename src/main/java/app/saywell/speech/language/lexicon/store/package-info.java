/// Compact storage for the lexicon: a packed dictionary, and a joint model of letters and sounds for unknown words.
///
/// Sounds are stored as numbers, whose meaning is defined in `speech.language.lexicon`.
@NullMarked
package app.saywell.speech.language.lexicon.store;

import org.jspecify.annotations.NullMarked;
