/// What a recording says for and against every sound of its text, in numbers.
///
/// Compares each sound with all 38 others in its place, lets a loop of phones without any text
/// listen for itself, and measures duration and loudness; [PhoneFeatures] is all of it as one named
/// vector (`src/train` tells how to write these vectors out for fitting). Weighs nothing. Imports
/// `engine.acoustic`, `engine.align`, `engine.lexicon` and `engine.text`.
@NullMarked
package app.saywell.engine.evidence;

import org.jspecify.annotations.NullMarked;
