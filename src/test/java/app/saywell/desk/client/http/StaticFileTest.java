package app.saywell.desk.client.http;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.client.http.StaticFile.Download;
import app.saywell.desk.client.http.StaticFile.DownloadProblem;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class StaticFileTest {

    @Test
    void aServerThatNeverAnswersIsGivenUp() throws Exception {
        try (ServerSocket silent = new ServerSocket(0, 5, InetAddress.getLoopbackAddress())) {
            String address = "http://127.0.0.1:" + silent.getLocalPort();
            Download answer = StaticFile.get(
                    address,
                    HttpSettings.embedded(ServiceAddress.parse(address).orElseThrow()),
                    100,
                    Duration.ofMillis(300));
            assertThat(answer).isEqualTo(new Download.NotDownloaded(DownloadProblem.TIMED_OUT));
        }
    }
}
