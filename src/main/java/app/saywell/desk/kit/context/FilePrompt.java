package app.saywell.desk.kit.context;

import app.saywell.desk.store.audio.ImportableAudio;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Asks the user for files. An interface, because tests and computers without a display have no
/// file dialogs.
public interface FilePrompt {
    enum FileKind {
        /// WAV, MP3, and what phones and browsers record.
        AUDIO(soundFiles()),
        /// Hand-ins of the homework page, and recordings without the page.
        HOMEWORK(Stream.concat(Stream.of("*.saywell-homework"), soundFiles().stream())
                .toList()),
        /// Pages for a browser.
        HTML(List.of("*.html")),
        /// Packs with lessons from other computers.
        PACK(List.of("*.saywell")),
        /// Rosters.
        ROSTER(List.of("*.csv", "*.tsv", "*.txt", "*.xlsx", "*.xls", "*.zip")),
        /// Zip archives.
        ZIP(List.of("*.zip")),
        /// Plain texts.
        TEXT(List.of("*.txt")),
        /// What is read as a lesson: texts, tables, captions, decks of cards and documents.
        LESSON(List.of(
                "*.txt",
                "*.csv",
                "*.tsv",
                "*.xlsx",
                "*.xls",
                "*.docx",
                "*.rtf",
                "*.pdf",
                "*.html",
                "*.md",
                "*.srt",
                "*.vtt",
                "*.sbv",
                "*.ass",
                "*.lrc",
                "*.textgrid",
                "*.eaf",
                "*.apkg")),
        /// Backups of the whole library.
        BACKUP(List.of("*.zip", "*.saywell")),
        /// Certificates of a school's own speech service.
        CERTIFICATE(List.of("*.pem", "*.crt", "*.cer", "*.der")),
        /// Printable documents.
        PDF(List.of("*.pdf")),
        /// Pages that can be changed in Word.
        WORD(List.of("*.docx")),
        /// Tables.
        CSV(List.of("*.csv")),
        /// Tables of a school system, of which a column is filled in.
        GRADEBOOK(List.of("*.csv", "*.xlsx")),
        /// Excel workbooks.
        XLSX(List.of("*.xlsx")),
        /// xAPI learning records.
        JSON(List.of("*.json")),
        /// Boundaries from Praat.
        TEXT_GRID(List.of("*.TextGrid", "*.textgrid"));

        private final List<String> patterns;

        FileKind(List<String> patterns) {
            this.patterns = patterns;
        }

        private static List<String> soundFiles() {
            return ImportableAudio.EXTENSIONS.stream()
                    .map(ending -> "*." + ending)
                    .toList();
        }

        /// Whether the name of a file is of this kind.
        public boolean matches(Path file) {
            String name = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
            return patterns.stream()
                    .anyMatch(pattern -> name.endsWith(pattern.substring(1).toLowerCase(Locale.ROOT)));
        }

        /// The kind as a file dialog names it, in any language: `WAV, MP3`.
        public String label() {
            return patterns.stream()
                    .map(pattern -> pattern.substring(2).toUpperCase(Locale.ROOT))
                    .distinct()
                    .collect(Collectors.joining(", "));
        }

        /// File name patterns of this kind.
        public List<String> patterns() {
            return patterns;
        }
    }

    /// Asks for a file to read; empty if the user cancels.
    Optional<Path> chooseFile(String title, FileKind kind);

    /// Asks for several files to read; empty if the user cancels.
    default List<Path> chooseFiles(String title, FileKind kind) {
        return chooseFile(title, kind).map(List::of).orElse(List.of());
    }

    /// Asks for a file to write; empty if the user cancels.
    Optional<Path> chooseSaveTarget(String title, String suggestedName, FileKind kind);

    /// Asks for a folder to read; empty if the user cancels or if folders cannot be chosen.
    default Optional<Path> chooseFolder(String title) {
        return Optional.empty();
    }
}
