package app.saywell.speech.billing;

import app.saywell.speech.Endpoint;

/// What makes two questions the same: audio, text, native components, language, endpoint, service.
///
/// @param digest SHA-256 over all of it, 64 lower-case hexadecimal digits; identifies the question
/// @param audioDigest SHA-256 of the audio file alone, in the same form, so that what belongs to a
///     recording can be found and erased with it
/// @param service which service was asked: its address, or a lasting name for the embedded one
public record QuestionKey(String digest, String audioDigest, String service, Endpoint endpoint) {}
