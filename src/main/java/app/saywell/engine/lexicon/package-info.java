/// How English words are said: phones, stress, syllables, the dictionary, and rules for words that
// no
/// dictionary holds.
///
/// Knows single words in letters, not sentences, figures or punctuation: those are
/// `engine.text`'s. Imports nothing else of Saywell.
@NullMarked
package app.saywell.engine.lexicon;

import org.jspecify.annotations.NullMarked;
