package app.saywell.engine.speaking;

import app.saywell.signal.Pcm;

import com.sun.speech.freetts.audio.AudioPlayer;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;

import javax.sound.sampled.AudioFormat;

/// Takes what a voice would play and keeps it: 16 bits, big-endian, one channel.
final class SampleCollector implements AudioPlayer {
    private static final float FULL = 32768;
    private static final int USUAL_RATE = 16_000;

    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private AudioFormat format = new AudioFormat(USUAL_RATE, 16, 1, true, true);

    Pcm pcm() {
        var shorts = ByteBuffer.wrap(bytes.toByteArray()).asShortBuffer();
        float[] samples = new float[shorts.remaining()];
        for (int i = 0; i < samples.length; i++) {
            samples[i] = shorts.get(i) / FULL;
        }
        return new Pcm(samples, (int) format.getSampleRate());
    }

    @Override
    public void setAudioFormat(AudioFormat newFormat) {
        format = newFormat;
    }

    @Override
    public AudioFormat getAudioFormat() {
        return format;
    }

    @Override
    public boolean write(byte[] audio) {
        bytes.writeBytes(audio);
        return true;
    }

    @Override
    public boolean write(byte[] audio, int offset, int size) {
        bytes.write(audio, offset, size);
        return true;
    }

    @Override
    public void begin(int size) {}

    @Override
    public boolean end() {
        return true;
    }

    @Override
    public boolean drain() {
        return true;
    }

    @Override
    public void pause() {}

    @Override
    public void resume() {}

    @Override
    public void reset() {}

    @Override
    public void cancel() {}

    @Override
    public void close() {}

    @Override
    public float getVolume() {
        return 1;
    }

    @Override
    public void setVolume(float volume) {}

    @Override
    public long getTime() {
        return 0;
    }

    @Override
    public void resetTime() {}

    @Override
    public void startFirstSampleTimer() {}

    @Override
    public void showMetrics() {}
}
