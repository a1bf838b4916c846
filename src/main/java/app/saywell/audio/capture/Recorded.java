package app.saywell.audio.capture;

import app.saywell.signal.TakeQuality;

import java.nio.file.Path;

/// A take on the disk, complete.
///
/// @param seconds its length with the silence before and after
/// @param quality what was found out while it was recorded
public record Recorded(Path file, double seconds, int sampleRate, TakeQuality quality) {}
