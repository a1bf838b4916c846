package app.saywell.speech.audio.codec;

import app.saywell.speech.audio.UnreadSound;
import java.io.IOException;
import net.sourceforge.jaad.aac.Decoder;

/// Decodes MP4, as phones and browsers record it.
final class Mp4Decoding {
    private static final float FULL_SCALE = 32_768;

    private Mp4Decoding() {}

    /// Decodes the first sound track of a file: AAC or Opus.
    static void decode(byte[] file, SampleCollector samples) throws IOException {
        Mp4Packets.SoundTrack track = Mp4Packets.read(file);
        switch (track.codec()) {
            case "mp4a" -> {
                Decoder decoder = Decoder.create(track.config());
                for (byte[] frame : track.packets()) {
                    decodeFrame(decoder, frame, samples);
                }
            }
            case "Opus" -> OpusDecoding.decode(OpusStream.ofMp4(track.config(), track.packets()), samples);
            case "alac" -> throw UnreadFormat.refusal(UnreadSound.APPLE_LOSSLESS, "Apple Lossless (ALAC)");
            case "samr", "sawb" -> throw UnreadFormat.refusal(UnreadSound.AMR, "AMR");
            default -> throw UnreadFormat.refusal(UnreadSound.OTHER, "MP4 without AAC or Opus");
        }
    }

    private static void decodeFrame(Decoder decoder, byte[] frame, SampleCollector samples) throws IOException {
        decoder.decodeFrame(frame, (channels, length, sampleRate) -> {
            samples.setSampleRate(sampleRate);
            for (int i = 0; i < length; i++) {
                float sum = 0;
                for (float[] channel : channels) {
                    sum += channel[i];
                }
                samples.add(sum / channels.size() / FULL_SCALE);
            }
        });
    }
}
