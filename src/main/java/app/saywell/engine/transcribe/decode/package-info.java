/// The decoder of English: finds the likeliest words in a recording.
///
/// A lexical prefix tree with exact triphones within and across words, searched once, frame by
/// frame, with the trigram model. Imports `engine.acoustic`, `engine.lexicon` and
/// `engine.transcribe.ngram`.
@NullMarked
package app.saywell.engine.transcribe.decode;

import org.jspecify.annotations.NullMarked;
