package app.saywell.cli;

import app.saywell.audio.AudioDecoder;
import app.saywell.audio.UnreadableAudioException;
import app.saywell.audio.Wav;
import app.saywell.signal.Pcm;
import app.saywell.signal.Resampler;
import app.saywell.speech.Upload;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/// A recording named on the command line.
///
/// @param audio its sound, mono, at the file's own rate
public record Recording(Pcm audio) {
    private static final int SENT_RATE = 16_000;

    /// Reads WAV or MP3.
    ///
    /// @throws RefusedException if it is not there or holds no sound
    public static Recording read(Path file) {
        try {
            if (Files.isDirectory(file)) {
                throw new RefusedException(file + " is a folder; name a WAV or MP3 file.");
            }
            return new Recording(new AudioDecoder().decode(file));
        } catch (NoSuchFileException e) {
            throw new RefusedException("There is no file " + file + ".");
        } catch (UnreadableAudioException e) {
            throw new RefusedException(file + ": " + e.getMessage());
        } catch (IOException e) {
            throw new RefusedException(file + " cannot be read: " + e.getMessage());
        }
    }

    /// What is sent of it: 16 kHz mono 16-bit WAV, without name or metadata.
    public Upload upload() {
        Pcm sent = Resampler.resample(audio, SENT_RATE);
        return new Upload(Wav.encode(sent), Upload.Format.WAV, sent.seconds());
    }
}
