package app.saywell.library.store;

/// A recording that is kept.
///
/// @param hash SHA-256 of the file in lower-case hexadecimal; also its name on disk
/// @param extension `wav` or `mp3`
/// @param seconds its length
public record AudioClip(String hash, String extension, double seconds) {}
