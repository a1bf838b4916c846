package app.saywell.audio.codec;

import org.jflac.FLACDecoder;
import org.jflac.frame.Frame;
import org.jflac.metadata.StreamInfo;

import java.io.ByteArrayInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.UncheckedIOException;

/// Decodes FLAC.
final class FlacDecoding {
    private FlacDecoding() {}

    /// A file whose end is told a few times only: the decoder looks for another frame for ever,
    /// where a damaged one promises it.
    private static final class FiniteInput extends ByteArrayInputStream {
        private static final int TIMES = 16;

        private int ends;

        FiniteInput(byte[] file) {
            super(file);
        }

        @Override
        public synchronized int read(byte[] target, int offset, int length) {
            int count = super.read(target, offset, length);
            if (count < 0 && ++ends > TIMES) {
                throw new UncheckedIOException(new EOFException("the last frame is damaged"));
            }
            return count;
        }
    }

    static void decode(byte[] file, SampleCollector samples) throws IOException {
        FLACDecoder decoder = new FLACDecoder(new FiniteInput(file));
        decoder.readMetadata();
        StreamInfo info = decoder.getStreamInfo();
        samples.setSampleRate(info.getSampleRate());
        float scale = 1f / (1 << (info.getBitsPerSample() - 1));
        int channels = info.getChannels();
        for (Frame frame = decoder.readNextFrame();
                frame != null;
                frame = decoder.readNextFrame()) {
            for (int i = 0; i < frame.header.blockSize; i++) {
                float sum = 0;
                for (int channel = 0; channel < channels; channel++) {
                    sum += decoder.getChannelData()[channel].getOutput()[i];
                }
                samples.add(sum * scale / channels);
            }
        }
    }
}
