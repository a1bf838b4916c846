package app.saywell.ui;

import app.saywell.audio.capture.SampleSource;
import app.saywell.audio.playback.SoundOutput;
import app.saywell.signal.Pcm;
import app.saywell.ui.kit.sound.AudioSession;

import java.util.concurrent.Executor;
import java.util.concurrent.locks.LockSupport;

/// Fake audio devices in real time: a microphone that repeats a recording, and a silent
/// loudspeaker.
public final class FakeAudioDevices {
    private static final int WAIT_NANOS = 10_000_000;

    private FakeAudioDevices() {}

    public static AudioSession audioSession(Executor uiExecutor, Pcm spokenAudio) {
        return new AudioSession(
                uiExecutor, name -> () -> new LoopingMicrophone(spokenAudio), SilentSpeaker::new);
    }

    private static final class LoopingMicrophone implements SampleSource {
        private final Pcm audio;
        private final long openedNanos = System.nanoTime();
        private long deliveredSamples;

        LoopingMicrophone(Pcm audio) {
            this.audio = audio;
        }

        @Override
        public int sampleRate() {
            return audio.sampleRate();
        }

        @Override
        public int read(short[] buffer) {
            long dueSamples =
                    (System.nanoTime() - openedNanos) * audio.sampleRate() / 1_000_000_000L;
            if (dueSamples == deliveredSamples) {
                LockSupport.parkNanos(WAIT_NANOS);
                return 0;
            }
            int count = (int) Math.min(buffer.length, dueSamples - deliveredSamples);
            for (int i = 0; i < count; i++) {
                int position = (int) ((deliveredSamples + i) % audio.samples().length);
                buffer[i] = (short) Math.round(audio.samples()[position] * 32_767);
            }
            deliveredSamples += count;
            return count;
        }

        @Override
        public void close() {}
    }

    private static final class SilentSpeaker implements SoundOutput {
        private final int sampleRate;
        private final long openedNanos = System.nanoTime();
        private long writtenSamples;

        SilentSpeaker(int sampleRate) {
            this.sampleRate = sampleRate;
        }

        @Override
        public int write(short[] samples, int from, int to) {
            int room = (int) Math.max(0, sampleRate / 10 - (writtenSamples - heardSamples()));
            int accepted = Math.min(room, to - from);
            writtenSamples += accepted;
            return accepted;
        }

        @Override
        public long heardSamples() {
            return Math.min(
                    writtenSamples,
                    (System.nanoTime() - openedNanos) * sampleRate / 1_000_000_000L);
        }

        @Override
        public void setPaused(PauseState pause) {}

        @Override
        public void close() {}
    }
}
