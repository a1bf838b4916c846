/// What was learned from people's judgements: the networks that hear phones and the trees that
// weigh
/// the evidence, with their weights as resources.
///
/// Only reads weights and computes; they are made by the programs in `src/train`. Imports
/// `engine.acoustic`, `engine.align` and `engine.lexicon`.
@NullMarked
package app.saywell.engine.learned;

import org.jspecify.annotations.NullMarked;
