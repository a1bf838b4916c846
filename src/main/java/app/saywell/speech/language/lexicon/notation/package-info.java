/// Parsers for typed pronunciations: IPA and respelling in plain letters.
///
/// The result is an [app.saywell.speech.language.lexicon.Pronunciation].
@NullMarked
package app.saywell.speech.language.lexicon.notation;

import org.jspecify.annotations.NullMarked;
