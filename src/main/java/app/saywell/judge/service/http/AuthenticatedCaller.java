package app.saywell.judge.service.http;

import java.util.OptionalInt;

/// The caller of a request, identified by its key.
///
/// @param keyHandle identifies the key
/// @param callsPerMinute the key's rate limit; absent means that only the plan limits it
record AuthenticatedCaller(String keyHandle, OptionalInt callsPerMinute) {}
