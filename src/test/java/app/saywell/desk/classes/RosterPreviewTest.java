package app.saywell.desk.classes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.saywell.desk.classes.RosterPreview.RosterEntry;
import app.saywell.desk.classes.RosterPreview.RosterProblem;
import app.saywell.desk.lessons.text.UnreadableTextException;
import app.saywell.desk.school.learner.Consent;
import app.saywell.desk.school.learner.Learner;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RosterPreviewTest {
    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "번호\t이름\n1\t강민준\n2\t김서연\n",
                "이름,번호,비고\n강민준,1,\n김서연,2,전학\n",
                "1\t강민준\n2\t김서연",
                "강민준;1\r\n김서연;2\r\n",
                "성,이름,출석번호\n강,민준,1\n김,서연,2\n",
            })
    void detectsColumns(String list) {
        RosterPreview roster = ImportedRoster.ofText(list).roster();
        assertThat(roster.problems()).isEmpty();
        assertThat(roster.entries()).extracting(RosterEntry::number).containsExactly("1", "2");
        assertThat(roster.entries()).extracting(RosterEntry::name).containsExactly("강민준", "김서연");
    }

    @Test
    void joinsNamesInParts() {
        RosterPreview roster = ImportedRoster.ofText(
                        "First Name,Last Name,Student ID,Email\n" + "Ann,Lee,a-7,ann@x.example\n")
                .roster();
        assertThat(roster.entries()).containsExactly(new RosterEntry("Ann Lee", "a-7"));
        assertThat(roster.columns())
                .containsExactly(RosterColumn.GIVEN, RosterColumn.FAMILY, RosterColumn.NUMBER, RosterColumn.IGNORED);
    }

    @Test
    void reportsFaultyRowsAndLeavesThemOut() {
        String list = "이름,번호\n강민준,1\n,2\n강민준,1\n" + "가".repeat(99) + ",4\n김서연,5\n";
        RosterPreview roster = ImportedRoster.ofText(list).roster();
        assertThat(roster.entries()).extracting(RosterEntry::name).containsExactly("강민준", "김서연");
        assertThat(roster.problems())
                .containsExactly(
                        new RosterProblem(3, RosterProblem.RosterProblemKind.NO_NAME, ""),
                        new RosterProblem(4, RosterProblem.RosterProblemKind.TWICE, "1 강민준"),
                        new RosterProblem(5, RosterProblem.RosterProblemKind.TOO_LONG, ""));
    }

    @Test
    void learnersOfTheClassAreNotAddedAgain() {
        RosterPreview roster =
                ImportedRoster.ofText("이름,번호\n강민준,1\n강민준,9\n김서연,2\n").roster();
        List<Learner> there = List.of(new Learner(1, "강민준", "1", Optional.of(1L), Consent.THIS_COMPUTER));
        assertThat(roster.withoutExisting(there).entries())
                .containsExactly(new RosterEntry("강민준", "9"), new RosterEntry("김서연", "2"));
        assertThat(roster.withoutExisting(there).problems()).hasSize(1);
    }

    /// One side without a number is the same learner, two numbers are two.
    @ParameterizedTest
    @CsvSource({"1, 1, 0", "1, '', 0", "'', 1, 0", "'', '', 0", "1, 2, 1"})
    void aNumberTellsLearnersOfOneNameApart(String there, String listed, int added) {
        RosterPreview roster = new RosterPreview(List.of(), List.of(new RosterEntry("강민준", listed)), List.of());
        List<Learner> existing = List.of(new Learner(1, " 강민준", there, Optional.of(1L), Consent.NONE));
        assertThat(roster.withoutExisting(existing).entries()).hasSize(added);
    }

    @Test
    @Timeout(120)
    void aLargeListIsComparedWithALargeClassInShortTime() {
        List<RosterEntry> listed = IntStream.range(0, 300_000)
                .mapToObj(i -> new RosterEntry("n" + i, ""))
                .toList();
        List<Learner> existing = IntStream.range(0, 1_000)
                .mapToObj(i -> new Learner(i, "n" + i, "", Optional.of(1L), Consent.NONE))
                .toList();
        assertThat(new RosterPreview(List.of(), listed, List.of())
                        .withoutExisting(existing)
                        .entries())
                .hasSize(299_000);
    }

    @Test
    @Timeout(120)
    void aCellOfManyLettersIsReadInShortTime() {
        String cell = "가".repeat(400_000) + "@";
        RosterPreview roster = ImportedRoster.ofText("김서연," + cell + "\n").roster();
        assertThat(roster.entries()).containsExactly(new RosterEntry("김서연", ""));
    }

    @Test
    void aOneRosterExportHasStudentsByClass() throws IOException {
        Path zip = zip(Map.of(
                "manifest.csv",
                "propertyName,value\n",
                "classes.csv",
                "sourcedId,status,title\nc1,active,3-2\nc2,active,Empty\n",
                "users.csv",
                "\ufeffsourcedId,status,enabledUser,role,username,givenName,familyName,identifier\n"
                        + "u1,active,true,student,a,민준,강,1\n"
                        + "u2,active,true,teacher,b,선생,김,\n"
                        + "u3,tobedeleted,true,student,c,가,나,3\n"
                        + "u4,active,true,student,d,Ann,Lee,4\n",
                "enrollments.csv",
                "sourcedId,status,classSourcedId,userSourcedId,role\n"
                        + "e1,active,c1,u1,student\ne2,active,c1,u2,teacher\n"
                        + "e3,active,c1,u3,student\ne4,active,c1,u4,student\n"));
        List<ImportedRoster> classes = OneRosterReader.read(zip);
        assertThat(classes).extracting(ImportedRoster::name).containsExactly("3-2");
        assertThat(classes.getFirst().roster().entries())
                .containsExactly(new RosterEntry("강민준", "1"), new RosterEntry("Ann Lee", "4"));
        assertThatThrownBy(() -> OneRosterReader.read(zip(Map.of("other.csv", ""))))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("users.csv");
    }

    /// The rules of any other list: nobody without a name, nobody twice, no endless names. Classes
    /// are told apart, and a folder that was packed again is read, too.
    @Test
    void aOneRosterExportIsHeldToTheRulesOfOtherLists() throws IOException {
        String users = "sourcedId,role,givenName,familyName\nu1,student,민준,강\nu2,student,,\n"
                + "u3,student,"
                + "x".repeat(100)
                + ",Lee\n";
        String enrollments = "classSourcedId,userSourcedId\nc1,u1\nc1,u1\nc1,u2\nc1,u3\nc2,u1\nc3,u1\n";
        String classes = "sourcedId,title,classCode\nc1,English,E1\nc2,English,\nc3,,\n";
        List<ImportedRoster> found = OneRosterReader.read(zip(Map.of(
                "export/users.csv",
                users,
                "__MACOSX/export/users.csv",
                "",
                "export/enrollments.csv",
                enrollments,
                "export/classes.csv",
                classes)));
        assertThat(found).extracting(ImportedRoster::name).containsExactly("English (E1)", "English (c2)", "c3");
        RosterPreview roster = found.getFirst().roster();
        assertThat(roster.entries()).containsExactly(new RosterEntry("강민준", ""));
        assertThat(roster.problems())
                .extracting(problem -> problem.kind().name())
                .containsExactly("TWICE", "NO_NAME", "TOO_LONG");
    }

    @Test
    void aOneRosterExportThatIsNoneIsToldInWords() throws IOException {
        Path none = Files.writeString(folder.resolve("none.zip"), "PK");
        assertThatThrownBy(() -> OneRosterReader.read(none))
                .isInstanceOf(UnreadableTextException.class)
                .hasMessageContaining("no ZIP file");
        Path large = zip(Map.of("users.csv", "u,student\n".repeat(2_000_000)));
        assertThatThrownBy(() -> OneRosterReader.read(large))
                .isInstanceOf(UnreadableTextException.class)
                .hasMessageContaining("users.csv is larger than 16 MB");
    }

    private Path zip(Map<String, String> files) throws IOException {
        Path zip = folder.resolve("roster.zip");
        try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(zip))) {
            for (var file : files.entrySet()) {
                out.putNextEntry(new ZipEntry(file.getKey()));
                out.write(file.getValue().getBytes(StandardCharsets.UTF_8));
                out.closeEntry();
            }
        }
        return zip;
    }
}
