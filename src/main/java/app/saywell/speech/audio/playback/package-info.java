/// Plays parts of recordings on a loudspeaker, one at a time in the whole application.
///
/// The window reads the position; nothing here draws.
@NullMarked
package app.saywell.speech.audio.playback;

import org.jspecify.annotations.NullMarked;
