/// Compact forms of what the lexicon knows: a packed dictionary, and a joint model of letters and
/// sounds for words outside it.
///
/// Sounds are small numbers here, whose meaning is the lexicon's. Imports nothing of Saywell.
@NullMarked
package app.saywell.engine.lexicon.store;

import org.jspecify.annotations.NullMarked;
