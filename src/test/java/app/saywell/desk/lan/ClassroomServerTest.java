package app.saywell.desk.lan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.saywell.desk.school.learner.Consent;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.shell.cases.PracticeFixture;
import java.io.IOException;
import java.net.InetAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// A lesson that devices of the room record, over HTTPS on loopback.
@Timeout(120)
class ClassroomServerTest {
    @TempDir
    Path folder;

    private RoomFixture room;

    @BeforeEach
    void open() {
        room = new RoomFixture(folder, 3, "We call it bear", "What about the bus", "She sells sea shells");
    }

    @AfterEach
    void close() {
        room.close();
    }

    @Test
    void whatADeviceRecordsIsATakeThatWaitsToBeScored() throws Exception {
        RoomDevice device = room.device();
        assertThat(device.join(room.state().code().text().toLowerCase(java.util.Locale.ROOT))
                        .status())
                .isEqualTo(200);
        assertThat(device.lesson().json().get("learners")).hasSize(3);
        assertThat(device.lesson().json().get("sentences")).isEmpty();
        JsonNode lesson = device.sit(room.learners.get(1).id()).json();
        assertThat(lesson.at("/me/name").asString()).isEqualTo("학생 2");
        assertThat(lesson.get("learners")).as("nobody else any more").isEmpty();
        assertThat(lesson.at("/sentences/2/text").asString()).isEqualTo("She sells sea shells");
        byte[] wav = RoomFixture.recording(1);
        assertThat(device.send(room.sentences.get(2).id(), wav).status()).isEqualTo(200);
        Take take = room.takes(1, 2).getFirst();
        assertThat(Files.readAllBytes(room.practice.library.recordings().existingFile(take.audio())))
                .isEqualTo(wav);
        assertThat(room.practice.library.scoringQueue().findAll())
                .extracting(queued -> queued.takeId())
                .containsExactly(take.id());
        assertThat(device.lesson().json().get("recorded")).hasSize(1);
        assertThat(device.get("/api/lesson?at=" + room.sentences.get(2).id()).status())
                .isEqualTo(200);
        RoomState.LearnerSeat seat = room.state().seats().getFirst();
        assertThat(seat.learner().name()).isEqualTo("학생 2");
        assertThat(seat.position()).contains(3);
        assertThat(seat.recorded()).isEqualTo(1);
        assertThat(seat.isAway()).isFalse();
        room.clock.advance(Duration.ofSeconds(30));
        assertThat(room.state().seats().getFirst().isAway()).isTrue();
    }

    @Test
    void aRecordingThatIsSentAgainIsAnsweredAndStoredOnce() throws Exception {
        RoomDevice device = room.seated(0);
        byte[] wav = RoomFixture.recording(1);
        long sentence = room.sentences.getFirst().id();
        String first = device.send(sentence, wav).body();
        assertThat(device.send(sentence, wav).body()).isEqualTo(first);
        assertThat(room.takes(0, 0)).hasSize(1);
        room.practice.useCases.takes().delete(room.takes(0, 0).getFirst().id());
        assertThat(device.send(sentence, wav).status()).isEqualTo(200);
        assertThat(room.takes(0, 0)).as("what was thrown away stays away").isEmpty();
        assertThat(device.send(sentence, RoomFixture.recording(2)).status()).isEqualTo(200);
        assertThat(room.takes(0, 0)).hasSize(1);
    }

    @Test
    void aDeviceThatWasKilledInTheMiddleOfAnUploadSendsItAgain() throws Exception {
        RoomDevice device = room.seated(0);
        byte[] wav = RoomFixture.recording(1);
        device.sendHalf(room.sentences.getFirst().id(), wav);
        assertThat(room.takes(0, 0)).isEmpty();
        assertThat(device.restarted().send(room.sentences.getFirst().id(), wav).status())
                .isEqualTo(200);
        assertThat(room.takes(0, 0)).hasSize(1);
    }

    @Test
    void whatWasAnsweredIsThereAfterTheProgramWasOpenedAgain() throws Exception {
        byte[] wav = RoomFixture.recording(7);
        RoomDevice device = room.seated(0);
        assertThat(device.send(room.sentences.getFirst().id(), wav).status()).isEqualTo(200);
        long learner = room.learners.getFirst().id();
        long sentence = room.sentences.getFirst().id();
        room.close();
        try (PracticeFixture again = new PracticeFixture(folder)) {
            Take take = again.useCases.takes().findByOwner(sentence, learner).getFirst();
            assertThat(Files.readAllBytes(again.library.recordings().existingFile(take.audio())))
                    .isEqualTo(wav);
            assertThat(again.library.scoringQueue().findAll()).hasSize(1);
        }
    }

    @Test
    void aLearnerHasOneDeviceUntilTheTeacherReleasesIt() throws Exception {
        RoomDevice first = room.seated(0);
        RoomDevice second = room.seated(1);
        assertThat(second.sit(room.learners.getFirst().id()).problem()).isEqualTo("TAKEN");
        assertThat(second.lesson().json().at("/me/number").asString())
                .as("it keeps its own")
                .isEqualTo("2");
        assertThat(first.sit(room.learners.getFirst().id()).status())
                .as("its own again")
                .isEqualTo(200);
        room.server.release(room.learners.getFirst().id());
        assertThat(first.lesson().problem()).isEqualTo("DEVICE");
        assertThat(first.send(room.sentences.getFirst().id(), RoomFixture.recording(1))
                        .problem())
                .isEqualTo("DEVICE");
        assertThat(second.sit(room.learners.getFirst().id()).status()).isEqualTo(200);
        assertThat(second.post("/api/leave", Map.of()).json().get("learners")).hasSize(3);
        assertThat(room.seated(1).lesson().json().at("/me/number").asString()).isEqualTo("2");
        assertThat(room.takes(0, 0)).isEmpty();
    }

    @Test
    void nobodyIsRecordedWithoutConsentOrAfterItWasWithdrawn() throws Exception {
        room.learner("동의 없음", "9", Consent.NONE);
        RoomDevice device = room.seated(3);
        assertThat(device.lesson().json().at("/me/mayRecord").asBoolean()).isFalse();
        assertThat(device.send(room.sentences.getFirst().id(), RoomFixture.recording(1))
                        .problem())
                .isEqualTo("CONSENT");
        RoomDevice other = room.seated(0);
        assertThat(other.lesson().json().at("/me/mayRecord").asBoolean()).isTrue();
        room.practice.useCases.learners().recordConsent(room.learners.getFirst().id(), Consent.NONE, "", "");
        assertThat(other.send(room.sentences.getFirst().id(), RoomFixture.recording(1))
                        .problem())
                .isEqualTo("CONSENT");
        assertThat(room.takes(3, 0)).isEmpty();
        assertThat(room.takes(0, 0)).isEmpty();
        assertThat(device.post("/api/leave", Map.of()).body())
                .as("who has given consent is nobody else's business")
                .doesNotContain("\"mayRecord\":true", "\"mayRecord\":false");
    }

    @Test
    void theTeacherLocksTheDoorAndOpensItWithAnotherCode() throws Exception {
        String code = room.state().code().text();
        room.server.lock(true);
        assertThat(room.device().join(code).problem()).isEqualTo("LOCKED");
        room.server.lock(false);
        assertThat(room.device().join(code).problem()).isEqualTo("CODE");
        assertThat(room.device().join(room.state().code().text()).status()).isEqualTo(200);
        assertThat(room.state().undecided()).isEqualTo(1);
    }

    @Test
    void aCodeIsReplacedAfterTenMinutes() throws Exception {
        String code = room.state().code().text();
        room.clock.advance(JoinGate.CODE_LIFETIME);
        assertThat(room.device().join(code).problem()).isEqualTo("CODE");
        assertThat(room.state().code().text()).isNotEqualTo(code);
        assertThat(room.device().join(room.state().code().text()).status()).isEqualTo(200);
    }

    @Test
    void nothingListensWhenTheLessonIsStopped() throws Exception {
        RoomDevice device = room.seated(0);
        room.server.stop();
        assertThat(room.server.state()).isEmpty();
        assertThat(device.lesson().problem()).as("for a while it says so").isEqualTo("OVER");
        assertThat(device.send(room.sentences.getFirst().id(), RoomFixture.recording(1))
                        .problem())
                .isEqualTo("OVER");
        room.server.close();
        assertThatThrownBy(device::lesson).isInstanceOf(IOException.class);
    }

    @Test
    void anotherLessonTakesThePlaceOfTheFirstAndItsDevicesJoinAnew() throws Exception {
        RoomDevice device = room.seated(0);
        String before = room.state().fingerprint();
        long other = room.practice.useCases.lessons().create("Unit 4").id();
        assertThatThrownBy(() -> room.server.open(room.classId, other, InetAddress.getLoopbackAddress(), 0))
                .isInstanceOf(RoomException.class);
        room.practice.useCases.lessons().addSentences(other, List.of("Another sentence"));
        room.server.open(room.classId, other, InetAddress.getLoopbackAddress(), 0);
        assertThat(room.state().title()).isEqualTo("Unit 4");
        assertThat(room.state().fingerprint())
                .as("a certificate is for one lesson")
                .isNotEqualTo(before);
        RoomDevice again = room.device();
        again.token = device.token;
        assertThat(again.lesson().problem()).isEqualTo("DEVICE");
    }
}
