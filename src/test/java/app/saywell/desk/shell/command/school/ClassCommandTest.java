package app.saywell.desk.shell.command.school;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.shell.command.CommandRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Rosters on the command line: lists and exports of school systems become classes.
class ClassCommandTest {
    @TempDir
    private Path folder;

    @Test
    void takesAWholeOneRosterExportIn() throws IOException {
        Path zip = folder.resolve("roster.zip");
        try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(zip))) {
            put(
                    out,
                    "users.csv",
                    "sourcedId,status,enabledUser,role,username,givenName,familyName\n"
                            + "u1,active,true,student,a,민준,강\nu2,active,true,teacher,b,선생,이\n");
            put(out, "classes.csv", "sourcedId,status,title\nc1,active,3-2\n");
            put(
                    out,
                    "enrollments.csv",
                    "sourcedId,status,classSourcedId,userSourcedId,role\n"
                            + "e1,active,c1,u1,student\ne2,active,c1,u2,teacher\n");
        }
        assertThat(run("class", "import", zip.toString(), "--erase-on", "never").out())
                .contains("3-2: 1 learners added");
        assertThat(run("class", "list").out()).contains("  1 learners  3-2");
        assertThat(run("class", "focus", "3-2").out()).contains("3-2: all sounds count");
        assertThat(run("class", "focus", "3-2", "th", "Z").out()).contains("3-2: TH /θ/, Z /z/");
        CommandRun unknown = run("class", "focus", "3-2", "QQ");
        assertThat(unknown.exitCode()).isNotZero();
        assertThat(unknown.err()).contains("“QQ” is no sound of English");
        assertThat(run("class", "focus", "3-2").out()).as("nothing was changed").contains("3-2: TH /θ/, Z /z/");
        assertThat(run("class", "focus", "3-2", "ready").out()).contains("R /ɹ/");
        assertThat(run("class", "focus", "3-2", "all").out()).contains("3-2: all sounds count");
    }

    @Test
    void aNewClassNeedsATimeOfErasure() throws Exception {
        Path list = Files.writeString(folder.resolve("four.csv"), "name\nKim\n");
        CommandRun unasked = run("class", "import", list.toString());
        assertThat(unasked.exitCode()).isEqualTo(1);
        assertThat(unasked.err()).contains("--erase-on 20").contains("Nothing was changed");
        assertThat(run("class", "import", list.toString(), "--erase-on", "soon").err())
                .contains("soon is no day");
        assertThat(run("class", "import", list.toString(), "--erase-on", "2020-02-29")
                        .err())
                .contains("2020-02-29 is no day to come", "Nothing was changed");
        CommandRun tried = run("class", "import", list.toString(), "--dry-run");
        assertThat(tried.exitCode()).isZero();
        assertThat(tried.out()).contains("Kim");
        assertThat(tried.err()).contains("four would be a new class", "--erase-on never");
        assertThat(run("class", "list").out()).doesNotContain("four");
        assertThat(run("class", "import", list.toString(), "--erase-on", "2099-02-28")
                        .out())
                .contains("1 learners added");
        assertThat(run("class", "list").out()).contains("four, erased on 2099-02-28");
        CommandRun again = run("class", "import", list.toString());
        assertThat(again.out()).as("an existing class has its time").contains("0 learners added");
        assertThat(again.err()).doesNotContain("--erase-on");
    }

    @Test
    void anExistingClassKeepsItsTimeOfErasureAndThatIsSaid() throws Exception {
        Path list = Files.writeString(folder.resolve("four.csv"), "name\nKim\n");
        CommandRun made = run("class", "import", list.toString(), "--erase-on", "2099-02-28");
        assertThat(made.err()).doesNotContain("--erase-on");
        Files.writeString(list, "name\nKim\nLee\n");
        assertThat(run("class", "import", list.toString(), "--erase-on", "soon").err())
                .contains("soon is no day", "Nothing was changed");
        assertThat(run("class", "list").out()).contains("1 learners  four");
        CommandRun unused = run("class", "import", list.toString(), "--erase-on", "2098-02-28");
        assertThat(unused.exitCode()).isZero();
        assertThat(unused.out()).contains("1 learners added");
        assertThat(unused.err()).contains("--erase-on is for new classes only", "four");
        assertThat(run("class", "list").out()).contains("2 learners  four, erased on 2099-02-28");
    }

    @Test
    void takesAllClassesOfAOneRosterExportInOrNone() throws IOException {
        Path zip = folder.resolve("roster.zip");
        try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(zip))) {
            put(out, "users.csv", "sourcedId,givenName\nu1,민준\n");
            put(out, "classes.csv", "sourcedId,title\nc1,3-2\nc2," + "3".repeat(5_000) + "\nc3,3-4\n");
            put(out, "enrollments.csv", "classSourcedId,userSourcedId\nc1,u1\nc2,u1\n");
        }
        CommandRun refused = run("class", "import", zip.toString(), "--erase-on", "never");
        assertThat(refused.exitCode()).isEqualTo(1);
        assertThat(refused.err()).contains("Nothing was changed");
        assertThat(run("class", "list").out()).doesNotContain("3-2");
        Path nobody = folder.resolve("nobody.zip");
        try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(nobody))) {
            put(out, "users.csv", "");
            put(out, "classes.csv", "");
            put(out, "enrollments.csv", "");
        }
        CommandRun empty = run("class", "import", nobody.toString(), "--erase-on", "never");
        assertThat(empty.exitCode()).isEqualTo(1);
        assertThat(empty.err()).contains("holds no class with students");
    }

    private static void put(ZipOutputStream zip, String name, String text) throws IOException {
        zip.putNextEntry(new ZipEntry(name));
        zip.write(text.getBytes(java.nio.charset.StandardCharsets.UTF_8));
        zip.closeEntry();
    }

    private CommandRun run(String... words) {
        return CommandRun.in(folder.resolve("자료"), words);
    }
}
