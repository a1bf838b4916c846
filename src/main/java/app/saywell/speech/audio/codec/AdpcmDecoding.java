package app.saywell.speech.audio.codec;

import app.saywell.speech.audio.ByteSource;
import app.saywell.speech.audio.UnreadableAudioException;
import app.saywell.speech.audio.UnreadableAudioException.UnreadableReason;
import app.saywell.speech.audio.WavChunks;
import app.saywell.speech.audio.WaveFormatTag;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/// Decodes WAV files with ADPCM, four bits for a sample, in blocks that begin anew.
///
/// Sources: Microsoft, "Multimedia Data Standards Update" (1994), for both codings; IMA Digital Audio Focus and
/// Technical Working Groups, "Recommended Practices for Enhancing Digital Audio Compatibility" (1992).
final class AdpcmDecoding {
    private static final int MAX_CHANNELS = 8;
    private static final float FULL_SCALE = 32_768;

    private AdpcmDecoding() {}

    /// Decodes one block, of which the last of a file may be short.
    private interface BlockDecoder {
        void decode(ByteBuffer block, SampleCollector samples);
    }

    static void decode(byte[] file, SampleCollector samples) {
        WavChunks chunks = WavChunks.find(ByteSource.of(MemorySegment.ofArray(file)));
        ByteBuffer format = chunks.format();
        int channels = Short.toUnsignedInt(format.getShort(2));
        int blockBytes = Short.toUnsignedInt(format.getShort(12));
        if (channels < 1 || channels > MAX_CHANNELS || blockBytes <= channels * MicrosoftAdpcm.HEADER_BYTES) {
            throw new UnreadableAudioException(
                    UnreadableReason.DAMAGED,
                    "This WAV file is damaged: its ADPCM has " + channels + " channels and blocks of " + blockBytes
                            + " bytes.");
        }
        samples.setSampleRate(format.getInt(4));
        BlockDecoder decoder = chunks.tag() == WaveFormatTag.MICROSOFT_ADPCM
                ? new MicrosoftAdpcm(format, channels)::decode
                : new ImaAdpcm(channels)::decode;
        ByteBuffer sound = ByteBuffer.wrap(file, (int) chunks.dataOffset(), (int) chunks.dataBytes())
                .order(ByteOrder.LITTLE_ENDIAN);
        while (sound.remaining() > channels * MicrosoftAdpcm.HEADER_BYTES) {
            int bytes = Math.min(blockBytes, sound.remaining());
            decoder.decode(sound.slice(sound.position(), bytes).order(ByteOrder.LITTLE_ENDIAN), samples);
            sound.position(sound.position() + bytes);
        }
    }

    /// Adds the mean of the channels.
    static void addFrame(int[] frame, SampleCollector samples) {
        float sum = 0;
        for (int value : frame) {
            sum += value;
        }
        samples.add(sum / frame.length / FULL_SCALE);
    }
}
