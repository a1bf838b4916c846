/// The sound as a picture: one time axis, lanes, tiers of words and sounds, playhead and selection.
///
/// [Viewport] alone turns seconds into pixels; [Overlay]s paint and nothing else. Knows no screen
/// and no use case; imports only `ui.kit`, `speech`, `signal` and the values of `library`.
@NullMarked
package app.saywell.ui.kit.wave;

import org.jspecify.annotations.NullMarked;
