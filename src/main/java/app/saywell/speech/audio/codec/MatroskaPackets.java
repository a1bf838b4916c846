package app.saywell.speech.audio.codec;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.util.Arrays;

/// Takes the packets of the Opus track out of a WebM or Matroska file.
///
/// Containers of elements are entered and everything else is skipped, so lengths that a browser
/// left open while recording do no harm.
final class MatroskaPackets {
    private static final int SEGMENT = 0x18538067;
    private static final int TRACKS = 0x1654AE6B;
    private static final int TRACK_ENTRY = 0xAE;
    private static final int TRACK_NUMBER = 0xD7;
    private static final int CODEC_ID = 0x86;
    private static final int CODEC_PRIVATE = 0x63A2;
    private static final int CLUSTER = 0x1F43B675;
    private static final int BLOCK_GROUP = 0xA0;
    private static final int BLOCK = 0xA1;
    private static final int SIMPLE_BLOCK = 0xA3;
    private static final String OPUS = "A_OPUS";
    private static final int LACING = 0x06;
    private static final int BLOCK_TIME_AND_FLAGS = 3;

    private final byte[] file;
    private final PlacesInFile packets;
    private byte[] head = new byte[0];
    private int at;
    private long currentTrack;
    private long opusTrack = -1;
    private boolean isOpus;

    private MatroskaPackets(byte[] file) {
        this.file = file;
        this.packets = new PlacesInFile(file);
    }

    static OpusStream read(byte[] file) {
        MatroskaPackets reader = new MatroskaPackets(file);
        reader.readElements();
        return new OpusStream(reader.head, reader.packets, 0);
    }

    private void readElements() {
        while (at + 2 <= file.length) {
            int id = (int) number(false);
            long size = number(true);
            switch (id) {
                case SEGMENT, TRACKS, CLUSTER, BLOCK_GROUP -> {}
                case TRACK_ENTRY -> {
                    currentTrack = 0;
                    isOpus = false;
                }
                default -> {
                    if (size < 0 || size > file.length - at) {
                        return; // cut off
                    }
                    readValue(id, (int) size);
                    at += (int) size;
                }
            }
        }
    }

    private void readValue(int id, int size) {
        switch (id) {
            case TRACK_NUMBER -> {
                currentTrack = 0;
                for (int i = 0; i < size; i++) {
                    currentTrack = currentTrack << 8 | (file[at + i] & 0xff);
                }
            }
            case CODEC_ID -> isOpus = new String(file, at, Math.min(size, OPUS.length()), US_ASCII).equals(OPUS);
            case CODEC_PRIVATE -> {
                // The kind of codec may follow its private data.
                if (head.length == 0 && size > 8 && file[at] == 'O' && file[at + 4] == 'H') {
                    head = Arrays.copyOfRange(file, at, at + size);
                }
            }
            case BLOCK, SIMPLE_BLOCK -> addBlock(size);
            default -> {}
        }
        if (isOpus && opusTrack < 0 && currentTrack > 0) {
            opusTrack = currentTrack;
        }
    }

    private void addBlock(int size) {
        int length = size == 0 ? 0 : Integer.numberOfLeadingZeros(file[at] & 0xff) - 23;
        int start = length + BLOCK_TIME_AND_FLAGS;
        if (length == 0 || start > size || (file[at + start - 1] & LACING) != 0) {
            return;
        }
        long track = file[at] & (0xff >> length);
        for (int i = 1; i < length; i++) {
            track = track << 8 | (file[at + i] & 0xff);
        }
        if (track == opusTrack) {
            packets.add(at + start, size - start);
        }
    }

    /// A number of variable length.
    ///
    /// @param isSize whether the marker of its length is taken off; -1 is a size that is left open
    private long number(boolean isSize) {
        int first = file[at] & 0xff;
        int length = Integer.numberOfLeadingZeros(first) - 23;
        if (length > 8 || at + length > file.length) {
            at = file.length;
            return -1;
        }
        long value = isSize ? first & (0xff >> length) : first;
        boolean allOnes = isSize && value == (0xff >> length);
        for (int i = 1; i < length; i++) {
            int b = file[at + i] & 0xff;
            allOnes &= b == 0xff;
            value = value << 8 | b;
        }
        at += length;
        return allOnes ? -1 : value;
    }
}
