package app.saywell.desk.school.homework;

import java.time.Instant;
import java.util.UUID;

/// A file that was handed in and imported.
///
/// @param digest the SHA-256 of the whole file, 64 hexadecimal digits
/// @param handIn what the page calls the drafts of this learner; the same when they hand in again
public record HandIn(String digest, UUID homeworkId, long learnerId, UUID handIn, Instant receivedAt) {}
