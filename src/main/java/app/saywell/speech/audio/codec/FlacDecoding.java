package app.saywell.speech.audio.codec;

import app.saywell.speech.audio.UnreadSound;
import java.io.ByteArrayInputStream;
import java.io.EOFException;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.util.Arrays;
import org.jflac.FLACDecoder;
import org.jflac.frame.Frame;
import org.jflac.metadata.StreamInfo;

/// Decodes FLAC.
final class FlacDecoding {
    private static final int MARK_BYTES = 4;
    private static final int BLOCK_HEADER_BYTES = 4;
    private static final int LAST_BLOCK = 0x80;
    private static final int BLOCK_TYPE = 0x7f;
    private static final int BLOCK_LENGTH = 0xffffff;
    private static final int DESCRIPTION_BYTES = 34;

    /// The decoder passes over frames of more.
    private static final int MAX_BITS = 24;

    private FlacDecoding() {}

    /// A file whose end is told a few times only: the decoder looks for another frame for ever,
    /// where a damaged one promises it.
    private static final class FiniteInput extends FilterInputStream {
        private static final int TIMES = 16;

        private int ends;

        FiniteInput(InputStream in) {
            super(in);
        }

        @Override
        public int read(byte[] target, int offset, int length) throws IOException {
            int count = super.read(target, offset, length);
            if (count < 0 && ++ends > TIMES) {
                throw new UncheckedIOException(new EOFException("the last frame is damaged"));
            }
            return count;
        }
    }

    /// The file with its description only, and without tags, pictures and tables: where these are
    /// damaged, the decoder takes as much memory as they promise.
    private static InputStream withoutTags(byte[] file) throws IOException {
        int at = MARK_BYTES;
        boolean isLast = false;
        while (!isLast) {
            if (at + BLOCK_HEADER_BYTES > file.length) {
                throw new EOFException("the file ends before its sound begins");
            }
            isLast = (file[at] & LAST_BLOCK) != 0;
            int header = ByteBuffer.wrap(file).getInt(at);
            at += BLOCK_HEADER_BYTES + (header & BLOCK_LENGTH);
        }
        int described = MARK_BYTES + BLOCK_HEADER_BYTES + DESCRIPTION_BYTES;
        if (at > file.length || at < described || (file[MARK_BYTES] & BLOCK_TYPE) != 0) {
            throw new IOException("the description of the sound is missing");
        }
        byte[] beginning = Arrays.copyOf(file, described);
        ByteBuffer.wrap(beginning).putInt(MARK_BYTES, LAST_BLOCK << 24 | DESCRIPTION_BYTES);
        return new SequenceInputStream(
                new ByteArrayInputStream(beginning), new ByteArrayInputStream(file, at, file.length - at));
    }

    static void decode(byte[] file, SampleCollector samples) throws IOException {
        FLACDecoder decoder = new FLACDecoder(new FiniteInput(withoutTags(file)));
        decoder.readMetadata();
        StreamInfo info = decoder.getStreamInfo();
        if (info.getBitsPerSample() > MAX_BITS) {
            throw UnreadFormat.refusal(UnreadSound.OTHER, "FLAC of " + info.getBitsPerSample() + " bits");
        }
        samples.setSampleRate(info.getSampleRate());
        float scale = 1f / (1 << (info.getBitsPerSample() - 1));
        int channels = info.getChannels();
        for (Frame frame = decoder.readNextFrame(); frame != null; frame = decoder.readNextFrame()) {
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
