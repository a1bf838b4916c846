package app.saywell.speech.audio.capture;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.ShortBuffer;
import java.util.concurrent.locks.LockSupport;
import javax.sound.sampled.AudioFormat;
import javax.sound.sampled.TargetDataLine;

/// Reads a 16-bit line of the Java Sound API; channels are averaged.
///
/// It reads only what is available, because a read blocks forever if the device is gone.
final class LineSource implements SampleSource {
    private static final long POLL_INTERVAL_NANOS = 5_000_000;

    private final TargetDataLine line;
    private final AudioFormat format;
    private final int channels;
    private final byte[] bytes;
    private final ShortBuffer interleaved;

    LineSource(TargetDataLine line) {
        this.line = line;
        format = line.getFormat();
        channels = format.getChannels();
        bytes = new byte[(int) format.getSampleRate() / 10 * format.getFrameSize()];
        interleaved = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).asShortBuffer();
    }

    @Override
    public int sampleRate() {
        return (int) format.getSampleRate();
    }

    @Override
    public int read(short[] buffer) throws CaptureException {
        if (!line.isOpen()) {
            throw new CaptureException(RecordingFailure.DEVICE_LOST, "the line was closed");
        }
        if (!line.getFormat().matches(format)) {
            throw new CaptureException(
                    RecordingFailure.FORMAT_CHANGED,
                    "it delivers %d Hz now, channels: %d"
                            .formatted(
                                    (int) line.getFormat().getSampleRate(),
                                    line.getFormat().getChannels()));
        }
        int frameBytes = format.getFrameSize();
        int frames = Math.min(line.available() / frameBytes, Math.min(buffer.length, bytes.length / frameBytes));
        if (frames <= 0) {
            LockSupport.parkNanos(POLL_INTERVAL_NANOS);
            return 0;
        }
        int read = line.read(bytes, 0, frames * frameBytes) / frameBytes;
        for (int i = 0; i < read; i++) {
            int sum = 0;
            for (int channel = 0; channel < channels; channel++) {
                sum += interleaved.get(i * channels + channel);
            }
            buffer[i] = (short) Math.round((float) sum / channels);
        }
        return Math.max(0, read);
    }

    @Override
    public void close() {
        line.stop();
        line.close();
    }
}
