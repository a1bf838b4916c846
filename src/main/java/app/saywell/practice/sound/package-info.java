/// What practice needs to know of audio files: how long they are, and their form on the way to a
/// service.
///
/// Imports `audio`, `signal` and `speech`.
@NullMarked
package app.saywell.practice.sound;

import org.jspecify.annotations.NullMarked;
