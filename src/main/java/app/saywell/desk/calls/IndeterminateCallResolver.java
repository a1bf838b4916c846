package app.saywell.desk.calls;

import app.saywell.desk.store.Library;
import app.saywell.desk.store.audio.AudioFile;
import app.saywell.desk.store.database.RecordingFiles;
import app.saywell.speech.AudioUpload;
import java.nio.file.Path;

/// Allows sending a recording again whose call is indeterminate. Only for a user who knows that it
/// may be billed twice.
public final class IndeterminateCallResolver {
    private final Library library;

    public IndeterminateCallResolver(Library library) {
        this.library = library;
    }

    /// Allows sending all indeterminate calls with the audio of a file again.
    public void allowResend(Path audio) {
        allowResend(AudioFile.toUpload(audio));
    }

    /// Allows sending all indeterminate calls with this audio again.
    public void allowResend(AudioUpload upload) {
        library.ledger().allowResend(RecordingFiles.sha256Of(upload.bytes()));
    }
}
