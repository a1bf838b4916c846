package app.saywell.desk.lan;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.store.database.RecordingFiles;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import okhttp3.MediaType;
import okhttp3.RequestBody;
import okio.BufferedSink;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// The teacher's computer sleeps while a lesson is open for devices.
@Timeout(value = 180, unit = TimeUnit.SECONDS)
class RoomSleepTest {
    /// After this time a device that says nothing counts as away.
    private static final Duration QUIET = Duration.ofSeconds(30);

    @TempDir
    Path folder;

    private RoomFixture room;

    @BeforeEach
    void open() {
        room = new RoomFixture(folder, 2, "We call it bear");
    }

    @AfterEach
    void close() {
        room.close();
    }

    @Test
    void aLessonSurvivesASleepingComputerAndEndsByTheClockOfTheWall() throws Exception {
        RoomDevice device = room.seated(0);
        room.clock.advance(Duration.ofMinutes(30));
        assertThat(device.send(room.sentences.getFirst().id(), RoomFixture.recording(1))
                        .status())
                .as("the page goes on where it was")
                .isEqualTo(200);
        room.clock.advance(Duration.ofHours(10));
        assertThat(isOver(() -> device.send(room.sentences.getFirst().id(), RoomFixture.recording(9))))
                .isTrue();
        assertThat(room.takes(0, 0)).hasSize(1);
    }

    @Test
    void anUploadThatTheEndOfTheLessonMetIsStored() throws Exception {
        RoomDevice device = room.seated(0);
        room.clock.advance(ClassroomServer.TIME_LIMIT.minusSeconds(5).minus(QUIET));
        assertThat(sendWithSleep(device, Duration.ofSeconds(20)).status()).isEqualTo(200);
        assertThat(room.takes(0, 0)).hasSize(1);
    }

    @Test
    void anUploadThatSleptWithTheComputerIsNotStoredAfterTheLesson() throws Exception {
        RoomDevice device = room.seated(0);
        assertThat(isOver(() -> sendWithSleep(device, Duration.ofHours(10)))).isTrue();
        assertThat(room.takes(0, 0)).isEmpty();
    }

    @Test
    void nobodyJoinsByACodeThatIsOlderThanTheSleep() throws Exception {
        String code = room.state().code().text();
        room.clock.advance(Duration.ofMinutes(30));
        assertThat(room.device().join(code).problem()).isEqualTo("CODE");
        assertThat(room.device().join(room.state().code().text()).status()).isEqualTo(200);
    }

    /// Sends the first half of a recording, lets the clock go on, and sends the second.
    private RoomDevice.Answer sendWithSleep(RoomDevice device, Duration sleep) throws IOException {
        byte[] wav = RoomFixture.recording(1);
        room.clock.advance(QUIET);
        RequestBody halves = new RequestBody() {
            @Override
            public @Nullable MediaType contentType() {
                return null;
            }

            @Override
            public long contentLength() {
                return wav.length;
            }

            @Override
            public void writeTo(BufferedSink sink) throws IOException {
                sink.write(wav, 0, wav.length / 2);
                sink.flush();
                while (room.state().seats().getFirst().isAway()) {
                    Thread.onSpinWait(); // until the request has begun
                }
                room.clock.advance(sleep);
                sink.write(wav, wav.length / 2, wav.length - wav.length / 2);
            }
        };
        return device.call(
                device.request("/api/takes/" + room.sentences.getFirst().id())
                        .header("Idempotency-Key", RecordingFiles.sha256Of(wav))
                        .put(halves));
    }

    private interface Asking {
        RoomDevice.Answer ask() throws IOException;
    }

    /// Whether the lesson is over for a device, or nothing listens to it any more.
    private static boolean isOver(Asking asking) {
        try {
            return asking.ask().status() == 410;
        } catch (IOException e) {
            return true;
        }
    }
}
