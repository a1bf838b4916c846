package app.saywell.desk.lan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import app.saywell.desk.lan.RoomRefusal.RefusalKind;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/// Bodies that arrive slowly, or not as a whole.
class BodyReaderTest {
    private static final byte[] BODY = RoomFixture.recording(1);

    private final AtomicLong nanos = new AtomicLong(Long.MAX_VALUE); // a clock may overflow
    private final BodyReader reader = new BodyReader(nanos::get);

    @Test
    void whatArrivesWithinTheTimeIsReadAsAWhole() throws Exception {
        assertThat(reader.read(lasting(44, BODY), BODY.length)).isEqualTo(BODY);
    }

    @Test
    void whatIsTooSlowIsRefusedSoThatThePageSendsItAgain() {
        RoomRefusal refusal =
                catchThrowableOfType(RoomRefusal.class, () -> reader.read(lasting(60, BODY), BODY.length));
        assertThat(refusal.kind()).isEqualTo(RefusalKind.SLOW);
        assertThat(refusal.kind().status()).as("the page tries again").isGreaterThanOrEqualTo(500);
    }

    @Test
    void whatEndsEarlyIsMalformed() {
        RoomRefusal refusal =
                catchThrowableOfType(RoomRefusal.class, () -> reader.read(lasting(1, BODY), BODY.length + 1));
        assertThat(refusal.kind()).isEqualTo(RefusalKind.MALFORMED);
    }

    /// A body whose last byte comes so many seconds after its first, a thousand bytes at a time.
    private InputStream lasting(int seconds, byte[] body) {
        long nanosOfByte = TimeUnit.SECONDS.toNanos(seconds) / body.length;
        return new ByteArrayInputStream(body) {
            @Override
            public synchronized int read(byte[] into, int offset, int length) {
                int count = super.read(into, offset, Math.min(length, 1000));
                nanos.addAndGet(Math.max(0, count) * nanosOfByte);
                return count;
            }
        };
    }
}
