package app.saywell.audio.codec;

import app.saywell.audio.UnreadableAudioException;
import app.saywell.audio.UnreadableAudioException.UnreadableReason;

import net.sourceforge.jaad.aac.Decoder;
import net.sourceforge.jaad.mp4.MP4Container;
import net.sourceforge.jaad.mp4.api.AudioTrack;
import net.sourceforge.jaad.mp4.api.Track;

import java.io.IOException;
import java.util.List;

/// Decodes AAC in MP4, as phones and browsers record it.
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
            decodeFrame(decoder, track.readNextFrame().getData(), samples);
        }
    }

    /// Decodes a file in fragments, as browsers record it: AAC or Opus.
    static void decodeFragments(byte[] file, SampleCollector samples) throws IOException {
        FragmentedMp4.SoundTrack track = FragmentedMp4.read(file);
        switch (track.codec()) {
            case "mp4a" -> {
                Decoder decoder = Decoder.create(track.config());
                for (byte[] frame : track.packets()) {
                    decodeFrame(decoder, frame, samples);
                }
            }
            case "Opus" ->
                    OpusDecoding.decode(OpusStream.ofMp4(track.config(), track.packets()), samples);
            default ->
                    throw new UnreadableAudioException(
                            UnreadableReason.UNSUPPORTED, "This file contains no AAC sound.");
        }
    }

    private static void decodeFrame(Decoder decoder, byte[] frame, SampleCollector samples)
            throws IOException {
        decoder.decodeFrame(
                frame,
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
