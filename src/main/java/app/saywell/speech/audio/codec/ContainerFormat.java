package app.saywell.speech.audio.codec;

import java.util.Optional;

/// A kind of file, known by its first bytes and not by its name.
enum ContainerFormat {
    MP4,
    OGG,
    MATROSKA,
    FLAC,
    /// AIFF, AIFF-C or AU.
    UNCOMPRESSED;

    /// The kind of a file; empty if it is none of these.
    static Optional<ContainerFormat> of(byte[] head) {
        if (has(head, 4, "ftyp")) {
            return Optional.of(MP4);
        }
        if (has(head, 0, "OggS")) {
            return Optional.of(OGG);
        }
        if (has(head, 0, "\u001a\u0045\u00df\u00a3")) {
            return Optional.of(MATROSKA);
        }
        if (has(head, 0, "FORM") || has(head, 0, ".snd")) {
            return Optional.of(UNCOMPRESSED);
        }
        return has(head, 0, "fLaC") ? Optional.of(FLAC) : Optional.empty();
    }

    private static boolean has(byte[] head, int at, String wanted) {
        if (head.length < at + wanted.length()) {
            return false;
        }
        for (int i = 0; i < wanted.length(); i++) {
            if ((head[at + i] & 0xff) != wanted.charAt(i)) {
                return false;
            }
        }
        return true;
    }
}
