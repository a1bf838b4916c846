package app.saywell.speech.audio;

import app.saywell.speech.signal.Pcm;
import app.saywell.speech.signal.Pcm16Samples;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/// Writes complete WAV files: 16-bit mono with a header of 44 bytes and no metadata.
public final class WavEncoder {
    /// The length of a header, in bytes.
    public static final int HEADER_BYTES = 44;

    private WavEncoder() {}

    /// The bytes of a WAV file; samples beyond full scale are clipped.
    public static byte[] encode(Pcm audio) {
        int dataBytes = Math.multiplyExact(audio.samples().length, 2);
        ByteBuffer file =
                ByteBuffer.allocate(Math.addExact(HEADER_BYTES, dataBytes)).order(ByteOrder.LITTLE_ENDIAN);
        file.put(header(dataBytes, audio.sampleRate()));
        for (float sample : audio.samples()) {
            file.putShort(Pcm16Samples.quantize(sample));
        }
        return file.array();
    }

    /// The header of a file with so many bytes of samples.
    public static byte[] header(int dataBytes, int sampleRate) {
        ByteBuffer header = ByteBuffer.allocate(HEADER_BYTES).order(ByteOrder.LITTLE_ENDIAN);
        header.put(ascii("RIFF")).putInt(HEADER_BYTES - 8 + dataBytes).put(ascii("WAVE"));
        putFormatChunk(header, sampleRate);
        return header.put(ascii("data")).putInt(dataBytes).array();
    }

    /// Writes a file, replacing an existing one.
    public static void write(Path file, Pcm audio) throws IOException {
        Files.write(file, encode(audio));
    }

    static void putFormatChunk(ByteBuffer header, int sampleRate) {
        header.put(ascii("fmt ")).putInt(16).putShort((short) 1).putShort((short) 1);
        header.putInt(sampleRate).putInt(sampleRate * 2).putShort((short) 2).putShort((short) 16);
    }

    static byte[] ascii(String id) {
        return id.getBytes(StandardCharsets.US_ASCII);
    }
}
