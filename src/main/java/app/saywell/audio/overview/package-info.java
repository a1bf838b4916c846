/// Kept overviews of long recordings: a peaks pyramid in a file beside the sound.
///
/// Both files are mapped, so a day of sound opens at once and takes no heap. Imports `audio` and
/// `signal`.
@NullMarked
package app.saywell.audio.overview;

import org.jspecify.annotations.NullMarked;
