/// The loudspeaker: plays stretches of recordings, one at a time in the whole application.
///
/// The screen pulls the position; nothing here draws. Imports `audio` and `signal`.
@NullMarked
package app.saywell.audio.playback;

import org.jspecify.annotations.NullMarked;
