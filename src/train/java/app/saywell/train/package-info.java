/// Programs that prepare the fitting of the engine's weights; not part of the application.
///
/// Run over a folder of speech and labels; see `src/train/README.md`.
@NullMarked
package app.saywell.train;

import org.jspecify.annotations.NullMarked;
