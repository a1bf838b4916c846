package app.saywell.desk.store.audio;

import app.saywell.speech.audio.WavEncoder;
import app.saywell.speech.audio.codec.ImportDecoder;
import app.saywell.speech.installation.PrivateFiles;
import app.saywell.speech.signal.Pcm;
import app.saywell.speech.signal.SpokenPart;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/// A file to import, in a form that the library keeps: WAV and MP3 as they are, other formats, and recordings without
/// the silence around them, as a temporary WAV file that is deleted on [#close()].
public final class ImportableAudio implements AutoCloseable {
    private static final System.Logger LOG = System.getLogger(ImportableAudio.class.getName());

    /// What the names of sound files end in, in lower case and without the dot.
    public static final List<String> EXTENSIONS = List.of(
            "wav", "mp3", "m4a", "mp4", "ogg", "oga", "opus", "webm", "flac", "aif", "aiff", "aifc", "au", "caf", "w64",
            "3gp", "3ga");

    /// What the names of sound files end in that are not read, but are told what they are.
    private static final List<String> REFUSED_EXTENSIONS = List.of("amr", "wma");

    private final Path file;
    private final boolean temporary;

    private ImportableAudio(Path file, boolean temporary) {
        this.file = file;
        this.temporary = temporary;
    }

    /// @param folder for the decoded sound of a compressed file, among the library's derived data
    /// @throws app.saywell.speech.audio.UnreadableAudioException if the file contains no sound
    public static ImportableAudio of(Path source, Path folder) {
        try {
            if (!ImportDecoder.isCompressedContainer(source)) {
                return new ImportableAudio(source, false);
            }
            return temporary(ImportDecoder.decode(source), folder);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// What is said in a recording of this program, without the silence before and after it.
    ///
    /// @param folder for the shorter file, among the library's derived data
    /// @throws app.saywell.speech.audio.UnreadableAudioException if the file contains no sound
    public static ImportableAudio spokenPart(Path recording, Path folder) {
        try {
            Pcm whole = ImportDecoder.decode(recording);
            Pcm spoken = SpokenPart.of(whole);
            return spoken.samples().length == whole.samples().length
                    ? new ImportableAudio(recording, false)
                    : temporary(spoken, folder);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static ImportableAudio temporary(Pcm sound, Path folder) throws IOException {
        PrivateFiles.createFolder(folder);
        Path wav = PrivateFiles.createTemporaryFile(folder, "import", ".wav");
        try {
            Files.write(wav, WavEncoder.encode(sound));
        } catch (IOException | RuntimeException e) {
            Files.deleteIfExists(wav);
            throw e;
        }
        return new ImportableAudio(wav, true);
    }

    /// Whether a file is one of sound that may be read, by its name.
    public static boolean hasAudioName(Path file) {
        return EXTENSIONS.contains(ending(file));
    }

    /// The same, or one that is refused with the way out.
    public static boolean hasSoundName(Path file) {
        return hasAudioName(file) || REFUSED_EXTENSIONS.contains(ending(file));
    }

    private static String ending(Path file) {
        String name = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
        return name.substring(name.lastIndexOf('.') + 1);
    }

    /// The WAV or MP3 file.
    public Path file() {
        return file;
    }

    /// Deletes the temporary file. One that cannot be deleted is left for the next start, which empties the
    /// folder: what was imported is stored all the same.
    @Override
    public void close() {
        if (temporary) {
            try {
                Files.deleteIfExists(file);
            } catch (IOException e) {
                LOG.log(System.Logger.Level.WARNING, "a temporary sound stays until the next start", e);
            }
        }
    }
}
