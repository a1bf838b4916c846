/// From reference text as people type it to words that can be spoken: figures, times, money,
/// abbreviations, punctuation.
///
/// How a single word is pronounced is `engine.lexicon`'s affair, and the only thing imported beside
/// the engine's exception.
@NullMarked
package app.saywell.engine.text;

import org.jspecify.annotations.NullMarked;
