package app.saywell.speech.audio.codec;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;

/// The packets of an Opus recording, taken out of their container.
///
/// @param head the identification header
/// @param packets each is taken out of the file when its turn comes
/// @param totalSamples samples at 48 kHz with the skipped ones; 0 if the container does not say
@SuppressWarnings("ArrayRecordComponent") // read only, and never compared
record OpusStream(byte[] head, Iterable<byte[]> packets, long totalSamples) {
    private static final int MIN_HEAD_BYTES = 19;
    private static final String VORBIS = "\u0001vorbis";
    private static final int MP4_BOX_BYTES = 11;

    /// The packets of an MP4 file, whose `dOps` box holds the identification header without its
    /// name and with the other byte order. Too short a box gives a stream that is no Opus.
    static OpusStream ofMp4(byte[] box, Iterable<byte[]> packets) {
        if (box.length < MP4_BOX_BYTES) {
            return new OpusStream(new byte[0], packets, 0);
        }
        ByteBuffer from = ByteBuffer.wrap(box);
        byte[] head = ByteBuffer.allocate(MIN_HEAD_BYTES)
                .order(ByteOrder.LITTLE_ENDIAN)
                .put("OpusHead".getBytes(StandardCharsets.US_ASCII))
                .put((byte) 1)
                .put(box[1])
                .putShort(from.getShort(2))
                .putInt(from.getInt(4))
                .putShort(from.getShort(8))
                .put(box[10])
                .array();
        return new OpusStream(head, packets, 0);
    }

    boolean isOpus() {
        return head.length >= MIN_HEAD_BYTES && head[0] == 'O' && head[4] == 'H';
    }

    /// Whether the container holds Vorbis, whose first packet says so behind its kind.
    boolean isVorbis() {
        String name = new String(head, 0, Math.min(head.length, VORBIS.length()), StandardCharsets.ISO_8859_1);
        return name.equals(VORBIS);
    }

    int channels() {
        return head[9];
    }

    /// Samples at 48 kHz before the recording begins.
    int preSkip() {
        return (head[10] & 0xff) | (head[11] & 0xff) << 8;
    }
}
