package app.saywell.judge.contract;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.judge.service.call.ServiceLimits;
import java.io.IOException;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import org.junit.jupiter.api.Test;

/// Service document, section 8, as far as one key can see it.
class LimitsTest {
    private static final long MOST_BYTES = 64L << 20;

    private final TestedService service = TestedService.shared();

    @Test
    void refusesMoreThan64MegabytesBeforeTheyAreSent() throws IOException {
        service.onlyOurs();
        assertThat(announce(MOST_BYTES + 1)).startsWith("HTTP/1.1 413").contains("PAYLOAD_TOO_LARGE");
    }

    @Test
    void refusesRecordingsBeyondTenMinutes() {
        service.onlyOurs();
        ContractAnswer answer = service.form("/transcribe")
                .file(TestAudio.silence(600.1), "a.wav")
                .send()
                .refused(413);
        assertThat(answer.code()).isEqualTo("PAYLOAD_TOO_LARGE");
    }

    @Test
    void givesACallSixtySeconds() {
        assertThat(ServiceLimits.defaults().callTimeout()).isEqualTo(Duration.ofSeconds(60));
        assertThat(ServiceLimits.defaults().maxUploadBytes()).isEqualTo(MOST_BYTES);
    }

    /// Sends nothing but the headers of an upload, and reads the answer.
    private String announce(long bytes) throws IOException {
        URI address = URI.create(service.url());
        try (Socket socket = new Socket(address.getHost(), address.getPort())) {
            socket.setSoTimeout(10_000);
            String head = "POST /transcribe HTTP/1.1\r\nHost: localhost\r\nx-api-key: %s\r\nContent-Type:"
                            .formatted(service.key())
                    + " multipart/form-data; boundary=b\r\nContent-Length: "
                    + bytes
                    + "\r\n\r\n";
            socket.getOutputStream().write(head.getBytes(StandardCharsets.US_ASCII));
            byte[] reply = new byte[2_000];
            int length = 0;
            while (!new String(reply, 0, length, StandardCharsets.UTF_8).endsWith("}}")) {
                length += socket.getInputStream().read(reply, length, reply.length - length);
            }
            return new String(reply, 0, length, StandardCharsets.UTF_8);
        }
    }
}
