package app.saywell.client.call;

import app.saywell.speech.Upload;

/// Audio with its content hash, which is reckoned once.
///
/// @param digest SHA-256 of the file, 64 lower-case hexadecimal digits
public record DigestedAudio(Upload upload, String digest) {
    static DigestedAudio of(Upload upload) {
        return new DigestedAudio(upload, Digests.hex(Digests.sha256().digest(upload.bytes())));
    }
}
