package app.saywell.service.call;

import app.saywell.signal.Pcm;

import java.io.ByteArrayInputStream;
import java.io.IOException;

import javax.sound.sampled.AudioFormat;
import javax.sound.sampled.AudioInputStream;
import javax.sound.sampled.AudioSystem;
import javax.sound.sampled.UnsupportedAudioFileException;

/// Reads WAV files of 8, 16, 24 or 32 bit into mono samples.
final class Wav {
    private Wav() {}

    static Pcm decode(byte[] bytes) {
        try (AudioInputStream in =
                AudioSystem.getAudioInputStream(new ByteArrayInputStream(bytes))) {
            AudioFormat format = in.getFormat();
            int width = format.getSampleSizeInBits() / 8;
            int channels = format.getChannels();
            byte[] data = in.readAllBytes();
            float[] samples = new float[data.length / (width * channels)];
            for (int i = 0; i < samples.length; i++) {
                float sum = 0;
                for (int c = 0; c < channels; c++) {
                    sum += sample(data, (i * channels + c) * width, format);
                }
                samples[i] = sum / channels;
            }
            return new Pcm(samples, Math.round(format.getSampleRate()));
        } catch (UnsupportedAudioFileException | IOException e) {
            throw Options.wrong(Form.FILE, "is not audio that can be read").refused();
        }
    }

    private static float sample(byte[] data, int at, AudioFormat format) {
        int bits = format.getSampleSizeInBits();
        int value = 0;
        for (int b = 0; b < bits / 8; b++) {
            int place = format.isBigEndian() ? at + bits / 8 - 1 - b : at + b;
            value |= (data[place] & 0xff) << (8 * b);
        }
        if (format.getEncoding() == AudioFormat.Encoding.PCM_UNSIGNED) {
            return (value - (1 << (bits - 1))) / (float) (1L << (bits - 1));
        }
        return (value << (32 - bits)) / (float) (1L << 31);
    }
}
