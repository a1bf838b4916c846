/// Forced alignment: where the sounds of a known text lie in a recording.
///
/// It searches frame posteriors, whoever computed them, and knows nothing of networks or scores. It
/// may import the engine's root, `lexicon` and `text`.
@NullMarked
package app.saywell.engine.align;

import org.jspecify.annotations.NullMarked;
