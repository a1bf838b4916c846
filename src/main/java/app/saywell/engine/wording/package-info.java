/// What the engine says to learners: every feedback sentence, in English and Korean.
///
/// Is given faults and comparisons and finds the words; judges nothing itself. All sentences stand
/// in resource bundles beside the classes. Imports `speech`, `engine.prosody` and the phones of
/// `engine.lexicon`.
@NullMarked
package app.saywell.engine.wording;

import org.jspecify.annotations.NullMarked;
