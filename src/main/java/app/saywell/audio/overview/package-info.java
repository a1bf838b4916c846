/// Stored overviews of long recordings: a peaks pyramid in a file next to the sound.
///
/// Both files are mapped, so a day of sound opens immediately and uses no heap. This package may
/// import `audio` and `signal`.
@NullMarked
package app.saywell.audio.overview;

import org.jspecify.annotations.NullMarked;
