package app.saywell.desk.calls;

import app.saywell.speech.SpeechService;

/// A speech service with its name.
///
/// @param name `embedded`, or the base address of the hosted service
/// @param engine name and version of the engine, if known; may be empty
public record SpeechServiceHandle(SpeechService service, String name, String engine) {}
