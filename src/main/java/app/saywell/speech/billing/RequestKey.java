package app.saywell.speech.billing;

import app.saywell.speech.ServiceEndpoint;

/// Identifies a request: equal audio, text, native components, language, endpoint and service give
/// an equal key.
///
/// @param digest SHA-256 of all parts, 64 lower-case hexadecimal digits; identifies the request
/// @param audioDigest SHA-256 of the audio file alone, in the same form. It is used to find and
///     erase what belongs to a recording
/// @param service the service that was called: its address, or a fixed name for the embedded
///     service
public record RequestKey(String digest, String audioDigest, String service, ServiceEndpoint endpoint) {}
