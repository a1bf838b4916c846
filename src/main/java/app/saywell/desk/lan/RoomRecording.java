package app.saywell.desk.lan;

import app.saywell.desk.store.database.RecordingFiles;
import app.saywell.speech.audio.AudioDecoder;
import app.saywell.speech.audio.WavEncoder;
import app.saywell.speech.signal.Pcm;
import java.util.Arrays;
import java.util.Optional;

/// A recording as the page of the classroom server sends it: a WAV file of 16 bits, mono, [#SAMPLE_RATE], with exactly
/// the header that Saywell writes. Any other is refused before a decoder sees it, because a device in the room may send
/// whatever it likes.
///
/// @param wav the file as it came
/// @param sha256 its digest, which names the recording
@SuppressWarnings("ArrayRecordComponent") // read only, and never compared
record RoomRecording(byte[] wav, String sha256, Pcm audio) {
    /// Samples a second: more than speech has.
    static final int SAMPLE_RATE = 24_000;

    /// The longest recording, in seconds.
    static final int MAX_SECONDS = 180;

    private static final int SAMPLE_BYTES = 2;

    /// The largest file, in bytes.
    static final int MAX_BYTES = WavEncoder.HEADER_BYTES + MAX_SECONDS * SAMPLE_RATE * SAMPLE_BYTES;

    /// The recording in a file; empty if it is none.
    static Optional<RoomRecording> read(byte[] file) {
        int dataBytes = file.length - WavEncoder.HEADER_BYTES;
        if (dataBytes <= 0 || file.length > MAX_BYTES || dataBytes % SAMPLE_BYTES != 0) {
            return Optional.empty();
        }
        byte[] header = WavEncoder.header(dataBytes, SAMPLE_RATE);
        if (!Arrays.equals(header, 0, header.length, file, 0, header.length)) {
            return Optional.empty();
        }
        Pcm audio = new AudioDecoder(MAX_SECONDS).decode(file);
        return Optional.of(new RoomRecording(file, RecordingFiles.sha256Of(file), audio));
    }
}
