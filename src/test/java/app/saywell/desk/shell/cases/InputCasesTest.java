package app.saywell.desk.shell.cases;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.classes.ImportedRoster;
import app.saywell.desk.classes.RosterCase;
import app.saywell.desk.lessons.draft.LessonCase;
import app.saywell.desk.lessons.draft.LessonDraft;
import app.saywell.desk.lessons.draft.LessonReader;
import app.saywell.desk.lessons.text.TextFileReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// `docs/inputs.md` shows how each kind of class list and lesson is read. With `-Dupdate.inputs=true`
/// the tables are written anew.
class InputCasesTest {
    private static final Path PAGE = Path.of("docs", "inputs.md");
    private static final String BEGIN = "<!-- cases: begin -->\n";
    private static final String END = "<!-- cases: end -->";

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
        StringBuilder tables =
                new StringBuilder("### Class lists\n\n| kind | input | learners, and rows left out |\n|---|---|---|\n");
        for (RosterCase list : RosterCase.all().toList()) {
            var roster = ImportedRoster.ofText(list.text()).roster();
            String read = String.join(", ", RosterCase.read(roster));
            String leftOut = roster.problems().isEmpty()
                    ? ""
                    : "; left out " + roster.problems().size();
            row(tables, list.kind(), list.text(), read + leftOut);
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
        return tables.toString();
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
