package app.saywell.desk.lessons;

import java.nio.file.Path;
import java.util.Optional;

/// A sound file of a folder that gives no model reading.
///
/// @param cause why it cannot be one: an [UnsuitableReadingException], an
///     [app.saywell.speech.audio.UnreadableAudioException], or an [UnopenedFileException];
///     empty where no sentence fits its name, or several files fit the same
public record UnusedFile(Path file, Optional<RuntimeException> cause) {
    /// Its name without the folder.
    public String name() {
        return String.valueOf(file.getFileName());
    }
}
