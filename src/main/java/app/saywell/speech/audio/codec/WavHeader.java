package app.saywell.speech.audio.codec;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;

/// Makes a WAV file of another one that holds the same samples behind a longer header, without a copy of the samples.
final class WavHeader {
    private static final int RIFF_BYTES = 12;
    private static final int CHUNK_BYTES = 8;

    private WavHeader() {}

    /// Writes the header over the old one, with a chunk to skip up to the samples.
    ///
    /// @param format the body of the format chunk
    /// @param offset byte at which the samples begin
    /// @param bytes length of the samples
    static byte[] replace(byte[] file, byte[] format, int offset, int bytes) {
        ByteBuffer header = ByteBuffer.wrap(file).order(ByteOrder.LITTLE_ENDIAN);
        int skipped = offset - RIFF_BYTES - 3 * CHUNK_BYTES - format.length;
        if (skipped < 0) {
            throw new IllegalArgumentException("the header is too short");
        }
        header.put(ascii("RIFF")).putInt(offset - CHUNK_BYTES + bytes).put(ascii("WAVE"));
        header.put(ascii("fmt ")).putInt(format.length).put(format);
        header.put(ascii("JUNK")).putInt(skipped);
        header.position(offset - CHUNK_BYTES).put(ascii("data")).putInt(bytes);
        return file;
    }

    private static byte[] ascii(String id) {
        return id.getBytes(StandardCharsets.US_ASCII);
    }
}
