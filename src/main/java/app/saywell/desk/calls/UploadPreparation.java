package app.saywell.desk.calls;

import app.saywell.desk.school.AudioClip;
import app.saywell.desk.store.Library;
import app.saywell.desk.store.audio.AudioFile;
import app.saywell.desk.store.change.UseCaseContext;
import app.saywell.desk.store.database.RecordingFiles;
import app.saywell.speech.AudioUpload;

/// Prepares recordings of the library for a speech service.
public final class UploadPreparation {
    private UploadPreparation() {}

    /// The audio as it is sent. Its digest is stored first, so that an erasure finds the answers.
    public static AudioUpload prepare(UseCaseContext context, AudioClip audio) {
        Library library = context.library();
        AudioUpload upload = AudioFile.toUpload(
                context.decodedAudio().open(audio.hash(), library.recordings().existingFile(audio)));
        library.sentAudio().record(audio.hash(), RecordingFiles.sha256Of(upload.bytes()));
        return upload;
    }
}
