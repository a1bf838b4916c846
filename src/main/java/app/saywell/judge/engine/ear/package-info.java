/// The ear: what trained networks hear in a recording of a known text.
///
/// From samples to frame posteriors, from an alignment to scores of sounds and words, to what was said instead, and to
/// whether the text was said at all.
@NullMarked
package app.saywell.judge.engine.ear;

import org.jspecify.annotations.NullMarked;
