/// Small networks that were taught by people's judgements of learners: what they are given, their
/// weights and their arithmetic.
///
/// Only computes; the weights are resources made by the programs of `src/train`. Imports
/// `engine.evidence`, `engine.acoustic` and `engine.lexicon`.
@NullMarked
package app.saywell.engine.network;

import org.jspecify.annotations.NullMarked;
