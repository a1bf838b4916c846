package app.saywell.audio;

import app.saywell.audio.UnreadableAudioException.Kind;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;
import java.util.Optional;

/// Where the frames of an MP3 begin, and what its encoder says must be cut from the decoded sound.
///
/// An encoder looks ahead, so its output begins late and ends on a whole frame. LAME's tag (in the
/// `Xing` or `Info` frame) names both surpluses; without it nothing is cut.
///
/// @param first header of the first frame of sound
/// @param offset byte at which that frame begins
/// @param skip samples to drop at the start
/// @param padding samples to drop at the end
record Mp3Stream(Mp3Header first, long offset, int skip, int padding) {
    /// Samples by which every decoder of layer 3 is late.
    private static final int DECODER_DELAY = 529;

    /// Bytes of rubbish before the first frame that are borne with.
    private static final int SEARCH = 1 << 16;

    private static final ValueLayout.OfInt INT =
            ValueLayout.JAVA_INT_UNALIGNED.withOrder(ByteOrder.BIG_ENDIAN);
    private static final int XING = 0x58696e67;
    private static final int INFO = 0x496e666f;
    private static final int LAME = 0x4c414d45;
    private static final int LAVF = 0x4c617666;
    private static final int LAVC = 0x4c617663;

    /// Finds the frames.
    ///
    /// @throws UnreadableAudioException if there are none
    static Mp3Stream find(MemorySegment file) {
        long start = afterTag(file);
        long limit = Math.min(file.byteSize() - 4, start + SEARCH);
        for (long at = start; at <= limit; at++) {
            Optional<Mp3Header> header = Mp3Header.at(file, at);
            if (header.isPresent() && isFollowed(file, at, header.get(), start)) {
                return at(file, at, header.get());
            }
        }
        throw new UnreadableAudioException(
                Kind.NOT_AUDIO, "This is neither a WAV nor an MP3 file.");
    }

    /// One header may be chance; two that fit are a stream. A file of a single frame is believed
    /// where it begins with it.
    private static boolean isFollowed(MemorySegment file, long at, Mp3Header header, long start) {
        long next = at + header.frameBytes();
        if (next >= file.byteSize()) {
            return at == start && next == file.byteSize();
        }
        return Mp3Header.at(file, next).filter(header::continues).isPresent();
    }

    private static Mp3Stream at(MemorySegment file, long at, Mp3Header header) {
        long tag = at + 4 + header.sideBytes();
        if (header.layer() != 3 || !isEncoderTag(file, tag)) {
            return new Mp3Stream(header, at, 0, 0);
        }
        long after = at + header.frameBytes();
        Mp3Header first = Mp3Header.at(file, after).orElse(header);
        long lame = tag + 8 + optionalFieldBytes(file.get(INT, tag + 4));
        if (lame + 24 > file.byteSize() || !isLame(file.get(INT, lame))) {
            return new Mp3Stream(first, after, 0, 0);
        }
        int delays = file.get(INT, lame + 21) >>> 8;
        int delay = delays >>> 12;
        int padding = delays & 0xfff;
        return new Mp3Stream(
                first, after, delay + DECODER_DELAY, Math.max(0, padding - DECODER_DELAY));
    }

    private static boolean isEncoderTag(MemorySegment file, long tag) {
        if (tag + 8 > file.byteSize()) {
            return false;
        }
        int id = file.get(INT, tag);
        return id == XING || id == INFO;
    }

    private static boolean isLame(int id) {
        return id == LAME || id == LAVF || id == LAVC;
    }

    /// Frame count, byte count, table of contents and quality, each there if its flag is set.
    private static int optionalFieldBytes(int flags) {
        return (flags & 1) * 4
                + (flags >> 1 & 1) * 4
                + (flags >> 2 & 1) * 100
                + (flags >> 3 & 1) * 4;
    }

    /// The byte after ID3v2 tags, of which there may be several.
    private static long afterTag(MemorySegment file) {
        long at = 0;
        while (at + 10 <= file.byteSize() && (file.get(INT, at) >>> 8) == 0x494433) {
            int size = file.get(INT, at + 6);
            int bytes =
                    size & 0x7f | size >> 1 & 0x3f80 | size >> 2 & 0x1fc000 | size >> 3 & 0xfe00000;
            boolean footer = (file.get(ValueLayout.JAVA_BYTE, at + 5) & 0x10) != 0;
            at += 10L + bytes + (footer ? 10 : 0);
        }
        return at;
    }
}
