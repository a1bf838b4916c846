/// Minimal pairs: the one list of common words that differ in one sound. Drills, the advice on a sound and what to
/// teach next take their pairs from here; ear training has sets of words of its own, which voices say.
@NullMarked
package app.saywell.speech.language.minimalpair;

import org.jspecify.annotations.NullMarked;
