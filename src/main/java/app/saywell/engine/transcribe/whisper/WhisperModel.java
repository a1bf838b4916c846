package app.saywell.engine.transcribe.whisper;

import java.nio.file.Path;

/// A model that was added.
///
/// @param name its file name, by which it is removed
/// @param file where it lies
/// @param bytes how large it is
/// @param layers of its encoder: 4 tiny, 6 base, 12 small, 24 medium, 32 large; more hears better
public record WhisperModel(String name, Path file, long bytes, int layers) {}
