package app.saywell.speech.audio.codec;

import app.saywell.speech.audio.UnreadSound;
import app.saywell.speech.audio.UnreadableAudioException;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import javax.sound.sampled.AudioFormat;
import javax.sound.sampled.AudioInputStream;
import javax.sound.sampled.AudioSystem;
import javax.sound.sampled.UnsupportedAudioFileException;

/// Decodes AIFF, AIFF-C and AU with the readers of the Java runtime: PCM of 8 to 32 bits, floating point, A-law
/// and µ-law.
final class UncompressedDecoding {
    private static final int FRAMES_AT_ONCE = 4_096;
    private static final float FULL_SCALE = 32_768;

    private UncompressedDecoding() {}

    static void decode(byte[] file, SampleCollector samples) throws IOException {
        try (AudioInputStream stored = AudioSystem.getAudioInputStream(new ByteArrayInputStream(file))) {
            AudioFormat kind = stored.getFormat();
            int channels = kind.getChannels();
            samples.setSampleRate(Math.round(kind.getSampleRate()));
            AudioFormat plain = new AudioFormat(kind.getSampleRate(), Short.SIZE, channels, true, false);
            try (AudioInputStream read = AudioSystem.getAudioInputStream(plain, stored)) {
                int frameBytes = channels * Short.BYTES;
                for (byte[] part = read.readNBytes(FRAMES_AT_ONCE * frameBytes);
                        part.length >= frameBytes;
                        part = read.readNBytes(FRAMES_AT_ONCE * frameBytes)) {
                    add(part, channels, samples);
                }
            }
        } catch (UnsupportedAudioFileException | IllegalArgumentException e) {
            UnreadableAudioException refusal = UnreadFormat.refusal(UnreadSound.OTHER, "AIFF or AU with a compression");
            refusal.addSuppressed(e);
            throw refusal;
        }
    }

    private static void add(byte[] part, int channels, SampleCollector samples) {
        ByteBuffer values = ByteBuffer.wrap(part).order(ByteOrder.LITTLE_ENDIAN);
        while (values.remaining() >= channels * Short.BYTES) {
            float sum = 0;
            for (int channel = 0; channel < channels; channel++) {
                sum += values.getShort();
            }
            samples.add(sum / channels / FULL_SCALE);
        }
    }
}
