package app.saywell.desk.shell.start;

import app.saywell.desk.shell.failure.FileSentence;
import app.saywell.speech.AudioUpload;
import app.saywell.speech.audio.UnreadableAudioException;
import app.saywell.speech.audio.WavEncoder;
import app.saywell.speech.audio.codec.ImportDecoder;
import app.saywell.speech.signal.Pcm;
import app.saywell.speech.signal.Resampler;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/// A recording given on the command line.
///
/// @param audio the sound, mono, at the file's sample rate
public record RecordingFile(Pcm audio) {
    private static final int UPLOAD_RATE = 16_000;

    /// Reads what the window imports as well: WAV, MP3, M4A, MP4, Ogg, WebM and FLAC. The service is sent WAV,
    /// whatever it was.
    ///
    /// @throws CommandRefusedException if it is missing or holds no sound
    public static RecordingFile read(Path file) {
        try {
            if (Files.isDirectory(file)) {
                throw new CommandRefusedException(file + " is a folder; name a file of sound.");
            }
            return new RecordingFile(ImportDecoder.decode(file));
        } catch (NoSuchFileException e) {
            throw new CommandRefusedException("There is no file " + file + ".");
        } catch (UnreadableAudioException e) {
            throw new CommandRefusedException(file + ": " + e.getMessage());
        } catch (IOException e) {
            throw new CommandRefusedException(FileSentence.unread(file, e));
        }
    }

    /// The upload: 16 kHz mono 16-bit WAV, without name or metadata.
    public AudioUpload upload() {
        Pcm sent = Resampler.resample(audio, UPLOAD_RATE);
        return new AudioUpload(WavEncoder.encode(sent), AudioUpload.UploadFormat.WAV, sent.seconds());
    }
}
