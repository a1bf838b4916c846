/// The speech engine: lexicon, acoustic model, aligner, scorer, transcriber and the wording of
/// feedback.
///
/// Knows nothing of HTTP, keys or screens; is given samples and text and gives a judgement. Imports
/// `signal`, `task` and `speech` alone.
@NullMarked
package app.saywell.engine;

import org.jspecify.annotations.NullMarked;
