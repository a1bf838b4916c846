/// How common English words are.
///
/// Holds a list of words by their frequency and nothing of how they are said.
@NullMarked
package app.saywell.speech.language.frequency;

import org.jspecify.annotations.NullMarked;
