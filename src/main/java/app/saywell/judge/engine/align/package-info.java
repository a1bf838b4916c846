/// Forced alignment: where the sounds of a known text lie in a recording.
///
/// It searches frame posteriors, whoever computed them, and knows nothing of networks or scores.
@NullMarked
package app.saywell.judge.engine.align;

import org.jspecify.annotations.NullMarked;
