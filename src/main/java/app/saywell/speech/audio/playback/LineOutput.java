package app.saywell.speech.audio.playback;

import javax.sound.sampled.SourceDataLine;

/// Writes to a 16-bit line of the Java Sound API; all channels get the same samples.
///
/// It writes only as much as fits, because a write blocks forever if the device is gone.
final class LineOutput implements SoundOutput {
    private final SourceDataLine line;
    private final int channels;
    private final byte[] bytes;

    LineOutput(SourceDataLine line) {
        this.line = line;
        channels = line.getFormat().getChannels();
        bytes = new byte[line.getBufferSize()];
    }

    @Override
    public int write(short[] samples, int from, int to) {
        int frameBytes = 2 * channels;
        int room = Math.min(line.available(), bytes.length) / frameBytes;
        int count = Math.min(room, to - from);
        int at = 0;
        for (int i = from; i < from + count; i++) {
            for (int channel = 0; channel < channels; channel++) {
                bytes[at++] = (byte) samples[i];
                bytes[at++] = (byte) (samples[i] >> 8);
            }
        }
        return count <= 0 ? 0 : line.write(bytes, 0, at) / frameBytes;
    }

    @Override
    public long heardSamples() {
        return line.getLongFramePosition();
    }

    @Override
    public void setPaused(PauseState pause) {
        if (pause == PauseState.PAUSED) {
            line.stop();
        } else {
            line.start();
        }
    }

    @Override
    public void close() {
        line.stop();
        line.flush();
        line.close();
    }
}
