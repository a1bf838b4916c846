package app.saywell.speech.audio.codec;

import app.saywell.speech.audio.UnreadableAudioException;
import app.saywell.speech.audio.UnreadableAudioException.UnreadableReason;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/// Makes a WAV file of Sony Wave64 (Sonic Foundry, "Wave64 file format specification"): the same chunks, with names of
/// 16 bytes, sizes of 8 bytes that count the chunk's own header, and beginnings at multiples of 8.
final class Wave64Rewriting {
    private static final int HEADER_BYTES = 24;
    private static final int FILE_HEADER_BYTES = 40;
    private static final int ALIGNMENT = 8;
    private static final int MAX_FORMAT_BYTES = 1_024;
    private static final int FMT = 0x20746d66;
    private static final int DATA = 0x61746164;

    private Wave64Rewriting() {}

    /// @param file is overwritten
    static byte[] toWav(byte[] file) {
        ByteBuffer chunks = ByteBuffer.wrap(file).order(ByteOrder.LITTLE_ENDIAN);
        byte[] format = {};
        long at = FILE_HEADER_BYTES;
        while (at + HEADER_BYTES <= file.length) {
            int start = (int) at;
            int body = start + HEADER_BYTES;
            long size = chunks.getLong(start + 16);
            long left = (long) file.length - body;
            if (chunks.getInt(start) == DATA) {
                // A writer that died leaves a size of nothing.
                long bytes = size <= HEADER_BYTES ? left : Math.min(size - HEADER_BYTES, left);
                return WavHeader.replace(file, format, body, (int) bytes);
            }
            if (size < HEADER_BYTES || size > left + HEADER_BYTES) {
                break;
            }
            if (chunks.getInt(start) == FMT) {
                format = new byte[(int) Math.min(size - HEADER_BYTES, MAX_FORMAT_BYTES)];
                chunks.get(body, format);
            }
            at += (size + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
        }
        throw new UnreadableAudioException(UnreadableReason.EMPTY, "This Wave64 file holds no samples.");
    }
}
