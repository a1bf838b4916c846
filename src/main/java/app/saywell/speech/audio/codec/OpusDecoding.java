package app.saywell.speech.audio.codec;

import app.saywell.speech.audio.UnreadSound;
import io.github.jaredmdobson.concentus.OpusDecoder;
import io.github.jaredmdobson.concentus.OpusException;
import java.io.IOException;

/// Decodes Opus packets to 48 kHz.
final class OpusDecoding {
    private static final int SAMPLE_RATE = 48_000;
    private static final int MAX_FRAME = 5_760;
    private static final float FULL_SCALE = 32_768;

    private OpusDecoding() {}

    static void decode(OpusStream stream, SampleCollector samples) throws IOException {
        if (!stream.isOpus() || stream.channels() < 1 || stream.channels() > 2) {
            throw stream.isVorbis()
                    ? UnreadFormat.refusal(UnreadSound.OGG_VORBIS, "Ogg Vorbis")
                    : UnreadFormat.refusal(UnreadSound.OTHER, "sound in a container without Opus");
        }
        samples.setSampleRate(SAMPLE_RATE);
        int channels = stream.channels();
        short[] decoded = new short[MAX_FRAME * channels];
        try {
            OpusDecoder decoder = new OpusDecoder(SAMPLE_RATE, channels);
            for (byte[] packet : stream.packets()) {
                int length = decoder.decode(packet, 0, packet.length, decoded, 0, MAX_FRAME, false);
                for (int i = 0; i < length; i++) {
                    float sum = 0;
                    for (int channel = 0; channel < channels; channel++) {
                        sum += decoded[i * channels + channel];
                    }
                    samples.add(sum / channels / FULL_SCALE);
                }
            }
        } catch (OpusException e) {
            if (samples.isEmpty()) {
                throw new IOException("the Opus sound is damaged", e);
            }
        }
        long length = stream.totalSamples() - stream.preSkip();
        samples.trim(stream.preSkip(), length > 0 ? length : Integer.MAX_VALUE);
    }
}
