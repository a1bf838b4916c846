package app.saywell.audio.codec;

import java.util.List;

/// The packets of an Opus recording, taken out of their container.
///
/// @param head the identification header
/// @param totalSamples samples at 48 kHz with the skipped ones; 0 if the container does not say
@SuppressWarnings("ArrayRecordComponent") // read only, and never compared
record OpusStream(byte[] head, List<byte[]> packets, long totalSamples) {
    private static final int MIN_HEAD_BYTES = 19;

    boolean isOpus() {
        return head.length >= MIN_HEAD_BYTES && head[0] == 'O' && head[4] == 'H';
    }

    int channels() {
        return head[9];
    }

    /// Samples at 48 kHz before the recording begins.
    int preSkip() {
        return (head[10] & 0xff) | (head[11] & 0xff) << 8;
    }
}
