package app.saywell.desk.school;

/// A stored recording.
///
/// @param hash SHA-256 of the file in lower-case hexadecimal; also its name on disk
/// @param extension `wav` or `mp3`
/// @param seconds duration
public record AudioClip(String hash, String extension, double seconds) {}
