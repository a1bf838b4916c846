package app.saywell.practice.scoring;

import app.saywell.library.Library;
import app.saywell.library.store.AudioClip;
import app.saywell.library.store.RecordingFiles;
import app.saywell.practice.audio.AudioFile;
import app.saywell.practice.change.UseCaseContext;
import app.saywell.speech.AudioUpload;

/// Prepares recordings of the library for a speech service.
final class UploadPreparation {
    private UploadPreparation() {}

    /// The audio as it is sent. Its digest is stored first, so that an erasure finds the answers.
    static AudioUpload prepare(UseCaseContext context, AudioClip audio) {
        Library library = context.library();
        AudioUpload upload = AudioFile.toUpload(
                context.decodedAudio().open(audio.hash(), library.recordings().existingFile(audio)));
        library.sentAudio().record(audio.hash(), RecordingFiles.sha256Of(upload.bytes()));
        return upload;
    }
}
