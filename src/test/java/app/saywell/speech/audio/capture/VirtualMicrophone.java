package app.saywell.speech.audio.capture;

import java.io.File;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A microphone of a real sound system, PulseAudio, without hardware, which can be unplugged and into which a hum is
/// hummed. Needs `pulseaudio`, its tools and the plug-in by which ALSA reaches it. What was started ends with [#close].
public final class VirtualMicrophone implements AutoCloseable {
    /// Of the microphone, in Hz.
    public static final int RATE = 48_000;

    /// Of the hum, in samples. A whole number, so that what is missing in a recording can be seen, and a prime one:
    /// what a program reads or writes at a time, such as a twentieth of a second, is no multiple of it, and a gap
    /// that is one leaves no trace.
    public static final int PERIOD = 101;

    private static final double AMPLITUDE = 8_000;
    private static final Pattern LATENCY = Pattern.compile("(?m)^\tLatency: (\\d+) usec");
    private static final long MAX_LATENCY_MICROS = 100_000;

    private final Path folder;
    private final List<Process> started = new ArrayList<>();
    private int outputs;

    /// @param folder a private folder for the sound system, which is its address too: whoever names the same folder
    ///   reaches the same microphone
    public VirtualMicrophone(Path folder) {
        this.folder = folder;
    }

    /// Whether this computer has what is needed.
    public static boolean isPossible() {
        return List.of("pulseaudio", "pactl", "pacat").stream().allMatch(VirtualMicrophone::isInstalled);
    }

    private static boolean isInstalled(String program) {
        return Arrays.stream(System.getenv("PATH").split(File.pathSeparator))
                .anyMatch(place -> Files.isExecutable(Path.of(place, program)));
    }

    /// Starts the sound system with the microphone plugged in.
    ///
    /// @return its process
    public Process startServer() throws IOException, InterruptedException {
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

    /// Plugs the microphone in.
    public void plugIn() throws IOException, InterruptedException {
        pactl("load-module", "module-null-sink", "sink_name=mic", "rate=" + RATE, "channels=2");
        pactl("set-default-source", "mic.monitor");
    }

    /// Pulls its plug.
    public void unplug() throws IOException, InterruptedException {
        pactl("unload-module", "module-null-sink");
    }

    /// Makes it deliver nothing while it is plugged in, or ends that.
    public void suspend(boolean suspended) throws IOException, InterruptedException {
        pactl("suspend-sink", "mic", suspended ? "1" : "0");
    }

    /// Hums into the microphone, and waits until it is heard at once.
    ///
    /// @param seconds how long it is hummed
    /// @return the process that hums; it ends when the microphone is unplugged
    public Process hum(int seconds) throws IOException, InterruptedException {
        Path sound = folder.resolve("hum" + seconds);
        if (!Files.exists(sound)) {
            Files.write(sound, samplesOfHum(seconds));
        }
        Process humming = start(
                "nice",
                "-n",
                "-10",
                "pacat",
                "--raw",
                "--rate=" + RATE,
                "--channels=1",
                "--format=s16le",
                "--latency-msec=500",
                "-d",
                "mic",
                sound.toString());
        for (int i = 0; i < 100 && latencyMicros() > MAX_LATENCY_MICROS; i++) {
            Thread.sleep(100);
        }
        Thread.sleep(1_000);
        return humming;
    }

    private static byte[] samplesOfHum(int seconds) {
        ByteBuffer samples = ByteBuffer.allocate(seconds * RATE * Short.BYTES).order(ByteOrder.LITTLE_ENDIAN);
        for (int i = 0; samples.hasRemaining(); i++) {
            samples.putShort((short) Math.round(AMPLITUDE * Math.sin(2 * Math.PI * (i % PERIOD) / PERIOD)));
        }
        return samples.array();
    }

    private long latencyMicros() throws IOException, InterruptedException {
        Path output = folder.resolve("output" + outputs);
        start("pactl", "list", "sinks").waitFor();
        Matcher latency = LATENCY.matcher(Files.readString(output));
        return latency.find() ? Long.parseLong(latency.group(1)) : Long.MAX_VALUE;
    }

    private void pactl(String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of("pactl"));
        command.addAll(List.of(arguments));
        if (start(command.toArray(String[]::new)).waitFor() != 0) {
            throw new IOException("failed: " + command);
        }
    }

    /// Starts a program that records from this microphone, as whatever uses the sound of its environment.
    public Process start(String... command) throws IOException {
        ProcessBuilder builder = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve("output" + outputs++).toFile());
        builder.environment().putAll(environment());
        if (command[0].equals("pulseaudio")) {
            builder.environment().remove("PULSE_SERVER");
        }
        Process process = builder.start();
        started.add(process);
        return process;
    }

    /// The variables by which a program finds this microphone.
    public Map<String, String> environment() throws IOException {
        String runtime = Files.createDirectories(folder.resolve("pulse")).toString();
        return Map.of(
                "PULSE_RUNTIME_PATH",
                runtime,
                "XDG_RUNTIME_DIR",
                runtime,
                "PULSE_SERVER",
                "unix:" + runtime + "/native");
    }

    @Override
    public void close() {
        started.reversed().forEach(Process::destroyForcibly);
    }
}
