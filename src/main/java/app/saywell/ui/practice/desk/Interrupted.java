package app.saywell.ui.practice.desk;

import java.time.Instant;

/// A recording that an end of the application cut off.
///
/// @param text of the sentence that was read; may be empty
public record Interrupted(Instant begunAt, double seconds, String text) {}
