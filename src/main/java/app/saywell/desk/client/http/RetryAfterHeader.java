package app.saywell.desk.client.http;

import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import org.jspecify.annotations.Nullable;

/// The header `Retry-After` (RFC 9110, section 10.2.3): seconds or a date.
final class RetryAfterHeader {
    private RetryAfterHeader() {}

    /// The time to wait from `now`; zero if the header is missing, in the past or invalid.
    static Duration parse(@Nullable String header, Instant now) {
        if (header == null) {
            return Duration.ZERO;
        }
        String value = header.strip();
        if (value.matches("\\d{1,9}")) {
            return Duration.ofSeconds(Long.parseLong(value));
        }
        try {
            Instant date = ZonedDateTime.parse(value, DateTimeFormatter.RFC_1123_DATE_TIME)
                    .toInstant();
            return date.isAfter(now) ? Duration.between(now, date) : Duration.ZERO;
        } catch (DateTimeException _) {
            return Duration.ZERO;
        }
    }
}
