package app.saywell.desk.lan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.saywell.desk.lan.RoomException.RoomFailureKind;
import app.saywell.desk.school.settings.ClassroomSettings;
import app.saywell.desk.store.Library;
import app.saywell.desk.store.policy.PolicyFile;
import app.saywell.desk.store.seal.LibraryKeys;
import java.io.IOException;
import java.net.InetAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// In which of several networks a lesson is opened.
class NetworkChoiceTest {
    private static final LanNetwork CABLE = network("Ethernet", "10.1.2.3", 8);
    private static final LanNetwork RADIO = network("Wi-Fi", "192.168.10.77", 24);

    @TempDir
    Path folder;

    @ParameterizedTest
    @CsvSource({
        "192.168.10.77, 24, 192.168.10.0/24",
        "10.255.3.9, 8, 10.0.0.0/8",
        "172.16.200.1, 20, 172.16.192.0/20",
        "192.168.1.2, 32, 192.168.1.2/32"
    })
    void aNetworkIsRememberedByItsRange(String address, int prefixLength, String range) {
        LanNetwork network = network("any", address, prefixLength);
        assertThat(network.cidr()).isEqualTo(range);
        assertThat(network.isIn(range)).isTrue();
    }

    @ParameterizedTest
    @CsvSource({
        "192.168.10.0/24, true",
        "192.168.0.0/16, true",
        "192.168.10.77, true",
        "0.0.0.0/0, true",
        "192.168.11.0/24, false",
        "192.168.10.78, false",
        "10.0.0.0/8, false"
    })
    void anAddressIsInARangeOrNot(String range, boolean isIn) {
        assertThat(RADIO.isIn(range)).isEqualTo(isIn);
    }

    @Test
    void theTeachersNetworkIsUsedWhereItIsAndTheFirstElsewhere() {
        try (Library library = Library.open(folder)) {
            assertThat(NetworkChoice.of(List.of(CABLE, RADIO), library).require())
                    .isEqualTo(CABLE);
            library.settings().set(ClassroomSettings.NETWORK, RADIO.cidr());
            assertThat(NetworkChoice.of(List.of(CABLE, RADIO), library).require())
                    .isEqualTo(RADIO);
            LanNetwork home = network("Wi-Fi", "192.168.0.5", 24);
            assertThat(NetworkChoice.of(List.of(home), library).require()).isEqualTo(home);
            assertThat(kind(NetworkChoice.of(List.of(), library))).isEqualTo(RoomFailureKind.NO_NETWORK);
        }
    }

    @Test
    void inANetworkThatTheSchoolHasNotSetNothingIsOpened() throws Exception {
        try (Library library = Library.open(folder.resolve("library"), PolicyFile.read(policy()), LibraryKeys.NONE)) {
            NetworkChoice there = NetworkChoice.of(List.of(CABLE, RADIO), library);
            assertThat(there.require()).isEqualTo(RADIO);
            assertThat(there.isSetBySchool()).isTrue();
            library.settings().set(ClassroomSettings.NETWORK, CABLE.cidr());
            assertThat(NetworkChoice.of(List.of(CABLE, RADIO), library).require())
                    .isEqualTo(RADIO);
            assertThat(kind(NetworkChoice.of(List.of(CABLE), library))).isEqualTo(RoomFailureKind.OTHER_NETWORK);
        }
    }

    private Path policy() throws IOException {
        return Files.writeString(
                folder.resolve("saywell.policy"), "{\"version\": 1, \"classroom\": {\"network\": \"192.168.0.0/16\"}}");
    }

    private static RoomFailureKind kind(NetworkChoice choice) {
        RoomException[] thrown = new RoomException[1];
        assertThatThrownBy(choice::require)
                .isInstanceOfSatisfying(RoomException.class, exception -> thrown[0] = exception);
        return thrown[0].kind();
    }

    private static LanNetwork network(String name, String address, int prefixLength) {
        return new LanNetwork(name, InetAddress.ofLiteral(address), prefixLength);
    }
}
