/// Parsers for typed pronunciations: IPA and respelling in plain letters.
///
/// The result is an [app.saywell.engine.lexicon.Pronunciation]. It may import `engine.lexicon`
/// only.
@NullMarked
package app.saywell.engine.lexicon.notation;

import org.jspecify.annotations.NullMarked;
