package app.saywell.practice.sound;

import app.saywell.audio.AudioDecoder;
import app.saywell.audio.Wav;
import app.saywell.audio.WavLayout;
import app.saywell.signal.Pcm;
import app.saywell.signal.Resampler;
import app.saywell.speech.Upload;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.foreign.Arena;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/// An audio file that was looked into.
///
/// @param extension `wav` or `mp3`, by its content and not by its name
/// @param seconds its length
public record SoundFile(String extension, double seconds) {
    private static final int SERVICE_RATE = 16_000;

    /// Looks into a file; a WAV is not read through for it.
    ///
    /// @throws app.saywell.audio.UnreadableAudioException if it holds no sound
    public static SoundFile probe(Path file) {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ);
                Arena arena = Arena.ofConfined()) {
            var bytes = channel.map(FileChannel.MapMode.READ_ONLY, 0, channel.size(), arena);
            if (WavLayout.isWav(bytes)) {
                WavLayout layout = WavLayout.read(bytes);
                return new SoundFile("wav", (double) layout.frames() / layout.sampleRate());
            }
            return new SoundFile("mp3", new AudioDecoder().decode(file).seconds());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// The file as it is sent: 16 kHz, mono, 16 bits, and nothing in it but the sound. The same
    /// file always gives the same bytes.
    public static Upload upload(Path file) {
        try {
            Pcm audio = Resampler.resample(new AudioDecoder().decode(file), SERVICE_RATE);
            return new Upload(Wav.encode(audio), Upload.Format.WAV, audio.seconds());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
