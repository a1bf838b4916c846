package app.saywell.practice.scoring;

import app.saywell.speech.SpeechService;

/// A service that can be asked.
///
/// @param name `embedded`, or the base address of the hosted service
/// @param engine name and version of what judges, as far as it is known; may be empty
public record Judge(SpeechService service, String name, String engine) {}
