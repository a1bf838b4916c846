package app.saywell.desk.client.call;

import app.saywell.speech.AudioUpload;

/// Audio with its content hash, which is computed once.
///
/// @param digest SHA-256 of the file, 64 lower-case hexadecimal digits
public record DigestedAudio(AudioUpload audioUpload, String digest) {
    static DigestedAudio of(AudioUpload upload) {
        return new DigestedAudio(
                upload, Sha256Digests.toHex(Sha256Digests.newDigest().digest(upload.bytes())));
    }
}
