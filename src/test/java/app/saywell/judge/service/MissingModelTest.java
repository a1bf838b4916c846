package app.saywell.judge.service;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.judge.engine.onnx.IdleTimer;
import app.saywell.judge.engine.onnx.ModelFolder;
import app.saywell.judge.engine.onnx.ModelRuntime;
import app.saywell.judge.engine.scoring.AcousticSpeechEngine;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The real engine without its weights: the service runs, and says what is wrong in words.
class MissingModelTest {
    private static final Path MODELS = Path.of("assets", "models");

    @TempDir
    private Path folder;

    @TempDir
    private Path models;

    @Test
    void missingWeightsAreToldInWordsOnEveryEndpoint() throws IOException {
        assertTold("is missing");
    }

    @Test
    void damagedWeightsAreToldInWordsOnEveryEndpoint() throws IOException {
        Files.copy(MODELS.resolve(ModelFolder.LIST), models.resolve(ModelFolder.LIST));
        Path ear = Files.createDirectories(models.resolve("ear"));
        try (var files = Files.list(MODELS.resolve("ear"))) {
            for (Path file : files.toList()) {
                Files.writeString(ear.resolve(file.getFileName().toString()), "half a file");
            }
        }
        assertTold("is damaged");
    }

    private void assertTold(String words) throws IOException {
        var runtime = new ModelRuntime(new ModelFolder(models), IdleTimer.ofSystem());
        try (SpeechServer server =
                SpeechServer.start(ServiceConfig.inFolder(folder), AcousticSpeechEngine.load(runtime))) {
            TestCaller caller = new TestCaller(server, server.sessionKey().text());
            byte[] speech = Files.readAllBytes(Path.of("assets", "lessons", "sample", "audio", "1-model.wav"));
            assertThat(caller.judge(speech)).satisfies(reply -> assertTold(reply, words));
            assertThat(caller.transcribe(speech)).satisfies(reply -> assertTold(reply, words));
        }
    }

    private static void assertTold(TestCaller.CallReply reply, String words) {
        assertThat(reply.status()).isEqualTo(400);
        assertThat(reply.body())
                .contains("\"ModelMissingError\"")
                .contains(words)
                .contains("Recording, playing, lessons");
    }
}
