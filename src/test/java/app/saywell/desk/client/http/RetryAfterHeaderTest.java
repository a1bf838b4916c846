package app.saywell.desk.client.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RetryAfterHeaderTest {
    private static final Instant NOW = Instant.parse("2026-03-14T12:00:00Z");

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "0 | 0",
                " 7 | 7",
                "999999999 | 999999999",
                "Sat, 14 Mar 2026 12:00:09 GMT | 9",
                "Sat, 14 Mar 2026 11:59:59 GMT | 0",
                "-5 | 0",
                "1e9 | 0",
                "99999999999999999999 | 0",
                "tomorrow | 0"
            })
    void readsSecondsAndDates(String header, long seconds) {
        assertThat(RetryAfterHeader.parse(header, NOW)).isEqualTo(Duration.ofSeconds(seconds));
    }

    @Test
    void isZeroWhereThereIsNone() {
        assertThat(RetryAfterHeader.parse(null, NOW)).isZero();
    }
}
