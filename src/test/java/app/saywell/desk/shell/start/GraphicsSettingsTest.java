package app.saywell.desk.shell.start;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GraphicsSettingsTest {
    @TempDir
    Path devices;

    private final Properties properties = new Properties();

    @Test
    void withoutAGraphicsDeviceItIsDrawnInSoftwareAtOnce() {
        settleOn("Linux");
        assertThat(properties).containsEntry("prism.order", "sw").containsEntry("prism.disableRegionCaching", "true");
    }

    @ParameterizedTest
    @ValueSource(strings = {"dri", "nvidiactl", "dxg"})
    void aGraphicsDeviceIsUsed(String device) throws IOException {
        Files.createFile(devices.resolve(device));
        settleOn("Linux");
        assertThat(properties).containsOnlyKeys("os.name");
    }

    @ParameterizedTest
    @ValueSource(strings = {"Windows 11", "Mac OS X"})
    void otherSystemsChooseThemselves(String system) {
        settleOn(system);
        assertThat(properties).containsOnlyKeys("os.name");
    }

    @Test
    void whatTheUserHasSetStays() {
        properties.setProperty("prism.order", "es2");
        settleOn("Linux");
        assertThat(properties).containsEntry("prism.order", "es2").doesNotContainKey("prism.disableRegionCaching");
    }

    private void settleOn(String system) {
        properties.setProperty("os.name", system);
        GraphicsSettings.settle(properties, devices);
    }
}
