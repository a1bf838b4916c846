package app.saywell.desk.lan;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.Base64;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

/// The tokens by which devices of a lesson are known.
class DeviceRegistryTest {
    private static final Instant NOW = Instant.parse("2026-03-02T00:00:00Z");

    private final DeviceRegistry devices = new DeviceRegistry();

    @Test
    void everyDeviceHasATokenOfItsOwnOf256Bits() {
        Set<String> tokens = new HashSet<>();
        for (int i = 0; i < DeviceRegistry.MAX_DEVICES; i++) {
            String token = devices.admit(NOW).orElseThrow();
            assertThat(Base64.getUrlDecoder().decode(token)).hasSize(32);
            assertThat(devices.take(token, i)).isTrue();
            tokens.add(token);
        }
        assertThat(tokens).hasSize(DeviceRegistry.MAX_DEVICES);
        assertThat(devices.admit(NOW)).as("more than a class has").isEmpty();
    }

    @Test
    void aTokenIsWorthNothingAfterItsDeviceWasReleased() {
        String token = devices.admit(NOW).orElseThrow();
        assertThat(devices.take(token, 7)).isTrue();
        devices.release(7);
        assertThat(devices.isKnown(token, NOW)).isFalse();
        assertThat(devices.learnerOf(token)).isEmpty();
        assertThat(devices.take(token, 7)).isFalse();
        String another = devices.admit(NOW).orElseThrow();
        assertThat(another).isNotEqualTo(token);
        assertThat(devices.take(another, 7)).isTrue();
    }

    @Test
    void devicesWithoutALearnerGiveWayWhereThereAreTooMany() {
        for (int i = 0; i < DeviceRegistry.MAX_DEVICES; i++) {
            assertThat(devices.admit(NOW)).isPresent();
        }
        assertThat(devices.admit(NOW)).isPresent();
        assertThat(devices.undecided()).isEqualTo(1);
    }
}
