package app.saywell.desk.shell.command;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.speech.audio.WavEncoder;
import app.saywell.speech.audio.overview.OverviewFile;
import app.saywell.speech.signal.Pcm;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OverviewCommandTest {
    @TempDir
    private Path folder;

    private Path sound;
    private Path peaks;

    @BeforeEach
    void record() throws IOException {
        sound = folder.resolve("sound.wav");
        peaks = folder.resolve("sound.peaks");
        WavEncoder.write(sound, new Pcm(new float[20_000], 16_000));
    }

    @Test
    void theShortWayAndTheLongOneMakeTheSameOverview() throws IOException {
        assertThat(OverviewCommand.runWithoutPicocli("overview", sound.toString(), "--out", out()))
                .isZero();
        byte[] quick = Files.readAllBytes(peaks);
        assertThat(OverviewFile.isCurrent(sound, peaks)).isTrue();
        Files.delete(peaks);
        assertThat(CommandRun.of("overview", "--out", out(), sound.toString()).exitCode())
                .isZero();
        assertThat(Files.readAllBytes(peaks)).isEqualTo(quick);
    }

    @Test
    void whatIsNotOfTheUsualFormGoesTheLongWay() {
        assertThat(OverviewCommand.runWithoutPicocli()).isEqualTo(-1);
        assertThat(OverviewCommand.runWithoutPicocli("overview", "--help")).isEqualTo(-1);
        assertThat(OverviewCommand.runWithoutPicocli("overview", "--out", out(), sound.toString()))
                .isEqualTo(-1);
        assertThat(OverviewCommand.runWithoutPicocli("record", sound.toString(), "--out", out()))
                .isEqualTo(-1);
        assertThat(peaks).doesNotExist();
    }

    @Test
    void saysOnTheShortWayTooWhatIsWrongWithAFile() throws IOException {
        Path text = Files.writeString(folder.resolve("text.wav"), "no sound at all");
        CommandRun longWay = CommandRun.of("overview", "--out", out(), text.toString());
        assertThat(longWay.exitCode()).isEqualTo(1);
        assertThat(longWay.err()).contains("text.wav");
        assertThat(OverviewCommand.runWithoutPicocli("overview", text.toString(), "--out", out()))
                .isEqualTo(1);
        assertThat(OverviewCommand.runWithoutPicocli("overview", folder + "/none.wav", "--out", out()))
                .isEqualTo(1);
        assertThat(peaks).doesNotExist();
    }

    private String out() {
        return peaks.toString();
    }
}
