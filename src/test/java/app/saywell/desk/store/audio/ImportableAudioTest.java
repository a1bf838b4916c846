package app.saywell.desk.store.audio;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import app.saywell.speech.audio.AudioDecoder;
import app.saywell.speech.signal.Pcm;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ImportableAudioTest {
    @TempDir
    Path folder;

    @ParameterizedTest
    @CsvSource({"tone-ms.wav", "tone-ima.wav", "tone.w64", "tone.caf"})
    void aFileThatTheLibraryDoesNotKeepBecomesPlainWav(String name) throws IOException {
        assertKept(resource("codec/" + name), name, 1);
    }

    @Test
    void aWavFileWithMp3InItBecomesPlainWav() throws IOException {
        byte[] mp3 = resource("beep.mp3");
        ByteBuffer wav = ByteBuffer.allocate(58 + mp3.length).order(ByteOrder.LITTLE_ENDIAN);
        wav.put(ascii("RIFF")).putInt(50 + mp3.length).put(ascii("WAVE"));
        wav.put(ascii("fmt "))
                .putInt(18)
                .putShort((short) 0x55)
                .putShort((short) 1)
                .putInt(22_050);
        wav.putInt(4_000)
                .putShort((short) 1)
                .putInt(0)
                .put(ascii("data"))
                .putInt(mp3.length)
                .put(mp3);
        wav.put(ascii("LIST")).putInt(4).put(ascii("INFO")); // no sound
        assertKept(wav.array(), "voice.wav", new AudioDecoder().decode(mp3).seconds());
    }

    @Test
    void aTemporaryFileThatCannotBeDeletedUndoesNothing() throws IOException {
        Path source = Files.write(folder.resolve("tone.caf"), resource("codec/tone.caf"));
        try (ImportableAudio kept = ImportableAudio.of(source, folder.resolve("cache"))) {
            Files.delete(kept.file());
            Files.createDirectories(kept.file().resolve("held"));
        }
        assertThat(folder.resolve("cache")).isNotEmptyDirectory();
    }

    private void assertKept(byte[] file, String name, double seconds) throws IOException {
        Path source = Files.write(folder.resolve(name), file);
        try (ImportableAudio kept = ImportableAudio.of(source, folder.resolve("cache"))) {
            AudioFile probed = AudioFile.probe(kept.file());
            assertThat(probed.extension()).isEqualTo("wav");
            assertThat(probed.seconds()).isCloseTo(seconds, within(0.015));
            Pcm sound = new AudioDecoder().decode(kept.file());
            assertThat(sound.seconds()).isEqualTo(probed.seconds());
        }
        assertThat(folder.resolve("cache")).isEmptyDirectory();
    }

    private static byte[] ascii(String id) {
        return id.getBytes(StandardCharsets.US_ASCII);
    }

    private static byte[] resource(String name) throws IOException {
        try (InputStream in = AudioDecoder.class.getResourceAsStream(name)) {
            return in.readAllBytes();
        }
    }
}
