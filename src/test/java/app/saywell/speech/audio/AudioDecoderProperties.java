package app.saywell.speech.audio;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.speech.signal.Pcm;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

/// Any bytes are either decoded or refused with a reason.
class AudioDecoderProperties {
    private static final AudioDecoder DECODER = new AudioDecoder(60);

    @Property(tries = 300)
    void survivesAnyBytes(@ForAll @Size(max = 4000) byte[] bytes) {
        assertSoundOrRefusal(bytes);
    }

    @Property(tries = 300)
    void survivesAnyChangeToAWav(@ForAll long seed, @ForAll @IntRange(min = 1, max = 20) int hits) {
        byte[] wav = WavEncoder.encode(new Pcm(new float[500], 16000));
        assertSoundOrRefusal(damaged(wav, seed, hits, 64));
    }

    @Property(tries = 100)
    void survivesAnyChangeToAnMp3(@ForAll long seed, @ForAll @IntRange(min = 1, max = 50) int hits) throws IOException {
        try (InputStream in = getClass().getResourceAsStream("beep.mp3")) {
            byte[] mp3 = in.readAllBytes();
            assertSoundOrRefusal(damaged(mp3, seed, hits, mp3.length));
        }
    }

    @Property(tries = 200)
    void readsBackAnyWav(@ForAll @Size(min = 1, max = 500) short[] samples) {
        float[] wanted = new float[samples.length];
        for (int i = 0; i < samples.length; i++) {
            wanted[i] = samples[i] / 32768f;
        }
        byte[] wav = WavEncoder.encode(new Pcm(wanted, 16000));
        assertThat(DECODER.decode(wav).samples()).containsExactly(wanted);
    }

    private static void assertSoundOrRefusal(byte[] file) {
        try {
            Pcm pcm = DECODER.decode(file);
            assertThat(pcm.samples()).isNotEmpty();
            assertThat(pcm.sampleRate()).isBetween(WavLayout.MIN_SAMPLE_RATE, WavLayout.MAX_SAMPLE_RATE);
            for (float sample : pcm.samples()) {
                assertThat(Float.isFinite(sample)).isTrue();
            }
        } catch (UnreadableAudioException refused) {
            assertThat(refused).hasMessageEndingWith(".");
        }
    }

    private static byte[] damaged(byte[] file, long seed, int hits, int within) {
        Random random = new Random(seed);
        byte[] damaged = Arrays.copyOf(file, random.nextInt(1, file.length + 1));
        for (int i = 0; i < hits; i++) {
            int at = random.nextInt(Math.min(within, damaged.length));
            damaged[at] = (byte) random.nextInt();
        }
        return damaged;
    }
}
