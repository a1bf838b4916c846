/// The computer voice: from text or sounds, by a neural network, to speech in which the time of
/// every sound is known.
///
/// Judges nothing and stores nothing. Pronunciations come from `lexicon`, the words of figures and
/// abbreviations from `text`, the network's runtime from `onnx`.
@NullMarked
package app.saywell.judge.engine.voice;

import org.jspecify.annotations.NullMarked;
