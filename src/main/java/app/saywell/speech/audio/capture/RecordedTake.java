package app.saywell.speech.audio.capture;

import app.saywell.speech.signal.TakeQuality;
import java.nio.file.Path;

/// A complete take on the disk.
///
/// @param seconds its length, including pre-roll and post-roll
/// @param quality measured while it was recorded
public record RecordedTake(Path file, double seconds, int sampleRate, TakeQuality quality) {}
