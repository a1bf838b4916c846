package app.saywell.desk.homework.handin;

import app.saywell.desk.store.Library;
import app.saywell.desk.store.database.RecordingFiles;
import app.saywell.speech.audio.WavEncoder;
import app.saywell.speech.audio.codec.ImportDecoder;
import app.saywell.speech.signal.Pcm;
import app.saywell.speech.signal.TakeQuality;

/// A recording from outside in the form in which the library keeps it: WAV, 16 bits, mono.
///
/// @param wav the file
/// @param sha256 its digest, which names the recording
@SuppressWarnings("ArrayRecordComponent") // read only, and never compared
record HandedInSound(byte[] wav, String sha256, double seconds, TakeQuality quality) {
    static final String EXTENSION = "wav";
    private static final double MAX_SECONDS = 600;

    /// @throws app.saywell.speech.audio.UnreadableAudioException if there is no sound, or more than ten
    ///     minutes
    static HandedInSound decode(byte[] file) {
        Pcm audio = ImportDecoder.decode(file, MAX_SECONDS);
        byte[] wav = WavEncoder.encode(audio);
        return new HandedInSound(wav, RecordingFiles.sha256Of(wav), audio.seconds(), TakeQuality.of(audio));
    }

    /// Whether a learner has a take of this sound for a sentence, even in the bin.
    static boolean isKnown(Library library, long learnerId, long sentenceId, String sha256) {
        return library.takes().findByLearner(learnerId).stream()
                .filter(take -> take.owner().sentenceId() == sentenceId)
                .anyMatch(take -> take.audio().hash().equals(sha256));
    }
}
