package app.saywell.speech.audio.codec;

import app.saywell.speech.audio.UnreadSound;
import app.saywell.speech.audio.UnreadableAudioException;
import app.saywell.speech.audio.UnreadableAudioException.UnreadableReason;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;

/// Makes a WAV file of a CAF file without compression (Apple, "Core Audio Format Specification 1.0"): PCM of 8 to 32
/// bits, floating point, A-law and µ-law.
final class CafRewriting {
    private static final int FILE_HEADER_BYTES = 8;
    private static final int HEADER_BYTES = 12;
    private static final int DESCRIPTION_BYTES = 32;
    private static final int EDIT_COUNT_BYTES = 4;
    private static final int FLOAT_FLAG = 1;
    private static final int LITTLE_ENDIAN_FLAG = 2;
    private static final int WAV_FORMAT_BYTES = 16;

    private CafRewriting() {}

    /// What the file says of its samples.
    private record Description(String coding, int rate, int flags, int frameBytes, int channels, int bits) {
        static Description read(ByteBuffer file, int at) {
            byte[] coding = new byte[4];
            file.get(at + 8, coding);
            return new Description(
                    new String(coding, StandardCharsets.ISO_8859_1),
                    (int) Math.round(file.getDouble(at)),
                    file.getInt(at + 12),
                    file.getInt(at + 16),
                    file.getInt(at + 24),
                    file.getInt(at + 28));
        }

        /// The format tag of WAV with the same coding.
        int tag() {
            return switch (coding) {
                case "lpcm" -> (flags & FLOAT_FLAG) != 0 ? 3 : 1;
                case "alaw" -> 6;
                case "ulaw" -> 7;
                default ->
                    throw UnreadFormat.refusal(
                            UnreadSound.OTHER, "Apple CAF with a compression (" + coding.strip() + ")");
            };
        }

        byte[] wavFormat() {
            ByteBuffer format = ByteBuffer.allocate(WAV_FORMAT_BYTES).order(ByteOrder.LITTLE_ENDIAN);
            format.putShort((short) tag())
                    .putShort((short) channels)
                    .putInt(rate)
                    .putInt(rate * frameBytes);
            return format.putShort((short) frameBytes)
                    .putShort((short) sampleBits())
                    .array();
        }

        /// The laws of telephones have no number of bits of their own.
        int sampleBits() {
            int needed = coding.equals("lpcm") ? bits : Byte.SIZE;
            if (channels < 1 || channels > 64 || frameBytes != channels * (needed / Byte.SIZE) || needed % 8 != 0) {
                throw new UnreadableAudioException(
                        UnreadableReason.UNSUPPORTED,
                        "The samples in this CAF file are written in a way that is not read (" + channels
                                + " channels, " + bits + " bits in " + frameBytes
                                + " bytes). Save it as WAV of 16 bits.");
            }
            return needed;
        }

        boolean isBigEndian() {
            return coding.equals("lpcm") && (flags & LITTLE_ENDIAN_FLAG) == 0;
        }
    }

    /// @param file is overwritten
    static byte[] toWav(byte[] file) {
        ByteBuffer chunks = ByteBuffer.wrap(file);
        Description description = null;
        long at = FILE_HEADER_BYTES;
        while (at + HEADER_BYTES <= file.length) {
            int start = (int) at;
            int body = start + HEADER_BYTES;
            long size = chunks.getLong(start + 4);
            long left = (long) file.length - body;
            String name = new String(file, start, 4, StandardCharsets.ISO_8859_1);
            if (name.equals("data") && description != null && left > EDIT_COUNT_BYTES) {
                // A writer that does not know the size yet, or died, leaves -1.
                long bytes = (size < 0 ? left : Math.min(size, left)) - EDIT_COUNT_BYTES;
                return rewrite(file, description, body + EDIT_COUNT_BYTES, (int) Math.max(0, bytes));
            }
            if (size < 0 || size > left) {
                break;
            }
            if (name.equals("desc") && size >= DESCRIPTION_BYTES) {
                description = Description.read(chunks, body);
            }
            at = body + size;
        }
        throw new UnreadableAudioException(UnreadableReason.EMPTY, "This CAF file holds no samples.");
    }

    private static byte[] rewrite(byte[] file, Description description, int offset, int bytes) {
        byte[] format = description.wavFormat();
        int sampleBytes = description.sampleBits() / Byte.SIZE;
        if (description.isBigEndian() && sampleBytes > 1) {
            reverse(file, offset, offset + bytes, sampleBytes);
        }
        if (description.tag() == 1 && sampleBytes == 1) {
            for (int i = offset; i < offset + bytes; i++) {
                file[i] ^= (byte) 0x80; // signed here, unsigned in WAV
            }
        }
        return WavHeader.replace(file, format, offset, bytes);
    }

    private static void reverse(byte[] file, int from, int to, int sampleBytes) {
        for (int at = from; at + sampleBytes <= to; at += sampleBytes) {
            for (int i = 0; i < sampleBytes / 2; i++) {
                byte first = file[at + i];
                file[at + i] = file[at + sampleBytes - 1 - i];
                file[at + sampleBytes - 1 - i] = first;
            }
        }
    }
}
