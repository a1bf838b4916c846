package app.saywell.speech.audio;

import app.saywell.speech.audio.UnreadableAudioException.UnreadableReason;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;
import java.util.Optional;
import java.util.OptionalLong;

/// Where the frames of an MP3 begin, and how many samples of encoder delay and padding to remove.
///
/// The decoded sound starts late and ends with a whole frame. LAME's tag (in the `Xing` or `Info`
/// frame) gives both lengths; without it nothing is removed.
///
/// @param firstHeader header of the first frame of sound
/// @param offset byte at which that frame begins
/// @param skipSamples samples to remove at the start
/// @param paddingSamples samples to remove at the end
record Mp3Stream(Mp3Header firstHeader, long offset, int skipSamples, int paddingSamples) {
    /// The delay of every layer 3 decoder, in samples.
    private static final int DECODER_DELAY = 529;

    /// The maximum number of other bytes before the first frame.
    private static final int MAX_SEARCH_BYTES = 1 << 16;

    /// The maximum number of other bytes after the last frame: tags of players.
    private static final int MAX_TRAILING_BYTES = 1 << 12;

    private static final ValueLayout.OfInt INT = ValueLayout.JAVA_INT_UNALIGNED.withOrder(ByteOrder.BIG_ENDIAN);
    private static final int XING = 0x58696e67;
    private static final int INFO = 0x496e666f;
    private static final int LAME = 0x4c414d45;
    private static final int LAVF = 0x4c617666;
    private static final int LAVC = 0x4c617663;

    /// Finds the first frame.
    ///
    /// @throws UnreadableAudioException if there are none
    static Mp3Stream find(MemorySegment file) {
        long start = endOfId3Tags(file);
        long limit = Math.min(file.byteSize() - 4, start + MAX_SEARCH_BYTES);
        for (long at = start; at <= limit; at++) {
            Optional<Mp3Header> header = Mp3Header.readAt(file, at);
            if (header.isPresent() && isFollowed(file, at, header.get(), start)) {
                return readAt(file, at, header.get());
            }
        }
        throw new UnreadableAudioException(UnreadableReason.NOT_AUDIO, "This is neither a WAV nor an MP3 file.");
    }

    /// How many samples of one channel the sound has, counted by the headers of its frames; empty if the frames end
    /// before the file does.
    OptionalLong samples(MemorySegment file) {
        long at = offset;
        long samples = 0;
        for (Optional<Mp3Header> next = headerAt(file, at); next.isPresent(); next = headerAt(file, at)) {
            samples += next.get().frameSamples();
            at += next.get().frameBytes();
        }
        long heard = samples - skipSamples - paddingSamples;
        return heard > 0 && file.byteSize() - at <= MAX_TRAILING_BYTES ? OptionalLong.of(heard) : OptionalLong.empty();
    }

    private Optional<Mp3Header> headerAt(MemorySegment file, long at) {
        return Mp3Header.readAt(file, at)
                .filter(header -> header.version() == firstHeader.version()
                        && header.layer() == firstHeader.layer()
                        && header.sampleRate() == firstHeader.sampleRate());
    }

    /// One header may be a coincidence, but two matching headers are a stream. A file with a single
    /// frame is accepted if it starts with it.
    private static boolean isFollowed(MemorySegment file, long at, Mp3Header header, long start) {
        long next = at + header.frameBytes();
        if (next >= file.byteSize()) {
            return at == start && next == file.byteSize();
        }
        return Mp3Header.readAt(file, next).filter(header::isSameStream).isPresent();
    }

    private static Mp3Stream readAt(MemorySegment file, long at, Mp3Header header) {
        long tag = at + 4 + header.sideInfoBytes();
        if (header.layer() != 3 || !isEncoderTag(file, tag)) {
            return new Mp3Stream(header, at, 0, 0);
        }
        long after = at + header.frameBytes();
        Mp3Header first = Mp3Header.readAt(file, after).orElse(header);
        long lame = tag + 8 + optionalFieldBytes(file.get(INT, tag + 4));
        if (lame + 24 > file.byteSize() || !isLame(file.get(INT, lame))) {
            return new Mp3Stream(first, after, 0, 0);
        }
        int delays = file.get(INT, lame + 21) >>> 8;
        int delay = delays >>> 12;
        int padding = delays & 0xfff;
        return new Mp3Stream(first, after, delay + DECODER_DELAY, Math.max(0, padding - DECODER_DELAY));
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

    /// The length of frame count, byte count, table of contents and quality, each present if its
    /// flag is set.
    private static int optionalFieldBytes(int flags) {
        return (flags & 1) * 4 + (flags >> 1 & 1) * 4 + (flags >> 2 & 1) * 100 + (flags >> 3 & 1) * 4;
    }

    /// The offset after all ID3v2 tags.
    private static long endOfId3Tags(MemorySegment file) {
        long at = 0;
        while (at + 10 <= file.byteSize() && (file.get(INT, at) >>> 8) == 0x494433) {
            int size = file.get(INT, at + 6);
            int bytes = size & 0x7f | size >> 1 & 0x3f80 | size >> 2 & 0x1fc000 | size >> 3 & 0xfe00000;
            boolean footer = (file.get(ValueLayout.JAVA_BYTE, at + 5) & 0x10) != 0;
            at += 10L + bytes + (footer ? 10 : 0);
        }
        return at;
    }
}
