/// The ear: what trained networks hear in a recording of a known text.
///
/// From samples to frame posteriors, from an alignment to scores of sounds and words, to what was
/// said instead, and to whether the text was said at all. It may import `align`, `whisper`, `onnx`,
/// `text`, `lexicon`, the engine's root and `signal`.
@NullMarked
package app.saywell.engine.ear;

import org.jspecify.annotations.NullMarked;
