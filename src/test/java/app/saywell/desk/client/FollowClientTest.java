package app.saywell.desk.client;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.client.http.HttpSettings;
import app.saywell.desk.client.http.ServiceAddress;
import app.saywell.desk.client.key.ApiKey;
import app.saywell.judge.service.ScriptedEngine;
import app.saywell.judge.service.ServiceConfig;
import app.saywell.judge.service.SpeechServer;
import app.saywell.speech.AudioUpload;
import app.saywell.speech.CallFailure;
import app.saywell.speech.FirstLanguage;
import app.saywell.speech.FollowedReading;
import app.saywell.speech.FollowedReading.FollowedWord;
import app.saywell.speech.JudgingRule;
import app.saywell.speech.PronunciationGuide;
import app.saywell.speech.ReadingFollower;
import app.saywell.speech.ServiceReply;
import app.saywell.speech.Strictness;
import app.saywell.speech.audio.WavEncoder;
import app.saywell.speech.signal.Pcm;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// Readings are followed over HTTP by the service that the application carries.
@Timeout(120)
class FollowClientTest {
    private static final String TEXT = "Good morning to you all";
    private static final JudgingRule RULE = new JudgingRule(Strictness.GENTLE, FirstLanguage.OTHER);

    @TempDir
    private Path folder;

    private final ScriptedEngine engine = new ScriptedEngine();
    private SpeechServer server;
    private FollowClient client;
    private ReadingFollower follower;

    @BeforeEach
    void start() {
        server = SpeechServer.start(ServiceConfig.inFolder(folder), engine);
        client = client(server.baseUrl());
        follower = follower(client);
    }

    private FollowClient client(String address) {
        return new SpeechClientFactory()
                .follower(
                        HttpSettings.embedded(ServiceAddress.parse(address).orElseThrow()),
                        () -> ApiKey.parse(server.sessionKey().text()));
    }

    private static ReadingFollower follower(FollowClient client) {
        return client.follower("practice", () -> PronunciationGuide.NONE, RULE);
    }

    @AfterEach
    void stop() {
        client.close();
        server.close();
    }

    @Test
    void wordsComeAsTheRecordingGrowsAndAreJudgedByTheRule() {
        FollowedReading first = answer(follower.begin(part(1.2), TEXT));
        assertThat(first.words()).extracting(FollowedWord::word).containsExactly("Good", "morning");
        FollowedReading second = answer(follower.goOn(first.session(), part(0.6)));
        assertThat(second.words()).extracting(FollowedWord::word).containsExactly("Good", "morning", "to");
        assertThat(engine.rules).isNotEmpty().containsOnly(RULE);
    }

    @Test
    void whatIsNotReadAloudIsNotSent() {
        FollowedReading reading = answer(follower.begin(part(1.2), "Anna: " + TEXT));
        assertThat(reading.words()).extracting(FollowedWord::word).containsExactly("Good", "morning");
    }

    @Test
    void whatTheServiceRefusesIsAFailure() {
        assertThat(failure(follower.goOn("0".repeat(32), part(1)))).isNotEqualTo(CallFailure.FailureKind.NO_ANSWER);
        FollowedReading reading = answer(follower.begin(part(20), TEXT));
        assertThat(failure(follower.goOn(reading.session(), part(9)))).isEqualTo(CallFailure.FailureKind.TOO_LARGE);
    }

    @Test
    void aServiceThatHasStoppedIsAFailureAtOnce() {
        FollowedReading reading = answer(follower.begin(part(1), TEXT));
        server.close();
        assertThat(failure(follower.goOn(reading.session(), part(1)))).isEqualTo(CallFailure.FailureKind.UNREACHABLE);
    }

    /// Of a server that keeps its answer back: one that is there before the caller looks for it counts.
    @Test
    void interruptingTheCallerCancelsTheCall() throws Exception {
        try (FaultServer silent = FaultServer.start(FaultServer.ServerExchange::hang);
                FollowClient waiting = client(silent.address())) {
            Thread.currentThread().interrupt();
            ServiceReply<FollowedReading> reply = follower(waiting).begin(part(1), TEXT);
            assertThat(Thread.interrupted()).isTrue();
            assertThat(failure(reply)).isEqualTo(CallFailure.FailureKind.CANCELLED);
        }
    }

    private static FollowedReading answer(ServiceReply<FollowedReading> reply) {
        return switch (reply) {
            case ServiceReply.AnsweredCall<FollowedReading> answered -> answered.value();
            case ServiceReply.FailedCall<FollowedReading> failed ->
                throw new AssertionError(failed.failure().toString());
        };
    }

    private static CallFailure.FailureKind failure(ServiceReply<FollowedReading> reply) {
        return ClientTestRig.failure(reply).kind();
    }

    private static AudioUpload part(double seconds) {
        float[] samples = new float[(int) (seconds * FollowedReading.SAMPLE_RATE)];
        for (int i = 0; i < samples.length; i++) {
            samples[i] = (float) (0.2 * Math.sin(i * 0.1));
        }
        return new AudioUpload(
                WavEncoder.encode(new Pcm(samples, FollowedReading.SAMPLE_RATE)),
                AudioUpload.UploadFormat.WAV,
                seconds);
    }
}
