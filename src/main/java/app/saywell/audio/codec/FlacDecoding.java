package app.saywell.audio.codec;

import org.jflac.FLACDecoder;
import org.jflac.frame.Frame;
import org.jflac.metadata.StreamInfo;

import java.io.ByteArrayInputStream;
import java.io.IOException;

/// Decodes FLAC.
final class FlacDecoding {
    private FlacDecoding() {}

    static void decode(byte[] file, SampleCollector samples) throws IOException {
        FLACDecoder decoder = new FLACDecoder(new ByteArrayInputStream(file));
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
