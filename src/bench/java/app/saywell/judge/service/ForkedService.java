package app.saywell.judge.service;

import app.saywell.judge.service.store.StorageConfig;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/// Runs a service with the scripted engine in its own process. It prints the address and the
/// session key in one line and runs until its input ends.
final class ForkedService implements AutoCloseable {
    private final Process process;
    private final LoadGenerator.LoadTarget target;

    private ForkedService(Process process, LoadGenerator.LoadTarget target) {
        this.process = process;
        this.target = target;
    }

    public static void main(String[] args) throws IOException {
        ServiceConfig config = ServiceConfig.ofStorage(StorageConfig.ofUrl(args[0]));
        try (SpeechServer server = SpeechServer.start(config, new ScriptedEngine())) {
            System.out.println(server.baseUrl() + " " + server.sessionKey().text());
            while (System.in.read() >= 0) {
                // Runs until the parent process closes the input.
            }
        }
    }

    /// Starts a service on a database.
    static ForkedService start(String jdbcUrl) throws IOException {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xmx512m",
                        "-XX:+UseSerialGC",
                        "--enable-native-access=ALL-UNNAMED",
                        "-cp",
                        System.getProperty("java.class.path"),
                        ForkedService.class.getName(),
                        jdbcUrl)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        var lines = process.inputReader(StandardCharsets.UTF_8);
        String[] words = lines.readLine().split(" ", 2);
        return new ForkedService(process, new LoadGenerator.LoadTarget(words[0], words[1]));
    }

    LoadGenerator.LoadTarget target() {
        return target;
    }

    @Override
    public void close() throws IOException {
        process.getOutputStream().close();
    }
}
