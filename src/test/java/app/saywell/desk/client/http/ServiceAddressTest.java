package app.saywell.desk.client.http;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ServiceAddressTest {
    @ParameterizedTest
    @CsvSource({
        "https://service.example, https://service.example",
        "' https://Service.Example:443/ ', https://service.example",
        "https://service.example/api//, https://service.example/api",
        "http://127.0.0.1:8080, http://127.0.0.1:8080",
        "http://[::1]:80/, http://[::1]",
        "https://학교.example, https://xn--9d0b527e.example"
    })
    void writesTheSamePlaceTheSameWay(String typed, String base) {
        assertThat(ServiceAddress.parse(typed)).contains(new ServiceAddress(base));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "service.example",
                "ftp://service.example",
                "https://",
                "https://user@service.example",
                "https://user:secret@service.example",
                "https://service.example?key=1",
                "https://service.example#part",
                "https://service.example:99999"
            })
    void refusesWhatIsNoAddress(String typed) {
        assertThat(ServiceAddress.parse(typed)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"https://service.example, true", "http://service.example, false"})
    void tellsWhetherOthersCanListen(String typed, boolean encrypted) {
        assertThat(ServiceAddress.parse(typed).orElseThrow().isEncrypted()).isEqualTo(encrypted);
    }
}
