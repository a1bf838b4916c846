/// The sound of English: from samples to the likelihood of every tied state of every phone.
///
/// Reads the CMU Sphinx en-us model from the class path, makes its cepstra and scores its senones.
/// Knows phones only as numbers and names of that model: no words, no texts, no scores for people.
/// Imports `signal` alone.
@NullMarked
package app.saywell.engine.acoustic;

import org.jspecify.annotations.NullMarked;
