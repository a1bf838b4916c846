package app.saywell.desk.shell.start;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import okhttp3.OkHttpClient;
import okhttp3.Request;
import okhttp3.Response;

/// A `saywell serve` in a process of its own, on free ports.
final class ServeProcess implements AutoCloseable {
    private static final OkHttpClient HTTP = new OkHttpClient();

    private final Process process;
    private final String address;
    private final String adminUrl;

    private ServeProcess(Process process, String address, String adminUrl) {
        this.process = process;
        this.address = address;
        this.adminUrl = adminUrl;
    }

    /// Starts it and waits until it listens.
    ///
    /// @param log takes what it writes to standard error
    static ServeProcess start(String databaseUrl, Path home, Path log) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--enable-native-access=ALL-UNNAMED",
                "-XX:+UseSerialGC",
                "-Xmx512m",
                "-classpath",
                System.getProperty("java.class.path"),
                "app.saywell.Main",
                "serve"));
        command.addAll(List.of("--database", databaseUrl, "--port", "0", "--admin-port", "0"));
        ProcessBuilder builder = new ProcessBuilder(command).redirectError(log.toFile());
        builder.environment().put("SAYWELL_HOME", home.toString());
        Process process = builder.start();
        BufferedReader lines = process.inputReader();
        String service = after("Saywell service at ", lines.readLine());
        String admin = after("Health and metrics at ", lines.readLine());
        return new ServeProcess(process, service.replace("http://", ""), admin);
    }

    private static String after(String prefix, String line) {
        if (line == null || !line.startsWith(prefix)) {
            throw new IllegalStateException("serve said: " + line);
        }
        return line.substring(prefix.length());
    }

    /// Host and port of the service.
    String address() {
        return address;
    }

    /// A metric that has no labels.
    double metric(String name) throws IOException {
        return get("/metrics")
                .body()
                .lines()
                .filter(line -> line.startsWith(name + " "))
                .mapToDouble(line -> Double.parseDouble(line.substring(name.length() + 1)))
                .findFirst()
                .orElseThrow();
    }

    record Reply(int status, String body) {}

    Reply get(String path) throws IOException {
        try (Response response =
                HTTP.newCall(new Request.Builder().url(adminUrl + path).build()).execute()) {
            return new Reply(response.code(), response.body().string());
        }
    }

    /// Ends it at once, as a power cut would.
    void kill() throws InterruptedException {
        process.destroyForcibly().waitFor();
    }

    /// Asks it to stop, as systemd does.
    ///
    /// @return its exit code
    int stop() throws InterruptedException {
        process.destroy();
        if (!process.waitFor(30, TimeUnit.SECONDS)) {
            throw new IllegalStateException("serve did not stop");
        }
        return process.exitValue();
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }
}
