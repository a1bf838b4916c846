/// Stress, pauses and speed of a reading against a native reading, and the pronunciation score of
/// both endpoints.
///
/// Works on speech components alone: nothing else is known of the native speaker. Decides numbers
/// and places, never words for them. Imports `speech` and the refusals of `engine`.
@NullMarked
package app.saywell.engine.prosody;

import org.jspecify.annotations.NullMarked;
