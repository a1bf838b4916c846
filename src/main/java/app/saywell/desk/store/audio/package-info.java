/// Audio files: their duration, and the form in which they are sent to a speech service.
///
/// Also tells computer-made readings from recorded ones. Decoding itself is in `speech.audio`.
@NullMarked
package app.saywell.desk.store.audio;

import org.jspecify.annotations.NullMarked;
