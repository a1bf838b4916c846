package app.saywell.speech.audio;

import app.saywell.speech.audio.UnreadableAudioException.UnreadableReason;
import app.saywell.speech.language.InterruptCheck;
import app.saywell.speech.signal.Pcm;
import java.io.ByteArrayInputStream;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.Arrays;
import javazoom.jl.decoder.Bitstream;
import javazoom.jl.decoder.BitstreamException;
import javazoom.jl.decoder.Decoder;
import javazoom.jl.decoder.DecoderException;
import javazoom.jl.decoder.Header;
import javazoom.jl.decoder.SampleBuffer;
import org.jspecify.annotations.Nullable;

/// Decodes MP3 with JLayer and removes the encoder's delay and padding if the file gives their
/// length.
///
/// JLayer throws various runtime exceptions for damaged frames. Such a frame becomes silence, so
/// the rest keeps its time.
final class Mp3Decoder {
    private final Mp3Stream stream;
    private final long maxSamples;
    private float[] samples;
    private int length;

    private Mp3Decoder(Mp3Stream stream, long fileBytes, double maxSeconds) {
        this.stream = stream;
        maxSamples = (long) (maxSeconds * stream.firstHeader().sampleRate());
        long frames = (fileBytes - stream.offset()) / stream.firstHeader().frameBytes() + 1;
        samples = new float
                [(int) Math.min(maxSamples, frames * stream.firstHeader().frameSamples())];
    }

    static Pcm decode(MemorySegment file, double maxSeconds) {
        Mp3Stream stream = Mp3Stream.find(file);
        if (file.byteSize() > Integer.MAX_VALUE - 8) {
            throw AudioDecoder.tooLong(maxSeconds);
        }
        return new Mp3Decoder(stream, file.byteSize(), maxSeconds).decode(file);
    }

    private Pcm decode(MemorySegment file) {
        byte[] frames = file.asSlice(stream.offset()).toArray(ValueLayout.JAVA_BYTE);
        Bitstream bits = new Bitstream(new WatchedBytes(frames));
        Decoder decoder = new Decoder();
        for (Header header = next(bits); header != null; header = next(bits)) {
            if (header.frequency() == stream.firstHeader().sampleRate()) {
                append(decoder, header, bits);
            }
            bits.closeFrame();
        }
        InterruptCheck.throwIfInterrupted();
        int from = Math.min(length, stream.skipSamples());
        int to = Math.max(from, length - stream.paddingSamples());
        if (from == to) {
            throw new UnreadableAudioException(UnreadableReason.EMPTY, "This MP3 file holds no sound.");
        }
        return new Pcm(
                Arrays.copyOfRange(samples, from, to), stream.firstHeader().sampleRate());
    }

    /// Ends where its reader is interrupted. Frames of another rate, or none at all, may go on for 64 MiB.
    private static final class WatchedBytes extends ByteArrayInputStream {
        WatchedBytes(byte[] bytes) {
            super(bytes);
        }

        @Override
        public synchronized int read(byte[] target, int offset, int count) {
            return Thread.currentThread().isInterrupted() ? -1 : super.read(target, offset, count);
        }
    }

    private static @Nullable Header next(Bitstream bits) {
        try {
            return bits.readFrame();
        } catch (BitstreamException | RuntimeException endOfStream) {
            return null;
        }
    }

    private void append(Decoder decoder, Header header, Bitstream bits) {
        int frame = stream.firstHeader().frameSamples();
        ensureCapacity(frame);
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

    private void ensureCapacity(int extraSamples) {
        if (length + extraSamples > maxSamples) {
            throw AudioDecoder.tooLong(
                    (double) maxSamples / stream.firstHeader().sampleRate());
        }
        if (length + extraSamples > samples.length) {
            samples = Arrays.copyOf(samples, (int) Math.min(maxSamples, (length + extraSamples) * 3L / 2));
        }
    }
}
