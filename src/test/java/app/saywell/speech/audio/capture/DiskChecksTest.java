package app.saywell.speech.audio.capture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import org.junit.jupiter.api.Test;

class DiskChecksTest {
    @Test
    void aDiskThatCanOnlyBeReadIsNeitherFullNorBroken() {
        assertThat(DiskChecks.toRecordingFailure(new FileSystemException("a.wav", null, "Read-only file system")))
                .isEqualTo(RecordingFailure.READ_ONLY);
        assertThat(DiskChecks.toRecordingFailure(
                        new FileSystemException("a.wav", null, "The media is write protected")))
                .isEqualTo(RecordingFailure.READ_ONLY);
        assertThat(DiskChecks.toRecordingFailure(new AccessDeniedException("a.wav")))
                .isEqualTo(RecordingFailure.READ_ONLY);
        assertThat(DiskChecks.toRecordingFailure(new IOException("No space left on device")))
                .isEqualTo(RecordingFailure.DISK_FULL);
        assertThat(DiskChecks.toRecordingFailure(new NoSuchFileException("a.wav")))
                .isEqualTo(RecordingFailure.CANNOT_WRITE);
    }
}
