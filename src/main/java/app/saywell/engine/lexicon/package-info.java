/// How words are said: phones, stress, pronunciations, and the interface of the lexicon.
///
/// Knows single words in letters, not sentences, figures or punctuation: those are `engine.text`'s.
/// The sub-packages hold the English lexicon, syllables and notations; this package imports none of
/// them.
@NullMarked
package app.saywell.engine.lexicon;

import org.jspecify.annotations.NullMarked;
