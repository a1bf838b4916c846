/// Stored overviews of long recordings: a peaks pyramid in a file next to the sound.
///
/// Both files are mapped, so a day of sound opens immediately and uses no heap.
@NullMarked
package app.saywell.speech.audio.overview;

import org.jspecify.annotations.NullMarked;
