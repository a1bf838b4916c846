package app.saywell.practice.scoring;

import app.saywell.library.Library;
import app.saywell.library.store.Recordings;
import app.saywell.practice.sound.SoundFile;

import java.nio.file.Path;

/// Lets a recording be sent again of which it is unknown whether it was billed. Only for a user who
/// was told so.
final class UnknownFate {
    private final Library library;

    UnknownFate(Library library) {
        this.library = library;
    }

    /// Lets go of every question about the audio of a file.
    void letGo(Path audio) {
        library.ledger().letGo(Recordings.hashOf(SoundFile.upload(audio).bytes()));
    }
}
