/// Stress, pauses and speed of a reading compared with a model reading, and the pronunciation score
/// of both endpoints.
///
/// It works on speech components only and produces numbers and places, not texts. It may import
/// `speech` and `engine`.
@NullMarked
package app.saywell.engine.prosody;

import org.jspecify.annotations.NullMarked;
