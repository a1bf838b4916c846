/// Which frames of a recording belong to which sound of a known text.
///
/// Builds a graph of everything that the text allows (pronunciations, silences, coughs, repeated or
/// other words) and finds the likeliest path through it. Judges nothing. Imports
/// `engine.acoustic`, `engine.lexicon` and `engine.text`.
@NullMarked
package app.saywell.engine.align;

import org.jspecify.annotations.NullMarked;
