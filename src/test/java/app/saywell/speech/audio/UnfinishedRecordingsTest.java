package app.saywell.speech.audio;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.speech.audio.UnfinishedRecordings.UnfinishedRecording;
import app.saywell.speech.signal.Pcm;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class UnfinishedRecordingsTest {
    @TempDir
    Path folder;

    @Test
    void findsAndCompletesWhatItsWriterLeft() throws IOException {
        Path file = folder.resolve("take.wav");
        try (WavWriter writer = WavWriter.create(file, 16000)) {
            writer.write(new short[8000], 8000);
        }
        // A block that was written, but whose size is not yet in the header.
        Files.write(file, new byte[3201], StandardOpenOption.APPEND);
        assertThat(new AudioDecoder().decode(file).seconds()).isEqualTo(0.5);
        assertThat(UnfinishedRecordings.findIn(folder)).containsExactly(new UnfinishedRecording(file, 0.6));
        UnfinishedRecordings.repair(file);
        assertThat(UnfinishedRecordings.findIn(folder)).isEmpty();
        assertThat(new AudioDecoder().decode(file).seconds()).isEqualTo(0.6);
        assertThat(file).hasSize(WavState.HEADER_BYTES + 9600 * 2);
    }

    @Test
    void leavesAloneWhatIsFinishedForeignOrStillWritten() throws IOException {
        WavEncoder.write(folder.resolve("foreign.wav"), new Pcm(new float[10], 16000));
        Files.write(folder.resolve("short.wav"), new byte[5]);
        Files.createDirectory(folder.resolve("folder.wav"));
        try (WavWriter finished = WavWriter.create(folder.resolve("finished.wav"), 16000);
                WavWriter running = WavWriter.create(folder.resolve("running.wav"), 16000)) {
            finished.write(new short[100], 100);
            finished.finish();
            running.write(new short[100], 100);
            assertThat(UnfinishedRecordings.findIn(folder)).isEmpty();
        }
        assertThat(UnfinishedRecordings.findIn(folder))
                .containsExactly(new UnfinishedRecording(folder.resolve("running.wav"), 100.0 / 16000));
    }

    @Test
    void findsOneThatNeverHadASample() throws IOException {
        WavWriter.create(folder.resolve("take.wav"), 16000).close();
        assertThat(UnfinishedRecordings.findIn(folder))
                .containsExactly(new UnfinishedRecording(folder.resolve("take.wav"), 0));
    }
}
