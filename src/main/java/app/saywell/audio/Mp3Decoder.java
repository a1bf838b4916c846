package app.saywell.audio;

import app.saywell.audio.UnreadableAudioException.Kind;
import app.saywell.signal.Pcm;

import javazoom.jl.decoder.Bitstream;
import javazoom.jl.decoder.BitstreamException;
import javazoom.jl.decoder.Decoder;
import javazoom.jl.decoder.DecoderException;
import javazoom.jl.decoder.Header;
import javazoom.jl.decoder.SampleBuffer;

import org.jspecify.annotations.Nullable;

import java.io.ByteArrayInputStream;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.Arrays;

/// MP3 by way of JLayer, with the encoder's lead-in cut off where the file tells its length.
///
/// JLayer answers damaged frames with whatever runtime exception comes up; such a frame is given
/// back as silence, so that what follows keeps its time.
final class Mp3Decoder {
    private final Mp3Stream stream;
    private final long longest;
    private float[] samples;
    private int length;

    private Mp3Decoder(Mp3Stream stream, long fileBytes, double longestSeconds) {
        this.stream = stream;
        longest = (long) (longestSeconds * stream.first().sampleRate());
        long frames = (fileBytes - stream.offset()) / stream.first().frameBytes() + 1;
        samples = new float[(int) Math.min(longest, frames * stream.first().frameSamples())];
    }

    static Pcm decode(MemorySegment file, double longestSeconds) {
        Mp3Stream stream = Mp3Stream.find(file);
        if (file.byteSize() > Integer.MAX_VALUE - 8) {
            throw AudioDecoder.tooLong(longestSeconds);
        }
        return new Mp3Decoder(stream, file.byteSize(), longestSeconds).decode(file);
    }

    private Pcm decode(MemorySegment file) {
        byte[] frames = file.asSlice(stream.offset()).toArray(ValueLayout.JAVA_BYTE);
        Bitstream bits = new Bitstream(new ByteArrayInputStream(frames));
        Decoder decoder = new Decoder();
        for (Header header = next(bits); header != null; header = next(bits)) {
            if (header.frequency() == stream.first().sampleRate()) {
                append(decoder, header, bits);
            }
            bits.closeFrame();
        }
        int from = Math.min(length, stream.skip());
        int to = Math.max(from, length - stream.padding());
        if (from == to) {
            throw new UnreadableAudioException(Kind.EMPTY, "This MP3 file holds no sound.");
        }
        return new Pcm(Arrays.copyOfRange(samples, from, to), stream.first().sampleRate());
    }

    private static @Nullable Header next(Bitstream bits) {
        try {
            return bits.readFrame();
        } catch (BitstreamException | RuntimeException endsHere) {
            return null;
        }
    }

    private void append(Decoder decoder, Header header, Bitstream bits) {
        int frame = stream.first().frameSamples();
        reserve(frame);
        try {
            SampleBuffer decoded = (SampleBuffer) decoder.decodeFrame(header, bits);
            int channels = decoded.getChannelCount();
            short[] interleaved = decoded.getBuffer();
            int count = Math.min(frame, decoded.getBufferLength() / channels);
            for (int i = 0; i < count; i++) {
                float sum = 0;
                for (int channel = 0; channel < channels; channel++) {
                    sum += interleaved[i * channels + channel];
                }
                samples[length + i] = sum / channels / 32768f;
            }
        } catch (DecoderException | RuntimeException damagedFrame) {
            Arrays.fill(samples, length, length + frame, 0);
        }
        length += frame;
    }

    private void reserve(int more) {
        if (length + more > longest) {
            throw AudioDecoder.tooLong((double) longest / stream.first().sampleRate());
        }
        if (length + more > samples.length) {
            samples = Arrays.copyOf(samples, (int) Math.min(longest, (length + more) * 3L / 2));
        }
    }
}
