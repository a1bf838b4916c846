package app.saywell.ui.studio;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// Asks the user for files. An interface, because a computer without a display has no such
/// window.
public interface FilePrompt {
    /// What kind of files are asked for.
    enum Kind {
        /// WAV and MP3.
        AUDIO(List.of("*.wav", "*.mp3")),
        /// Lessons from other computers.
        PACK(List.of("*.saywell")),
        /// Class lists.
        ROSTER(List.of("*.csv", "*.tsv", "*.txt", "*.zip")),
        /// Archives.
        ZIP(List.of("*.zip")),
        /// Lists of sentences.
        TEXT(List.of("*.txt", "*.csv", "*.tsv", "*.srt", "*.vtt")),
        /// Copies of everything.
        BACKUP(List.of("*.zip", "*.saywell")),
        /// Certificates of a school's own service.
        CERTIFICATE(List.of("*.pem", "*.crt", "*.cer", "*.der")),
        /// Pages.
        PDF(List.of("*.pdf")),
        /// Tables.
        CSV(List.of("*.csv")),
        /// Workbooks.
        XLSX(List.of("*.xlsx")),
        /// Learning records.
        JSON(List.of("*.json")),
        /// Boundaries from Praat.
        TEXT_GRID(List.of("*.TextGrid", "*.textgrid"));

        private final List<String> patterns;

        Kind(List<String> patterns) {
            this.patterns = patterns;
        }

        /// Names of such files.
        public List<String> patterns() {
            return patterns;
        }
    }

    /// A file to read; empty if the user thought better of it.
    Optional<Path> open(String title, Kind kind);

    /// A file to write; empty if the user thought better of it.
    Optional<Path> save(String title, String suggestedName, Kind kind);

    /// A folder to read; empty if the user thought better of it, or where none can be asked for.
    default Optional<Path> folder(String title) {
        return Optional.empty();
    }
}
