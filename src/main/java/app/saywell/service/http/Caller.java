package app.saywell.service.http;

import java.util.OptionalInt;

/// Whose key came with a request.
///
/// @param handle names the key; opens nothing
/// @param callsPerMinute as set for the key; absent means that only the plan limits it
record Caller(String handle, OptionalInt callsPerMinute) {}
