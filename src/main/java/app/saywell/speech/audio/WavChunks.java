package app.saywell.speech.audio;

import app.saywell.speech.audio.UnreadableAudioException.UnreadableReason;
import java.nio.ByteBuffer;

/// The chunks of a WAV file that describe and hold its sound: RIFF with `WAVE`, or RF64 and BW64 (EBU Tech 3306,
/// ITU-R BS.2088) for more than 4 GiB.
///
/// Stated sizes are limited to the actual size of the file. A truncated file, or one whose writer died before it
/// wrote the sizes, is read to its end.
///
/// @param format the first bytes of the format chunk, at least 16
/// @param dataOffset byte of the file at which the sound begins
/// @param dataBytes length of the sound
public record WavChunks(ByteBuffer format, long dataOffset, long dataBytes) {
    private static final int RIFF = 0x46464952;
    private static final int RF64 = 0x34364652;
    private static final int BW64 = 0x34365742;
    private static final int WAVE = 0x45564157;
    private static final int FMT = 0x20746d66;
    private static final int DATA = 0x61746164;
    private static final int LIST = 0x5453494c;
    private static final int FACT = 0x74636166;
    private static final int DS64 = 0x34367364;
    private static final int UNKNOWN_SIZE = 0xffffffff;
    private static final int EXTENSIBLE = 0xfffe;
    private static final int MIN_FORMAT_BYTES = 16;

    /// The part of the format chunk that is read: the extensible form, and the tables of ADPCM.
    private static final int FORMAT_BYTES = 1_024;

    /// Whether the bytes begin like a WAV file.
    static boolean isWav(ByteSource file) {
        return file.size() >= 12
                && (file.readInt32(0) == RIFF || file.readInt32(0) == RF64 || file.readInt32(0) == BW64)
                && file.readInt32(8) == WAVE;
    }

    /// The coding of the sound, a RIFF format tag (mmreg.h).
    public int tag() {
        int tag = Short.toUnsignedInt(format.getShort(0));
        return tag == EXTENSIBLE && format.limit() >= 26 ? Short.toUnsignedInt(format.getShort(24)) : tag;
    }

    /// Reads the chunks up to the sound; unknown chunks are skipped.
    ///
    /// @throws UnreadableAudioException if it is not a WAV file or has no sound
    public static WavChunks find(ByteSource file) {
        if (!isWav(file)) {
            throw new UnreadableAudioException(UnreadableReason.NOT_AUDIO, "This is not a WAV file.");
        }
        long end = file.size();
        long format = -1;
        long formatBytes = 0;
        long wideDataBytes = -1;
        long at = 12;
        while (at + 8 <= end) {
            int id = file.readInt32(at);
            long size = Integer.toUnsignedLong(file.readInt32(at + 4));
            long body = at + 8;
            if (id == DATA) {
                if (format < 0) {
                    throw damagedFile("has its samples before the format chunk");
                }
                if (formatBytes < MIN_FORMAT_BYTES) {
                    throw damagedFile("has too short a format chunk");
                }
                if (file.readInt32(at + 4) == UNKNOWN_SIZE && wideDataBytes >= 0) {
                    size = wideDataBytes;
                } else if (size == 0 && (lacksDataSize(file, body) || !isChunk(file, body))) {
                    size = end - body;
                }
                ByteBuffer described = file.bytes(format, (int) Math.min(formatBytes, FORMAT_BYTES));
                return new WavChunks(described, body, Math.min(size, end - body));
            }
            if (id == FMT) {
                format = body;
                formatBytes = Math.min(size, end - body);
            } else if (id == DS64 && body + 16 <= end) {
                wideDataBytes = Math.max(0, file.readInt64(body + 8));
            }
            at = next(file, body + size);
        }
        throw new UnreadableAudioException(
                format < 0 ? UnreadableReason.DAMAGED : UnreadableReason.EMPTY, "This WAV file holds no samples.");
    }

    /// Chunks begin at even offsets, but some writers omit the padding byte.
    private static long next(ByteSource file, long bodyEnd) {
        if (bodyEnd % 2 == 0) {
            return bodyEnd;
        }
        boolean unpadded = bodyEnd + 4 <= file.size() && isKnown(file.readInt32(bodyEnd));
        return unpadded ? bodyEnd : bodyEnd + 1;
    }

    private static boolean isKnown(int id) {
        return id == DATA || id == FMT || id == LIST || id == FACT;
    }

    /// Whether another chunk may begin here. A writer that died leaves its samples here instead.
    private static boolean isChunk(ByteSource file, long at) {
        if (at + 8 > file.size()) {
            return true;
        }
        int id = file.readInt32(at);
        for (int shift = 0; shift < 32; shift += 8) {
            int letter = id >> shift & 0xff;
            if (letter < ' ' || letter > '~') {
                return false;
            }
        }
        return at + 8 + Integer.toUnsignedLong(file.readInt32(at + 4)) <= file.size();
    }

    /// Whether the stated file size ends where the samples begin, because the writer died before it
    /// updated the size.
    private static boolean lacksDataSize(ByteSource file, long body) {
        long stated = Integer.toUnsignedLong(file.readInt32(4)) + 8;
        return stated <= body || file.readInt32(4) == UNKNOWN_SIZE;
    }

    static UnreadableAudioException damagedFile(String problem) {
        return new UnreadableAudioException(UnreadableReason.DAMAGED, "This WAV file is damaged: it " + problem + ".");
    }
}
