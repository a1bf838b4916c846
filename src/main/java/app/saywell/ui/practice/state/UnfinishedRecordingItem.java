package app.saywell.ui.practice.state;

import java.time.Instant;

/// A recording that a crash left unfinished.
///
/// @param text the text of the sentence; may be empty
public record UnfinishedRecordingItem(Instant startedAt, double seconds, String text) {}
