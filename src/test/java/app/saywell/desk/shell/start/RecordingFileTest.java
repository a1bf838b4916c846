package app.saywell.desk.shell.start;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.saywell.speech.AudioUpload;
import app.saywell.speech.audio.AudioDecoder;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RecordingFileTest {
    private static final Path TONES = Path.of("src/test/resources/app/saywell/speech/audio/codec");

    @TempDir
    private Path folder;

    /// The contract takes WAV and MP3 alone.
    @ParameterizedTest
    @ValueSource(strings = {"tone.m4a", "tone.flac", "tone-96.flac", "tone.ogg", "tone.webm"})
    void whatTheWindowImportsIsSentAsWav(String name) {
        AudioUpload upload = RecordingFile.read(TONES.resolve(name)).upload();

        assertThat(upload.format()).isEqualTo(AudioUpload.UploadFormat.WAV);
        assertThat(new AudioDecoder().decode(upload.bytes()).sampleRate()).isEqualTo(16_000);
        assertThat(upload.seconds()).isGreaterThan(0.2);
    }

    @Test
    void whatIsNoSoundIsToldWithEveryKindThatCanBeRead() throws Exception {
        Path text = Files.writeString(folder.resolve("notes.flac"), "This is no sound at all.");

        assertThatThrownBy(() -> RecordingFile.read(text))
                .isInstanceOf(CommandRefusedException.class)
                .hasMessageContaining("notes.flac")
                .hasMessageContaining("WAV, MP3, M4A, MP4, Ogg, WebM, FLAC, AIFF, AU, CAF and Wave64");
    }
}
