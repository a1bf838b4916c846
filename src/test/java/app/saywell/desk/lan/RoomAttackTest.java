package app.saywell.desk.lan;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.lan.JoinGate.JoinAnswer;
import app.saywell.desk.school.learner.Consent;
import app.saywell.speech.audio.Mp3Encoder;
import app.saywell.speech.audio.WavEncoder;
import app.saywell.speech.signal.Pcm;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import okhttp3.RequestBody;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The classroom server as somebody in a school would attack it.
@Timeout(value = 180, unit = TimeUnit.SECONDS)
class RoomAttackTest {
    @TempDir
    Path folder;

    private RoomFixture room;

    @BeforeEach
    void open() {
        room = new RoomFixture(folder, 3, "We call it bear", "What about the bus");
    }

    @AfterEach
    void close() {
        room.close();
    }

    @Test
    void whoGuessesCodesIsSoonNotHeardAnyMoreWhileOthersJoin() throws Exception {
        RoomDevice guesser = room.device();
        for (int i = 0; i < JoinGate.MAX_GUESSES_OF_ADDRESS; i++) {
            assertThat(guesser.join("2222-222" + (i % 8 + 2)).problem()).isEqualTo("CODE");
        }
        assertThat(guesser.join(room.state().code().text()).problem())
                .as("even the right one")
                .isEqualTo("LATER");
        RoomDevice neighbour =
                new RoomDevice(room.state().address(), room.state().fingerprint(), RoomDevice.from("127.0.0.2"));
        assertThat(neighbour.join(room.state().code().text()).status()).isEqualTo(200);
    }

    @Test
    void aWholeSchoolThatGuessesClosesTheDoorAndNoCodeOpensIt() {
        JoinGate gate = new JoinGate(room.clock);
        for (int i = 0; i < JoinGate.MAX_GUESSES; i++) {
            assertThat(gate.judge("10.0.0." + i % 40, "2345-678" + (i % 8 + 2))).isEqualTo(JoinAnswer.WRONG);
        }
        assertThat(gate.isLocked()).isTrue();
        assertThat(gate.judge("10.0.1.1", gate.code().text())).isEqualTo(JoinAnswer.LOCKED);
        gate.lock(false);
        assertThat(gate.judge("10.0.1.1", gate.code().text())).isEqualTo(JoinAnswer.ADMITTED);
    }

    @Test
    void noRequestRecordsForAnotherLearner() throws Exception {
        RoomDevice device = room.seated(0);
        byte[] wav = RoomFixture.recording(1);
        long sentence = room.sentences.getFirst().id();
        long victim = room.learners.get(1).id();
        device.call(device.request("/api/takes/" + sentence + "?learner=" + victim)
                .header("X-Learner", Long.toString(victim))
                .header("Idempotency-Key", app.saywell.desk.store.database.RecordingFiles.sha256Of(wav))
                .put(RequestBody.create(wav)));
        assertThat(room.takes(0, 0)).hasSize(1);
        assertThat(room.takes(1, 0)).isEmpty();
        for (String path :
                List.of("/api/takes/" + sentence + "/" + victim, "/api/takes/-1", "/api/takes/99999999999")) {
            assertThat(device.call(device.request(path).put(RequestBody.create(wav)))
                            .status())
                    .as(path)
                    .isEqualTo(404);
        }
        RoomDevice forger = room.device();
        for (String token : List.of("", "x", device.token.substring(1), device.token + "A", "null")) {
            forger.token = token;
            assertThat(forger.lesson().problem()).isEqualTo("DEVICE");
            assertThat(forger.send(sentence, wav).problem()).isEqualTo("DEVICE");
        }
        RoomDevice undecided = room.device();
        undecided.join(room.state().code().text());
        assertThat(undecided.send(sentence, wav).problem()).isEqualTo("DEVICE");
        assertThat(undecided.sit(4711).problem()).isEqualTo("NOT_FOUND");
    }

    @Test
    void aPageThatStaysOpenAfterTheLessonGetsNothingAndStoresNothing() throws Exception {
        RoomDevice device = room.seated(0);
        room.clock.advance(ClassroomServer.TIME_LIMIT);
        for (String path : List.of("/api/lesson", "/")) {
            assertThat(overOrGone(device, path)).as(path).isTrue();
        }
        assertThat(sendOrGone(device)).isTrue();
        assertThat(room.takes(0, 0)).isEmpty();
        while (room.server.state().isPresent()) {
            Thread.onSpinWait();
        }
    }

    @Test
    void aThousandConnectionsOfOneDeviceLeaveRoomForTheOthers() throws Exception {
        URI address = URI.create(room.state().address());
        List<Socket> sockets = new ArrayList<>();
        try {
            for (int i = 0; i < 1_000; i++) {
                Socket socket = new Socket();
                socket.connect(new InetSocketAddress(address.getHost(), address.getPort()), 5_000);
                sockets.add(socket);
            }
            RoomDevice other =
                    new RoomDevice(room.state().address(), room.state().fingerprint(), RoomDevice.from("127.0.0.2"));
            assertThat(other.join(room.state().code().text()).status()).isEqualTo(200);
            other.sit(room.learners.getFirst().id());
            assertThat(other.send(room.sentences.getFirst().id(), RoomFixture.recording(1))
                            .status())
                    .isEqualTo(200);
            assertThat(sockets.stream().filter(RoomAttackTest::isOpen).count())
                    .isLessThanOrEqualTo(RoomServer.MAX_CONNECTIONS_OF_ADDRESS);
        } finally {
            for (Socket socket : sockets) {
                socket.close();
            }
        }
    }

    @Test
    void tooManyRequestsOfOneDeviceAreRefused() throws Exception {
        RoomDevice device = room.seated(0);
        int status = 0;
        for (int i = 0; i < 200 && status != 429; i++) {
            status = device.lesson().status();
        }
        assertThat(status).isEqualTo(429);
        assertThat(room.seated(1).lesson().status()).isEqualTo(200);
        room.clock.advance(Duration.ofMinutes(1));
        assertThat(device.lesson().status()).isEqualTo(200);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "</script><script>alert(1)</script>",
                "\"},{\"id\":\"1",
                "@script@ @content@",
                "<img src=x onerror=alert(1)>"
            })
    void aHostileNameOrTextIsDataAndThePageHoldsNone(String hostile) throws Exception {
        room.learner(hostile, "99", Consent.THIS_COMPUTER);
        RoomDevice device = room.device();
        RoomDevice.Answer page = device.get("/");
        assertThat(page.body())
                .doesNotContain(
                        hostile, "학생 1", "We call it bear", room.state().code().text());
        assertThat(page.headers().get("Content-Security-Policy"))
                .startsWith("default-src 'none'; ")
                .contains("connect-src 'self'")
                .doesNotContain("unsafe", "*", "http:");
        device.join(room.state().code().text());
        RoomDevice.Answer lesson = device.lesson();
        assertThat(lesson.headers().get("Content-Type")).isEqualTo("application/json");
        assertThat(lesson.headers().get("X-Content-Type-Options")).isEqualTo("nosniff");
        assertThat(lesson.headers().get("Cache-Control")).isEqualTo("no-store");
        assertThat(lesson.json().at("/learners/3/name").asString())
                .isEqualTo(room.learners.getLast().name());
    }

    @Test
    void whatIsNoRecordingOfThePageIsRefusedBeforeADecoderSeesIt() throws Exception {
        RoomDevice device = room.seated(0);
        long sentence = room.sentences.getFirst().id();
        byte[] good = RoomFixture.recording(1);
        List<byte[]> hostile = List.of(
                new byte[0],
                new byte[44],
                Arrays.copyOf(good, good.length - 2),
                Arrays.copyOf(good, good.length + 2),
                Arrays.copyOf(good, 44),
                "RIFFxxxxWAVEfmt ".getBytes(StandardCharsets.US_ASCII),
                WavEncoder.encode(new Pcm(new float[1000], 48_000)),
                Mp3Encoder.encode(new Pcm(new float[24_000], 24_000), 64),
                changed(good, 20, 85), // says that it holds MP3
                changed(good, 22, 255), // says that it has 255 channels
                changed(good, 34, 24),
                changed(good, 43, 127)); // says that it is two gigabytes long
        for (byte[] bytes : hostile) {
            assertThat(device.send(sentence, bytes).problem()).isEqualTo("SOUND");
        }
        assertThat(device.send(sentence, good, "00").problem())
                .as("cut on its way")
                .isEqualTo("SOUND");
        assertThat(device.send(sentence, new byte[RoomRecording.MAX_BYTES + 1]).problem())
                .isEqualTo("LARGE");
        assertThat(room.takes(0, 0)).isEmpty();
        assertThat(device.send(sentence, good).status()).isEqualTo(200);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/api",
                "/api/",
                "/index.html",
                "/page.css",
                "/%2e%2e/etc/passwd",
                "/..%2f",
                "/api/takes/",
                "/api/lesson/",
                "/favicon.ico"
            })
    void thereIsNoOtherPath(String path) throws Exception {
        RoomDevice device = room.seated(0);
        RoomDevice.Answer answer = device.get(path);
        assertThat(answer.status()).isIn(400, 404, 405);
        assertThat(answer.body()).doesNotContain("passwd", "jetty", "Jetty");
    }

    @Test
    void otherPagesAndOtherNamesAreRefused() throws Exception {
        RoomDevice device = room.seated(0);
        assertThat(device.call(device.request("/api/lesson").header("Host", "evil.example:8443"))
                        .problem())
                .isEqualTo("FOREIGN");
        assertThat(device.call(device.request("/api/lesson").header("Origin", "https://evil.example"))
                        .problem())
                .isEqualTo("FOREIGN");
        assertThat(device.call(device.request("/api/lesson").header("Sec-Fetch-Site", "cross-site"))
                        .problem())
                .isEqualTo("FOREIGN");
        assertThat(device.call(device.request("/api/lesson")
                                .header("Origin", room.state().address()))
                        .status())
                .isEqualTo(200);
        for (String body : List.of("", "{", "[[[[[", "\"\u0000\"", "{\"code\":{\"a\":1}}")) {
            int status = device.call(
                            device.request("/api/join").post(RequestBody.create(body.getBytes(StandardCharsets.UTF_8))))
                    .status();
            assertThat(status).isIn(400, 403);
        }
        assertThat(device.post("/api/join", Map.of("code", "A".repeat(5_000))).problem())
                .isEqualTo("LARGE");
    }

    @Test
    void nothingOfNamesVoicesOrCodesIsLogged() throws Exception {
        List<String> lines = new CopyOnWriteArrayList<>(); // others may log while they are read
        Handler listener = new Handler() {
            @Override
            public synchronized void publish(LogRecord entry) {
                lines.add(entry.getMessage() + Arrays.toString(entry.getParameters()) + entry.getThrown());
            }

            @Override
            public void flush() {}

            @Override
            public void close() {}
        };
        Logger root = Logger.getLogger("");
        root.addHandler(listener);
        try {
            RoomDevice device = room.seated(0);
            String code = room.state().code().text();
            device.send(room.sentences.getFirst().id(), RoomFixture.recording(1));
            device.send(room.sentences.getFirst().id(), new byte[44]);
            device.get("/api/" + device.token);
            room.practice.library.close(); // from here on nothing can be stored
            device.send(room.sentences.getFirst().id(), RoomFixture.recording(2));
            assertThat(String.join("\n", lines))
                    .doesNotContain("학생 1", device.token, code, code.replace("-", ""), "We call it bear");
        } finally {
            root.removeHandler(listener);
        }
    }

    private static byte[] changed(byte[] file, int offset, int value) {
        byte[] copy = file.clone();
        copy[offset] = (byte) value;
        return copy;
    }

    private boolean sendOrGone(RoomDevice device) {
        try {
            return device.send(room.sentences.getFirst().id(), RoomFixture.recording(9))
                            .status()
                    == 410;
        } catch (IOException e) {
            return true;
        }
    }

    private static boolean overOrGone(RoomDevice device, String path) {
        try {
            return device.get(path).status() == 410;
        } catch (IOException e) {
            return true;
        }
    }

    // A socket that the server closed gives the end of the stream; one that waits gives nothing.
    private static boolean isOpen(Socket socket) {
        try {
            socket.setSoTimeout(20);
            InputStream in = socket.getInputStream();
            return in.read() >= 0;
        } catch (SocketTimeoutException e) {
            return true;
        } catch (IOException e) {
            return false;
        }
    }
}
