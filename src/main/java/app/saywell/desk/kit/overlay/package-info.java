/// The layers of a lane: each overlay paints one kind of data into a band with a `CanvasPen`.
///
/// Overlays paint and change nothing else.
@NullMarked
package app.saywell.desk.kit.overlay;

import org.jspecify.annotations.NullMarked;
