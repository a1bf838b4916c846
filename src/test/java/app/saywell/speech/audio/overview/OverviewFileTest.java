package app.saywell.speech.audio.overview;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.speech.audio.WavEncoder;
import app.saywell.speech.signal.Pcm;
import app.saywell.speech.signal.PeaksPyramid;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OverviewFileTest {
    private static final int RATE = 16000;

    @TempDir
    Path folder;

    @Test
    void drawsAWavAsItsSamplesAre() throws IOException {
        Pcm noise = noise(100_001);
        WavEncoder.write(sound(), noise);
        assertDraws(noise);
        assertThat(Files.size(peaks())).isLessThan(100_001 * 2 / 20);
    }

    @Test
    void keepsTheSamplesOfWhatIsNotDrawnFromWhereItLies() throws IOException {
        int frames = 300_001;
        Files.write(sound(), stereo(WavEncoder.encode(noise(2 * frames))));
        float[] averaged = new float[frames];
        float[] both = noise(2 * frames).samples();
        for (int i = 0; i < averaged.length; i++) {
            averaged[i] = (both[2 * i] + both[2 * i + 1]) / 2;
        }
        assertDraws(new Pcm(averaged, RATE));
    }

    @Test
    void drawsAnMp3() throws IOException {
        try (InputStream in = getClass().getResourceAsStream("/app/saywell/speech/audio/beep.mp3")) {
            Files.write(sound(), in.readAllBytes());
        }
        try (OverviewFile overview = OverviewFile.open(sound(), peaks())) {
            assertThat(overview.seconds()).isEqualTo(1.3);
            short[] min = new short[13];
            short[] max = new short[13];
            overview.pyramid().columns(0, overview.pyramid().length(), min, max);
            assertThat(max[2]).isLessThan((short) 50);
            assertThat(max[7]).isBetween((short) 14_000, (short) 18_000);
        }
    }

    @Test
    void buildsAgainOnlyWhenTheSoundIsAnother() throws IOException {
        WavEncoder.write(sound(), noise(3000));
        OverviewFile.open(sound(), peaks()).close();
        assertThat(OverviewFile.isCurrent(sound(), peaks())).isTrue();
        WavEncoder.write(sound(), noise(3001));
        assertThat(OverviewFile.isCurrent(sound(), peaks())).isFalse();
        assertDraws(noise(3001));
    }

    @Test
    void takesNothingFromADamagedOverview() throws IOException {
        WavEncoder.write(sound(), noise(30_000));
        OverviewFile.open(sound(), peaks()).close();
        byte[] whole = Files.readAllBytes(peaks());
        Random random = new Random(1);
        for (int i = 0; i < 200; i++) {
            byte[] damaged = whole.clone();
            damaged[random.nextInt(48)] ^= (byte) (1 + random.nextInt(255));
            Files.write(peaks(), damaged);
            assertDraws(noise(30_000));
        }
    }

    private void assertDraws(Pcm expected) throws IOException {
        PeaksPyramid inMemory = PeaksPyramid.of(expected);
        short[][] kept = new short[2][333];
        short[][] wanted = new short[2][333];
        try (OverviewFile overview = OverviewFile.open(sound(), peaks())) {
            assertThat(overview.seconds()).isEqualTo(expected.seconds());
            overview.pyramid().columns(7, inMemory.length() + 9, kept[0], kept[1]);
        }
        inMemory.columns(7, inMemory.length() + 9, wanted[0], wanted[1]);
        assertThat(kept).isDeepEqualTo(wanted);
    }

    private Path sound() {
        return folder.resolve("sound");
    }

    private Path peaks() {
        return folder.resolve("sound.peaks");
    }

    /// The same samples, declared as alternating left and right.
    private static byte[] stereo(byte[] wav) {
        ByteBuffer header = ByteBuffer.wrap(wav).order(ByteOrder.LITTLE_ENDIAN);
        header.putShort(22, (short) 2).putShort(32, (short) 4);
        return wav;
    }

    private static Pcm noise(int length) {
        Random random = new Random(length);
        float[] samples = new float[length];
        for (int i = 0; i < length; i++) {
            samples[i] = random.nextInt(-32768, 32768) / 32768f;
        }
        return new Pcm(samples, RATE);
    }
}
