/// How people write pronunciations down: IPA, and respelling in plain letters.
///
/// Reads what a teacher types into [app.saywell.engine.lexicon.Pronunciation]. Imports the lexicon
/// alone.
@NullMarked
package app.saywell.engine.lexicon.notation;

import org.jspecify.annotations.NullMarked;
