package app.saywell.service;

import app.saywell.service.store.Storage;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/// A service in a process of its own, with the scripted engine: prints its address and session key
/// in one line and runs until its input ends.
final class ServiceProcess implements AutoCloseable {
    private final Process process;
    private final Load.Target target;

    private ServiceProcess(Process process, Load.Target target) {
        this.process = process;
        this.target = target;
    }

    public static void main(String[] args) throws IOException {
        ServiceConfig config = ServiceConfig.at(Storage.at(args[0]));
        try (SpeechServer server = SpeechServer.start(config, new ScriptedEngine())) {
            System.out.println(server.baseUrl() + " " + server.sessionKey().text());
            while (System.in.read() >= 0) {
                // Runs until whoever started it goes away.
            }
        }
    }

    /// Starts one on a database.
    static ServiceProcess start(String jdbcUrl) throws IOException {
        Process process =
                new ProcessBuilder(
                                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                                "-Xmx512m",
                                "-XX:+UseSerialGC",
                                "--enable-native-access=ALL-UNNAMED",
                                "-cp",
                                System.getProperty("java.class.path"),
                                ServiceProcess.class.getName(),
                                jdbcUrl)
                        .redirectError(ProcessBuilder.Redirect.INHERIT)
                        .start();
        var lines = process.inputReader(StandardCharsets.UTF_8);
        String[] words = lines.readLine().split(" ", 2);
        return new ServiceProcess(process, new Load.Target(words[0], words[1]));
    }

    Load.Target target() {
        return target;
    }

    @Override
    public void close() throws IOException {
        process.getOutputStream().close();
    }
}
