/// The published trigram model of English: what word is likely after which two.
///
/// Reads the file and answers; knows nothing of sounds. Imports nothing of Saywell.
@NullMarked
package app.saywell.engine.transcribe.ngram;

import org.jspecify.annotations.NullMarked;
