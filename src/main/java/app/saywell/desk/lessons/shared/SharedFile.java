package app.saywell.desk.lessons.shared;

import app.saywell.desk.lessons.pack.PackOutline;
import java.nio.file.Path;
import java.time.Instant;

/// A file of the shared folder that could be read.
///
/// @param id by which all computers know the lesson
/// @param outline what it holds
/// @param changedAt by the clock of whoever keeps the folder
public record SharedFile(Path file, String id, PackOutline outline, Instant changedAt) {}
