package app.saywell.desk.practice.state;

import java.time.Instant;
import java.util.OptionalDouble;

/// A recording that a crash left unfinished.
///
/// @param seconds its duration; empty if it cannot be opened with this library's key
/// @param text the text of the sentence; may be empty
public record UnfinishedRecordingItem(Instant startedAt, OptionalDouble seconds, String text) {}
