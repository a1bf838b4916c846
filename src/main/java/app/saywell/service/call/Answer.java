package app.saywell.service.call;

/// The answer to a call, with its price still set aside.
///
/// @param json the body
public record Answer(String json, Till.Hold hold) {}
