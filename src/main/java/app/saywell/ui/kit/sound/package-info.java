/// Sound at the window: recorder and player with their states where the window can observe them,
/// the meter, the waveform that grows while one speaks.
///
/// Knows no screen; imports `ui.kit`, `ui.kit.wave`, `audio`, `signal` and `task`.
@NullMarked
package app.saywell.ui.kit.sound;

import org.jspecify.annotations.NullMarked;
