package app.saywell.speech.audio.codec;

import app.saywell.speech.audio.ByteSource;
import app.saywell.speech.audio.UnreadableAudioException;
import app.saywell.speech.audio.WavChunks;
import app.saywell.speech.audio.WavLayout;
import app.saywell.speech.audio.WaveFormatTag;
import java.util.Optional;

/// A kind of file, known by its first bytes and not by its name.
enum ContainerFormat {
    MP4,
    OGG,
    MATROSKA,
    FLAC,
    /// AIFF, AIFF-C or AU.
    UNCOMPRESSED,
    /// A WAV file with MP3 in it.
    MP3_IN_WAV,
    /// A WAV file with ADPCM of Microsoft or IMA.
    ADPCM,
    WAVE64,
    CAF;

    private static final int HEAD_BYTES = 12;

    /// The kind of a file; empty if it is none of these.
    ///
    /// @param file the whole file
    /// @throws UnreadableAudioException for a WAV file without sound
    static Optional<ContainerFormat> of(ByteSource file) {
        if (WavLayout.isWav(file)) {
            return switch (WavChunks.find(file).tag()) {
                case WaveFormatTag.MP3 -> Optional.of(MP3_IN_WAV);
                case WaveFormatTag.MICROSOFT_ADPCM, WaveFormatTag.IMA_ADPCM -> Optional.of(ADPCM);
                default -> Optional.empty();
            };
        }
        byte[] head = new byte[(int) Math.min(file.size(), HEAD_BYTES)];
        file.bytes(0, head.length).get(head);
        return of(head);
    }

    /// Whether the decoder writes into the bytes of the file.
    boolean isRewritten() {
        return this == WAVE64 || this == CAF;
    }

    private static Optional<ContainerFormat> of(byte[] head) {
        UnreadFormat.of(head).ifPresent(unread -> {
            throw unread.refusal();
        });
        if (has(head, 4, "ftyp")) {
            return Optional.of(MP4);
        }
        if (has(head, 0, "OggS")) {
            return Optional.of(OGG);
        }
        if (has(head, 0, "\u001a\u0045\u00df\u00a3")) {
            return Optional.of(MATROSKA);
        }
        if (has(head, 0, "riff\u002e\u0091\u00cf\u0011")) {
            return Optional.of(WAVE64);
        }
        if (has(head, 0, "caff")) {
            return Optional.of(CAF);
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
