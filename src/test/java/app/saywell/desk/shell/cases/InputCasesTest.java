package app.saywell.desk.shell.cases;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.classes.ImportedRoster;
import app.saywell.desk.classes.RosterCase;
import app.saywell.desk.lessons.draft.LessonCase;
import app.saywell.desk.lessons.draft.LessonDraft;
import app.saywell.desk.lessons.draft.LessonReader;
import app.saywell.desk.lessons.text.TextFileReader;
import app.saywell.desk.store.audio.AudioFile;
import app.saywell.desk.store.audio.ImportableAudio;
import app.saywell.speech.audio.UnreadableAudioException;
import app.saywell.speech.audio.codec.ImportDecoder;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// `docs/inputs.md` shows how each kind of class list and lesson is read. With `-Dupdate.inputs=true`
/// the tables are written anew.
class InputCasesTest {
    private static final Path PAGE = Path.of("docs", "inputs.md");
    private static final String BEGIN = "<!-- cases: begin -->\n";
    private static final String END = "<!-- cases: end -->";

    /// Kinds of sound with a file of each, beside [ImportDecoder].
    private static final String[][] SOUNDS = {
        {"M4A with AAC (phones)", "tone.m4a"},
        {"MP4 of Safari", "recorder-safari.mp4"},
        {"WebM of Chromium", "recorder-chromium.webm"},
        {"Ogg Opus of Firefox", "recorder-firefox.ogg"},
        {"MP3", "../beep.mp3"},
        {"FLAC", "tone.flac"},
        {"FLAC of 96 kHz", "tone-96.flac"},
        {"WAV with ADPCM of Microsoft", "tone-ms.wav"},
        {"WAV with IMA ADPCM", "tone-ima.wav"},
        {"Wave64", "tone.w64"},
        {"CAF", "tone.caf"},
        {"CAF of 24 bits", "tone-24.caf"},
        {"CAF with floating point", "tone-float.caf"},
        {"CAF with µ-law", "tone-mulaw.caf"},
        {"AIFF", "made.aiff"},
        {"AU with µ-law", "made-mulaw.au"},
        {"AIFF-C with floating point", "made-float.aifc"},
        {"AMR (older phones)", "made.amr"},
        {"Ogg Vorbis", "made-vorbis.ogg"},
        {"WAV with GSM 6.10", "made-gsm.wav"},
        {"FLAC of 32 bits", "made-32.flac"},
        {"FLAC in Ogg", "made-flac.oga"},
    };

    @TempDir
    Path folder;

    @Test
    void thePageShowsHowEachKindIsRead() throws IOException {
        String page = Files.readString(PAGE);
        String tables = tables();
        String fresh =
                page.substring(0, page.indexOf(BEGIN) + BEGIN.length()) + tables + page.substring(page.indexOf(END));
        if (Boolean.getBoolean("update.inputs")) {
            Files.writeString(PAGE, fresh);
        }
        assertThat(Files.readString(PAGE)).isEqualTo(fresh);
    }

    private String tables() throws IOException {
        StringBuilder tables = new StringBuilder(
                "### Class lists\n\n| kind | input | learners, and rows left out or in doubt |\n|---|---|---|\n");
        for (RosterCase list : RosterCase.all().toList()) {
            var roster = ImportedRoster.ofText(list.text()).roster();
            String read = String.join(", ", RosterCase.read(roster));
            int leftOut = roster.leftOutCount();
            int inDoubt = roster.problems().size() - leftOut;
            String others =
                    (leftOut == 0 ? "" : "; left out " + leftOut) + (inDoubt == 0 ? "" : "; in doubt " + inDoubt);
            row(tables, list.kind(), list.text(), read + others);
        }
        tables.append("\n"
                + "### Lessons\n\n"
                + "| kind | input | sentences = translations, `#` headings, `-` what is left out |\n"
                + "|---|---|---|\n");
        for (LessonCase lesson : LessonCase.all().toList()) {
            LessonDraft draft = lesson.file().isEmpty()
                    ? LessonReader.readText(TextFileReader.decode(lesson.content()))
                    : LessonReader.read(Files.write(folder.resolve(lesson.file()), lesson.content()));
            List<String> read = LessonCase.read(draft);
            row(tables, lesson.kind(), TextFileReader.decode(lesson.content()), String.join(" / ", read));
        }
        tables.append("\n### Recordings\n\n| kind | file | what is read of it, or what is said |\n|---|---|---|\n");
        for (String[] sound : SOUNDS) {
            row(tables, sound[0], sound[1], heard(sound[1]));
        }
        return tables.toString();
    }

    /// As the window and the commands import it.
    private String heard(String name) throws IOException {
        try (InputStream in = Objects.requireNonNull(ImportDecoder.class.getResourceAsStream(name), name)) {
            Path file = Files.write(folder.resolve(Path.of(name).getFileName()), in.readAllBytes());
            try (ImportableAudio sound = ImportableAudio.of(file, folder)) {
                AudioFile kept = AudioFile.probe(sound.file());
                return String.format(Locale.ROOT, "%.1f s, kept as %s", kept.seconds(), kept.extension());
            } catch (UnreadableAudioException e) {
                return String.valueOf(e.getMessage());
            }
        }
    }

    private static void row(StringBuilder tables, String kind, String input, String result) {
        String shown = input.length() > 120 ? input.substring(0, 120) + "…" : input;
        tables.append("| ")
                .append(kind)
                .append(" | `")
                .append(cell(shown))
                .append("` | ")
                .append(cell(result))
                .append(" |\n");
    }

    private static String cell(String text) {
        return text.strip()
                .replace("|", "¦")
                .replace("`", "'")
                .replaceAll("\\R", " ⏎ ")
                .replace("\t", " ⇥ ")
                .replace("\ufeff", "")
                .replace("<", "&lt;");
    }
}
