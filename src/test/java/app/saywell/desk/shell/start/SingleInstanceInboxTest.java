package app.saywell.desk.shell.start;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SingleInstanceInboxTest {
    private static final Duration PATIENCE = Duration.ofSeconds(100);

    @TempDir
    Path home;

    @Test
    void opensAFileOfASecondStartInTheFirst() throws Exception {
        BlockingQueue<Path> opened = new LinkedBlockingQueue<>();
        Path file = home.resolve("3학년 2반 수업.saywell");
        try (SingleInstanceInbox requests = SingleInstanceInbox.listen(home, opened::add)) {
            assertThat(SingleInstanceInbox.handOver(home, file, PATIENCE)).isTrue();
            assertThat(opened.poll(PATIENCE.toSeconds(), TimeUnit.SECONDS)).isEqualTo(file.toAbsolutePath());
            assertThat(left()).isZero();
        }
    }

    @Test
    void opensTheNextFileAfterOneThatCouldNotBeOpened() throws Exception {
        BlockingQueue<Path> opened = new LinkedBlockingQueue<>();
        Path broken = home.resolve("broken.saywell").toAbsolutePath();
        try (SingleInstanceInbox requests = SingleInstanceInbox.listen(home, file -> {
            opened.add(file);
            if (file.equals(broken)) {
                throw new IllegalStateException("as the test wants it");
            }
        })) {
            assertThat(SingleInstanceInbox.handOver(home, broken, PATIENCE)).isTrue();
            assertThat(opened.poll(PATIENCE.toSeconds(), TimeUnit.SECONDS)).isEqualTo(broken);
            assertThat(SingleInstanceInbox.handOver(home, home.resolve("next.saywell"), PATIENCE))
                    .isTrue();
        }
    }

    @Test
    void leavesNothingBehindWhereNobodyTakesTheFile() throws IOException {
        assertThat(SingleInstanceInbox.handOver(home, home.resolve("a.saywell"), Duration.ofMillis(200)))
                .isFalse();
        assertThat(left()).isZero();
    }

    private long left() throws IOException {
        try (Stream<Path> files = Files.list(home.resolve("open"))) {
            return files.count();
        }
    }
}
