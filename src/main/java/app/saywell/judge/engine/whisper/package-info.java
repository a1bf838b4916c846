/// Whisper: from samples to layers of its encoder, and from those to tokens and text.
///
/// What of a recording is listened to, in which language, and what is believed is decided by
/// `recognition` and by the scorers.
@NullMarked
package app.saywell.judge.engine.whisper;

import org.jspecify.annotations.NullMarked;
