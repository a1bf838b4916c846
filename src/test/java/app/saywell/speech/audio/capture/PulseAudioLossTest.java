package app.saywell.speech.audio.capture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import app.saywell.Main;
import app.saywell.speech.audio.AudioDecoder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Breaks a microphone of a real sound system, PulseAudio, while `saywell record` records from it.
/// With `-Ddeep=true`, where `pulseaudio` and its tools are installed.
@Timeout(300)
class PulseAudioLossTest {
    /// Two seconds until it is noticed, and the end of the process.
    private static final double MAX_SECONDS = 2.5;

    private static final int HUM_SECONDS = 120;
    private static final long HEARD_BYTES = 200_000;
    private static final int BYTES_OF_FRAME = 2;

    @TempDir
    private Path folder;

    /// What happens to the microphone.
    enum Loss {
        UNPLUGGED,
        SUSPENDED,
        SERVER_GONE
    }

    @ParameterizedTest
    @EnumSource
    void isNoticedAndWhatWasRecordedIsKept(Loss loss) throws Exception {
        assumeTrue(Boolean.getBoolean("deep"));
        assumeTrue(VirtualMicrophone.isPossible());
        try (VirtualMicrophone microphone = new VirtualMicrophone(folder)) {
            loseAndFindAgain(loss, microphone);
        }
    }

    private void loseAndFindAgain(Loss loss, VirtualMicrophone microphone) throws Exception {
        Process server = microphone.startServer();
        microphone.hum(HUM_SECONDS);
        Path file = folder.resolve("take.wav");
        Process recorder = record(microphone, file, 60);
        while (!Files.exists(file) || Files.size(file) < HEARD_BYTES) {
            assertThat(recorder.isAlive()).isTrue();
            Thread.sleep(50);
        }
        long recorded = Files.size(file);
        long before = System.nanoTime();
        switch (loss) {
            case UNPLUGGED -> microphone.unplug();
            case SUSPENDED -> microphone.suspend(true);
            case SERVER_GONE -> server.destroyForcibly();
        }
        assertThat(recorder.waitFor(30, TimeUnit.SECONDS)).isTrue();
        assertThat((System.nanoTime() - before) / 1e9).isLessThan(MAX_SECONDS);
        assertThat(recorder.exitValue()).isEqualTo(1);
        requireSound(file, (recorded - 1_000) / BYTES_OF_FRAME);

        switch (loss) {
            case UNPLUGGED -> microphone.plugIn();
            case SUSPENDED -> microphone.suspend(false);
            case SERVER_GONE -> microphone.startServer();
        }
        if (loss != Loss.SUSPENDED) {
            microphone.hum(HUM_SECONDS);
        }
        Path next = folder.resolve("next.wav");
        assertThat(record(microphone, next, 2).waitFor()).isZero();
        requireSound(next, 2 * VirtualMicrophone.RATE);
    }

    private static void requireSound(Path file, long frames) throws IOException {
        float[] samples = new AudioDecoder().decode(file).samples();
        assertThat((long) samples.length).isGreaterThanOrEqualTo(frames);
        int half = VirtualMicrophone.RATE / 2;
        for (int from = 0; from + half <= frames; from += half) {
            float loudest = 0;
            for (int i = from; i < from + half; i++) {
                loudest = Math.max(loudest, Math.abs(samples[i]));
            }
            assertThat(loudest).as("half a second from %d", from).isGreaterThan(0.1f);
        }
    }

    private static Process record(VirtualMicrophone microphone, Path file, int seconds) throws IOException {
        return microphone.start(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--enable-native-access=ALL-UNNAMED",
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path"),
                Main.class.getName(),
                "record",
                file.toString(),
                "--seconds",
                Integer.toString(seconds));
    }
}
