package app.saywell.speech.audio;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;
import java.util.Optional;

/// The four-byte header of an MP3 frame (ISO/IEC 11172-3 and 13818-3, and the 2.5 extension).
///
/// @param version 1, 2, or 25 for MPEG 2.5
/// @param layer 1 to 3
/// @param sampleRate in Hz
/// @param frameBytes bytes from this header to the next
/// @param channels 1 or 2
record Mp3Header(int version, int layer, int sampleRate, int frameBytes, int channels) {
    private static final ValueLayout.OfInt INT = ValueLayout.JAVA_INT_UNALIGNED.withOrder(ByteOrder.BIG_ENDIAN);
    private static final int[] RATES = {44100, 48000, 32000};

    /// kbit/s by index 1 to 14, for layers 1, 2, 3 of MPEG 1, then layer 1, then 2 and 3 of MPEG 2.
    private static final int[][] BITRATES_KBPS = {
        {32, 64, 96, 128, 160, 192, 224, 256, 288, 320, 352, 384, 416, 448},
        {32, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384},
        {32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320},
        {32, 48, 56, 64, 80, 96, 112, 128, 144, 160, 176, 192, 224, 256},
        {8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160},
    };

    /// The header at byte `at`, if there is one.
    static Optional<Mp3Header> readAt(MemorySegment file, long at) {
        if (at < 0 || at + 4 > file.byteSize()) {
            return Optional.empty();
        }
        int word = file.get(INT, at);
        int versionCode = word >> 19 & 3;
        int layer = 4 - (word >> 17 & 3);
        int bitrate = word >> 12 & 15;
        int rate = word >> 10 & 3;
        boolean sync = word >>> 21 == 0x7ff;
        if (!sync || versionCode == 1 || layer == 4 || bitrate % 15 == 0 || rate == 3) {
            return Optional.empty();
        }
        int version = versionCode == 3 ? 1 : versionCode == 2 ? 2 : 25;
        int sampleRate = RATES[rate] / (version == 1 ? 1 : version == 2 ? 2 : 4);
        int table = version == 1 ? layer - 1 : layer == 1 ? 3 : 4;
        int bits = BITRATES_KBPS[table][bitrate - 1] * 1000;
        int padding = word >> 9 & 1;
        int frameBytes = layer == 1
                ? (12 * bits / sampleRate + padding) * 4
                : (layer == 3 && version != 1 ? 72 : 144) * bits / sampleRate + padding;
        int channels = (word >> 6 & 3) == 3 ? 1 : 2;
        return Optional.of(new Mp3Header(version, layer, sampleRate, frameBytes, channels));
    }

    /// Whether both headers can belong to the same stream.
    boolean isSameStream(Mp3Header other) {
        return version == other.version
                && layer == other.layer
                && sampleRate == other.sampleRate
                && channels == other.channels;
    }

    /// Samples of one channel in a frame.
    int frameSamples() {
        return layer == 1 ? 384 : layer == 3 && version != 1 ? 576 : 1152;
    }

    /// Bytes of side information after the header of layer 3; an encoder tag follows them.
    int sideInfoBytes() {
        if (version == 1) {
            return channels == 1 ? 17 : 32;
        }
        return channels == 1 ? 9 : 17;
    }
}
