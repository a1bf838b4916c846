package app.saywell.speech.audio;

import app.saywell.speech.signal.Pcm;
import app.saywell.speech.signal.Pcm16Samples;
import app.saywell.speech.signal.Resampler;
import de.sciss.jump3r.lowlevel.LameEncoder;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import javax.sound.sampled.AudioFormat;

/// Writes MP3: MPEG-2 layer III in mono at 24 kHz and a constant bit rate, which browsers and
/// telephones play. Thread-safe.
public final class Mp3Encoder {
    /// The sample rate of what is written, in Hz.
    public static final int SAMPLE_RATE = 24_000;

    private Mp3Encoder() {}

    /// The bytes of an MP3 file without metadata; samples beyond full scale are clipped.
    ///
    /// @param kiloBits the bit rate in kbit/s: 32, 40, 48, 56, 64, 80, 96, 112, 128, 144 or 160
    public static byte[] encode(Pcm audio, int kiloBits) {
        byte[] samples = samples(Resampler.resample(audio, SAMPLE_RATE));
        AudioFormat format = new AudioFormat(SAMPLE_RATE, Short.SIZE, 1, true, false);
        LameEncoder encoder =
                new LameEncoder(format, kiloBits, LameEncoder.CHANNEL_MODE_MONO, LameEncoder.QUALITY_MIDDLE, false);
        try {
            byte[] frames = new byte[encoder.getMP3BufferSize()];
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            int step = encoder.getPCMBufferSize();
            for (int from = 0; from < samples.length; from += step) {
                int length = Math.min(step, samples.length - from);
                out.write(frames, 0, encoder.encodeBuffer(samples, from, length, frames));
            }
            out.write(frames, 0, encoder.encodeFinish(frames));
            return out.toByteArray();
        } finally {
            encoder.close();
        }
    }

    private static byte[] samples(Pcm audio) {
        ByteBuffer bytes =
                ByteBuffer.allocate(audio.samples().length * Short.BYTES).order(ByteOrder.LITTLE_ENDIAN);
        for (float sample : audio.samples()) {
            bytes.putShort(Pcm16Samples.quantize(sample));
        }
        return bytes.array();
    }
}
