/// The English lexicon: CMUdict, our additions, words derived from known words, and letter-to-sound rules for the rest.
@NullMarked
package app.saywell.speech.language.lexicon.english;

import org.jspecify.annotations.NullMarked;
