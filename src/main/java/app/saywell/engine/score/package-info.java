/// From evidence to scores on the scales that people use: sounds, words, and whether a word was
/// said at all.
///
/// Holds the fitted weights' meaning and their calibration; the weights are resources made by the
/// programs of `src/train`. Imports `engine.network`, `engine.evidence`, `engine.align` and
/// `engine.lexicon`.
@NullMarked
package app.saywell.engine.score;

import org.jspecify.annotations.NullMarked;
