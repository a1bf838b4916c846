/// The English lexicon: CMUdict, our additions, words derived from known words, and letter-to-sound
/// rules for the rest.
///
/// It may import `engine.lexicon` and `engine.lexicon.store`.
@NullMarked
package app.saywell.engine.lexicon.english;

import org.jspecify.annotations.NullMarked;
