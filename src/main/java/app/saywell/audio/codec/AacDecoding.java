package app.saywell.audio.codec;

import app.saywell.audio.UnreadableAudioException;
import app.saywell.audio.UnreadableAudioException.UnreadableReason;

import net.sourceforge.jaad.aac.Decoder;
import net.sourceforge.jaad.mp4.MP4Container;
import net.sourceforge.jaad.mp4.api.AudioTrack;
import net.sourceforge.jaad.mp4.api.Track;

import java.io.IOException;
import java.util.List;

/// Decodes AAC in MP4, as phones record it.
final class AacDecoding {
    private static final float FULL_SCALE = 32_768;

    private AacDecoding() {}

    static void decode(byte[] file, SampleCollector samples) throws IOException {
        MP4Container container = new MP4Container(new MemoryMp4Input(file));
        List<Track> tracks = container.getMovie().getTracks(AudioTrack.AudioCodec.AAC);
        if (tracks.isEmpty()) {
            throw new UnreadableAudioException(
                    UnreadableReason.UNSUPPORTED, "This file contains no AAC sound.");
        }
        Track track = tracks.getFirst();
        Decoder decoder = Decoder.create(track.getDecoderSpecificInfo().getData());
        while (track.hasMoreFrames()) {
            decoder.decodeFrame(
                    track.readNextFrame().getData(),
                    (channels, length, sampleRate) -> {
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
}
