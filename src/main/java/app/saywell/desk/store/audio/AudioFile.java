package app.saywell.desk.store.audio;

import app.saywell.speech.AudioUpload;
import app.saywell.speech.audio.AudioDecoder;
import app.saywell.speech.audio.UnreadableAudioException;
import app.saywell.speech.audio.WavEncoder;
import app.saywell.speech.audio.WavLayout;
import app.saywell.speech.audio.codec.ImportDecoder;
import app.saywell.speech.signal.Pcm;
import app.saywell.speech.signal.Resampler;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.foreign.Arena;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/// The properties of an audio file.
///
/// @param extension `wav` or `mp3`, by content and not by name
/// @param seconds duration
public record AudioFile(String extension, double seconds) {
    private static final int SERVICE_SAMPLE_RATE = 16_000;

    /// Reads the properties of a file. A WAV file is not read completely.
    ///
    /// @throws UnreadableAudioException if it contains no sound
    public static AudioFile probe(Path file) {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ);
                Arena arena = Arena.ofConfined()) {
            var bytes = channel.map(FileChannel.MapMode.READ_ONLY, 0, channel.size(), arena);
            if (WavLayout.isWav(bytes)) {
                WavLayout layout = WavLayout.read(bytes);
                return new AudioFile("wav", (double) layout.frames() / layout.sampleRate());
            }
            return new AudioFile("mp3", new AudioDecoder().decode(file).seconds());
        } catch (UnreadableAudioException e) {
            throw ImportDecoder.withAllKinds(e);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// The file as it is sent: 16 kHz, mono, 16 bits, without other metadata. The same file always
    /// gives the same bytes.
    public static AudioUpload toUpload(Path file) {
        try {
            return toUpload(ImportDecoder.decode(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// As [#toUpload(Path)], of a recording that is decoded already.
    public static AudioUpload toUpload(Pcm decoded) {
        Pcm audio = Resampler.resample(decoded, SERVICE_SAMPLE_RATE);
        return new AudioUpload(WavEncoder.encode(audio), AudioUpload.UploadFormat.WAV, audio.seconds());
    }
}
