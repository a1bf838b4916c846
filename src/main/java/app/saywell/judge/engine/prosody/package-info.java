/// Stress, pauses and speed of a reading compared with a model reading, and the pronunciation score of both endpoints.
///
/// It works on speech components only and produces numbers and places, not texts.
@NullMarked
package app.saywell.judge.engine.prosody;

import org.jspecify.annotations.NullMarked;
