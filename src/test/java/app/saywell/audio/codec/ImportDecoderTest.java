package app.saywell.audio.codec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import app.saywell.audio.UnreadableAudioException;
import app.saywell.signal.Pcm;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

/// Each fixture is a second of a tone of 440 Hz.
class ImportDecoderTest {
    @TempDir Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"tone.m4a", "tone.flac", "tone.ogg", "tone.webm"})
    void theToneOfEveryFormatIsHeard(String name) throws IOException {
        Path file = Files.write(folder.resolve(name), fixture(name));
        assertThat(ImportDecoder.isCompressedContainer(file)).isTrue();
        Pcm pcm = ImportDecoder.decode(file);
        assertThat(pcm.seconds()).isCloseTo(1.0, within(0.06));
        assertThat(crossings(pcm)).isCloseTo(880.0, within(60.0));
    }

    @ParameterizedTest
    @ValueSource(strings = {"tone.m4a", "tone.flac", "tone.ogg", "tone.webm"})
    void aNameThatLiesDoesNoHarm(String name) throws IOException {
        Path file = Files.write(folder.resolve("voice.mp3"), fixture(name));
        assertThat(ImportDecoder.decode(file).seconds()).isGreaterThan(0.9);
    }

    /// What the recorders of browsers write: WebM without lengths, Ogg, and MP4 in fragments with
    /// AAC
    /// or Opus.
    @ParameterizedTest
    @ValueSource(
            strings = {
                "recorder-chromium.webm",
                "recorder-firefox.ogg",
                "recorder-safari.mp4",
                "recorder-opus.mp4"
            })
    void theRecordersOfBrowsersAreHeard(String name) throws IOException {
        byte[] whole = fixture(name);
        Pcm pcm = ImportDecoder.decode(whole, 600);
        assertThat(pcm.seconds()).isCloseTo(1.0, within(0.08));
        assertThat(crossings(pcm)).isCloseTo(880.0, within(60.0));
        Pcm half = ImportDecoder.decode(Arrays.copyOf(whole, whole.length * 3 / 4), 600);
        assertThat(half.seconds()).as("what came before the cut").isBetween(0.3, 0.95);
        assertThatThrownBy(() -> ImportDecoder.decode(whole, 0.5))
                .isInstanceOf(UnreadableAudioException.class);
    }

    @Test
    void aContainerWithoutSoundIsRefused() throws IOException {
        Path file = Files.write(folder.resolve("a.flac"), "fLaC and nothing else".getBytes());
        assertThatThrownBy(() -> ImportDecoder.decode(file))
                .isInstanceOf(UnreadableAudioException.class);
    }

    @Property(tries = 60)
    void whateverIsCutOffOrChangedIsReadOrRefused(
            @ForAll @IntRange(max = 6) int which,
            @ForAll @IntRange(min = 12, max = 2_000) int length,
            @ForAll @IntRange(min = 12, max = 1_500) int changed)
            throws IOException {
        byte[] whole =
                fixture(
                        List.of(
                                        "tone.m4a",
                                        "tone.flac",
                                        "tone.ogg",
                                        "tone.webm",
                                        "recorder-chromium.webm",
                                        "recorder-safari.mp4",
                                        "recorder-opus.mp4")
                                .get(which));
        byte[] damaged = Arrays.copyOf(whole, Math.min(length, whole.length));
        damaged[Math.min(changed, damaged.length - 1)] ^= 0x55;
        Path file = Files.write(Files.createTempFile("damaged", ".bin"), damaged);
        try {
            assertThat(ImportDecoder.decode(file).samples()).isNotEmpty();
        } catch (UnreadableAudioException e) {
            assertThat(e).hasMessageEndingWith(".");
        } finally {
            Files.delete(file);
        }
    }

    private static byte[] fixture(String name) {
        try (InputStream in = ImportDecoderTest.class.getResourceAsStream(name)) {
            return in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Times that the signal passes zero in a second.
    private static double crossings(Pcm pcm) {
        int count = 0;
        for (int i = 1; i < pcm.samples().length; i++) {
            if (pcm.samples()[i - 1] < 0 != pcm.samples()[i] < 0) {
                count++;
            }
        }
        return count / pcm.seconds();
    }
}
