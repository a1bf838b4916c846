package app.saywell.speech.billing;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.speech.ServiceEndpoint;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CallPriceTest {
    @ParameterizedTest
    @CsvSource({
        "TRANSCRIBE, 0, 400",
        "TRANSCRIBE, 1, 400",
        "TRANSCRIBE, 1000, 400",
        "TRANSCRIBE, 1001, 800",
        "PRONUNCIATION, 5000, 3000",
        "PRONUNCIATION_SIMPLE, 4001, 3000",
        "ANALYZE_NATIVE, 3600000, 2160000"
    })
    void asksForEveryBegunSecond(ServiceEndpoint endpoint, long millis, long microDollars) {
        assertThat(CallPrice.microDollars(endpoint, millis)).isEqualTo(microDollars);
    }

    @ParameterizedTest
    @CsvSource({"0, 0", "0.0001, 1", "0.5, 500", "1.0000001, 1001"})
    void countsBegunMilliseconds(double seconds, long millis) {
        assertThat(CallPrice.durationMillis(seconds)).isEqualTo(millis);
    }
}
