/// The English lexicon: CMUdict, our additions to it, words made of known words, and
/// letter-to-sound rules for the rest.
///
/// Imports the vocabulary of `engine.lexicon` and the packed forms of `engine.lexicon.store`.
@NullMarked
package app.saywell.engine.lexicon.english;

import org.jspecify.annotations.NullMarked;
