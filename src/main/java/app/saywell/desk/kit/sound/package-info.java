/// Recorder and player with states that the UI can observe, the level meter, and the waveform that
/// grows while a take is recorded.
///
/// Knows no screen.
@NullMarked
package app.saywell.desk.kit.sound;

import org.jspecify.annotations.NullMarked;
