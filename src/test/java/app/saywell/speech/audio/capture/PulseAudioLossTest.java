package app.saywell.speech.audio.capture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import app.saywell.Main;
import app.saywell.speech.audio.AudioDecoder;
import java.io.File;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
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

    private static final int RATE = 48_000;
    private static final long HEARD_BYTES = 200_000;
    private static final int BYTES_OF_FRAME = 2;
    private static final Pattern LATENCY = Pattern.compile("(?m)^\tLatency: (\\d+) usec");
    private static final long MAX_LATENCY_MICROS = 100_000;

    @TempDir
    private Path folder;

    private final List<Process> started = new ArrayList<>();

    /// What happens to the microphone.
    enum Loss {
        UNPLUGGED,
        SUSPENDED,
        SERVER_GONE
    }

    @AfterEach
    void end() {
        started.reversed().forEach(Process::destroyForcibly);
    }

    @ParameterizedTest
    @EnumSource
    void isNoticedAndWhatWasRecordedIsKept(Loss loss) throws Exception {
        assumeTrue(Boolean.getBoolean("deep"));
        assumeTrue(List.of("pulseaudio", "pactl", "pacat").stream().allMatch(this::isInstalled));
        Process server = startServer();
        speak();
        Path file = folder.resolve("take.wav");
        Process recorder = record(file, 60);
        while (!Files.exists(file) || Files.size(file) < HEARD_BYTES) {
            assertThat(recorder.isAlive()).isTrue();
            Thread.sleep(50);
        }
        long recorded = Files.size(file);
        long before = System.nanoTime();
        switch (loss) {
            case UNPLUGGED -> pactl("unload-module", "module-null-sink");
            case SUSPENDED -> pactl("suspend-sink", "mic", "1");
            case SERVER_GONE -> server.destroyForcibly();
        }
        assertThat(recorder.waitFor(30, TimeUnit.SECONDS)).isTrue();
        assertThat((System.nanoTime() - before) / 1e9).isLessThan(MAX_SECONDS);
        assertThat(recorder.exitValue()).isEqualTo(1);
        requireSound(file, (recorded - 1_000) / BYTES_OF_FRAME);

        switch (loss) {
            case UNPLUGGED -> plugIn();
            case SUSPENDED -> pactl("suspend-sink", "mic", "0");
            case SERVER_GONE -> startServer();
        }
        if (loss != Loss.SUSPENDED) {
            speak();
        }
        Path next = folder.resolve("next.wav");
        assertThat(record(next, 2).waitFor()).isZero();
        requireSound(next, 2 * RATE);
    }

    private static void requireSound(Path file, long frames) throws IOException {
        float[] samples = new AudioDecoder().decode(file).samples();
        assertThat((long) samples.length).isGreaterThanOrEqualTo(frames);
        for (int from = 0; from + RATE / 2 <= frames; from += RATE / 2) {
            float loudest = 0;
            for (int i = from; i < from + RATE / 2; i++) {
                loudest = Math.max(loudest, Math.abs(samples[i]));
            }
            assertThat(loudest).as("half a second from %d", from).isGreaterThan(0.1f);
        }
    }

    private Process startServer() throws Exception {
        Process server = start(
                "pulseaudio",
                "-n",
                "--daemonize=no",
                "--exit-idle-time=-1",
                "--disable-shm=yes",
                "-L",
                "module-native-protocol-unix");
        while (start("pactl", "info").waitFor() != 0) {
            Thread.sleep(100);
        }
        plugIn();
        return server;
    }

    private void plugIn() throws Exception {
        pactl("load-module", "module-null-sink", "sink_name=mic", "rate=" + RATE, "channels=2");
        pactl("set-default-source", "mic.monitor");
    }

    /// Speaks into the microphone, a hum for minutes, and waits until it is heard at once.
    private void speak() throws Exception {
        Path hum = folder.resolve("hum");
        ByteBuffer samples = ByteBuffer.allocate(120 * RATE * 2).order(ByteOrder.LITTLE_ENDIAN);
        while (samples.hasRemaining()) {
            samples.putShort((short) (8_000 * Math.sin(samples.position() * 0.03)));
        }
        Files.write(hum, samples.array());
        start(
                "pacat",
                "--raw",
                "--rate=" + RATE,
                "--channels=1",
                "--format=s16le",
                "--latency-msec=20",
                "-d",
                "mic",
                hum.toString());
        for (int i = 0; i < 100 && latencyMicros() > MAX_LATENCY_MICROS; i++) {
            Thread.sleep(100);
        }
        Thread.sleep(1_000);
    }

    private long latencyMicros() throws Exception {
        Process list = start("pactl", "list", "sinks");
        list.waitFor();
        Matcher latency = LATENCY.matcher(Files.readString(output(started.size() - 1)));
        return latency.find() ? Long.parseLong(latency.group(1)) : Long.MAX_VALUE;
    }

    private Process record(Path file, int seconds) throws IOException {
        return start(
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

    private void pactl(String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of("pactl"));
        command.addAll(List.of(arguments));
        assertThat(start(command.toArray(String[]::new)).waitFor()).isZero();
    }

    private Process start(String... command) throws IOException {
        ProcessBuilder builder = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(output(started.size()).toFile());
        String runtime = Files.createDirectories(folder.resolve("pulse")).toString();
        builder.environment().put("PULSE_RUNTIME_PATH", runtime);
        builder.environment().put("XDG_RUNTIME_DIR", runtime);
        builder.environment().put("PULSE_SERVER", "unix:" + runtime + "/native");
        if (command[0].equals("pulseaudio")) {
            builder.environment().remove("PULSE_SERVER");
        }
        Process process = builder.start();
        started.add(process);
        return process;
    }

    private Path output(int number) {
        return folder.resolve("output" + number);
    }

    private boolean isInstalled(String program) {
        return Arrays.stream(System.getenv("PATH").split(File.pathSeparator))
                .anyMatch(place -> Files.isExecutable(Path.of(place, program)));
    }
}
