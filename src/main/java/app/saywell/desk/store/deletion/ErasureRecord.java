package app.saywell.desk.store.deletion;

import java.time.Instant;

/// An erasure, without a name.
///
/// @param number the attendance number; may be empty
public record ErasureRecord(long learnerId, String number, Instant at, int takes, int results, int recordings) {}
