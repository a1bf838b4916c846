package app.saywell.practice.scoring;

import app.saywell.library.Library;
import app.saywell.library.store.RecordingFiles;
import app.saywell.practice.audio.AudioFile;
import app.saywell.speech.AudioUpload;
import java.nio.file.Path;

/// Allows sending a recording again whose call is indeterminate. Only for a user who knows that it
/// may be billed twice.
final class IndeterminateCallResolver {
    private final Library library;

    IndeterminateCallResolver(Library library) {
        this.library = library;
    }

    /// Allows sending all indeterminate calls with the audio of a file again.
    void allowResend(Path audio) {
        allowResend(AudioFile.toUpload(audio));
    }

    /// Allows sending all indeterminate calls with this audio again.
    void allowResend(AudioUpload upload) {
        library.ledger().allowResend(RecordingFiles.sha256Of(upload.bytes()));
    }
}
