/// Plays parts of recordings on a loudspeaker, one at a time in the whole application.
///
/// The window reads the position; nothing here draws. This package may import `signal`.
@NullMarked
package app.saywell.audio.playback;

import org.jspecify.annotations.NullMarked;
