package app.saywell.desk.shell.window;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.lan.LanNetwork;
import app.saywell.desk.lan.LanNetworks;
import app.saywell.desk.lan.RoomDevice;
import app.saywell.desk.lan.RoomFixture;
import app.saywell.desk.lan.RoomState;
import app.saywell.desk.practice.SyntheticReading;
import app.saywell.desk.school.settings.ClassroomSettings;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.school.settings.Theme;
import app.saywell.speech.audio.WavEncoder;
import app.saywell.speech.signal.Resampler;
import java.io.IOException;
import java.nio.file.Path;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// The teacher opens a lesson for devices of the room, over loopback.
@Timeout(240)
class DevicesScreenTest {
    private static final int SAMPLE_RATE = 24_000; // of the page's recordings

    @TempDir
    Path folder;

    private ClassWindow school;

    @BeforeEach
    void open() {
        System.setProperty(LanNetworks.CHOSEN, "127.0.0.1");
        school = ClassWindow.withAssignedLesson(folder);
        WindowRobot.click(school.scene(), "#page-devices");
    }

    @AfterEach
    void close() {
        school.close();
        System.clearProperty(LanNetworks.CHOSEN);
    }

    @Test
    void theBoardShowsTheWayInAndWhoHasJoinedAndTheGridWhatTheyRecorded() throws Exception {
        WindowRobot.click(school.scene(), "#open-room");
        WindowRobot.await("the code", () -> text("#join-code").matches("[A-Z2-9]{4}-[A-Z2-9]{4}"));
        assertThat(WindowRobot.call(() -> text("#join-address"))).startsWith("https://127.0.0.1:");
        assertThat(WindowRobot.call(() -> school.shows("Nobody has joined yet")))
                .isTrue();
        RoomDevice device = join(1);
        WindowRobot.await("who has joined", () -> school.shows("2 김서연"));
        assertThat(device.send(school.sentences.get(2).id(), RoomFixture.recording(3))
                        .status())
                .isEqualTo(200);
        WindowRobot.await("the count", () -> school.shows("1 of 3 recorded"));
        WindowRobot.await("the grid", () -> school.board().recordedCount() == 1);
        Pictures.keep(school.scene(), "devices-open-en");
        WindowRobot.run(() -> school.services.practice.settings().set(Setting.INTERFACE_LANGUAGE, "ko"));
        WindowRobot.await("Korean", () -> school.shows("학생 1명이 들어왔어요"));
        Pictures.keep(school.scene(), "devices-open-ko");
        WindowRobot.click(school.scene(), "#release-" + school.learners.get(1).id());
        WindowRobot.await("nobody", () -> school.shows("아직 들어온 학생이 없어요"));
        assertThat(device.lesson().problem()).isEqualTo("DEVICE");
        WindowRobot.click(school.scene(), "#close-room");
        WindowRobot.await("the way to open it", () -> school.shows("기기로 열기"));
        assertThat(school.services.practice.classroomServer().state()).isEmpty();
    }

    @Test
    void aLessonGoesFromTheSwitchToTheScoreInTheGridAndOffAgain() throws Exception {
        Pictures.keep(school.scene(), "devices-closed-en");
        WindowRobot.click(school.scene(), "#open-room");
        WindowRobot.await("the code", () -> !text("#join-code").isEmpty());
        Pictures.keep(school.scene(), "devices-board-en");
        RoomDevice device = join(0);
        byte[] wav =
                WavEncoder.encode(Resampler.resample(SyntheticReading.learner().audio(), SAMPLE_RATE));
        assertThat(device.send(school.sentences.getFirst().id(), wav).status()).isEqualTo(200);
        WindowRobot.click(school.scene(), "#lesson-" + school.lesson.id());
        WindowRobot.await(
                "the score", () -> school.board().cellState(0, 0).scoreText().equals("80"));
        WindowRobot.await("the grid alone", () -> !isSeen("#close-room"));
        assertThat(WindowRobot.call(() -> school.shows("Devices in the room: open")))
                .as("nobody forgets that it listens")
                .isTrue();
        Pictures.keep(school.scene(), "devices-grid-en");
        assertThat(device.lesson().status()).as("the lesson goes on").isEqualTo(200);
        WindowRobot.run(() -> {
            school.services.practice.settings().set(Setting.THEME, Theme.DARK);
            school.services.practice.settings().set(Setting.INTERFACE_LANGUAGE, "ko");
        });
        WindowRobot.click(school.scene(), "#page-devices");
        WindowRobot.await("the learner", () -> school.shows("1 강민준"));
        Pictures.keep(school.scene(), "devices-board-dark-ko");
        WindowRobot.click(school.scene(), "#close-room");
        WindowRobot.await("the way to open it", () -> isSeen("#open-room"));
        assertThat(WindowRobot.call(() -> school.shows("열려 있음"))).isFalse();
        assertThat(device.lesson().problem()).isEqualTo("OVER");
        Pictures.keep(school.scene(), "devices-closed-dark-ko");
    }

    @Test
    void aComputerInSeveralNetworksAsksInWhichOneTheDevicesAre() throws Exception {
        System.setProperty(LanNetworks.CHOSEN, "127.0.0.1,127.0.0.2");
        WindowRobot.click(school.scene(), "#page-learners");
        WindowRobot.click(school.scene(), "#page-devices");
        WindowRobot.await("the networks", () -> isSeen("#room-network"));
        ComboBox<LanNetwork> choice = WindowRobot.call(this::networkChoice);
        assertThat(WindowRobot.call(() -> choice.getValue().address().getHostAddress()))
                .isEqualTo("127.0.0.1");
        Pictures.keep(school.scene(), "devices-networks-en");
        WindowRobot.run(() -> choice.setValue(choice.getItems().getLast()));
        WindowRobot.click(school.scene(), "#open-room");
        WindowRobot.await("the address", () -> text("#join-address").startsWith("https://127.0.0.2:"));
        assertThat(WindowRobot.call(() -> isSeen("#room-network"))).isFalse();
        assertThat(school.services.practice.settings().get(ClassroomSettings.NETWORK))
                .isEqualTo("127.0.0.2/32");
    }

    @SuppressWarnings("unchecked")
    private ComboBox<LanNetwork> networkChoice() {
        return (ComboBox<LanNetwork>) school.scene().lookup("#room-network");
    }

    @Test
    void nobodyElseJoinsOnceTheTeacherLocksTheDoor() throws Exception {
        WindowRobot.click(school.scene(), "#open-room");
        WindowRobot.await("the code", () -> !text("#join-code").isEmpty());
        String code = WindowRobot.call(() -> text("#join-code"));
        WindowRobot.click(school.scene(), "#lock-room");
        WindowRobot.await("no code", () -> school.shows("Nobody can join now"));
        RoomState room = room();
        assertThat(new RoomDevice(room.address(), room.fingerprint()).join(code).problem())
                .isEqualTo("LOCKED");
        WindowRobot.click(school.scene(), "#lock-room");
        WindowRobot.await("another code", () -> !text("#join-code").equals(code) && isSeen("#join-code"));
    }

    @Test
    void nothingListensOnceTheSessionIsClosed() throws Exception {
        WindowRobot.click(school.scene(), "#open-room");
        WindowRobot.await("the code", () -> !text("#join-code").isEmpty());
        RoomDevice device = join(0);
        var server = school.services.practice.classroomServer();
        school.services.practice.close();
        assertThat(server.state()).isEmpty();
        assertThatThrownBy(device::lesson).isInstanceOf(IOException.class);
    }

    private RoomDevice join(int learner) throws Exception {
        RoomState room = room();
        RoomDevice device = new RoomDevice(room.address(), room.fingerprint());
        device.join(room.code().text());
        device.sit(school.learners.get(learner).id());
        return device;
    }

    private RoomState room() {
        return school.services.practice.classroomServer().state().orElseThrow();
    }

    private boolean isSeen(String selector) {
        Node node = school.scene().lookup(selector);
        return node != null && NodeFactory.isVisibleInTree(node);
    }

    private String text(String selector) {
        return school.scene().lookup(selector) instanceof Label label ? label.getText() : "";
    }
}
