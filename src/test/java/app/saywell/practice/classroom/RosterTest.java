package app.saywell.practice.classroom;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.saywell.library.people.Consent;
import app.saywell.library.people.Learner;
import app.saywell.practice.classroom.Roster.Fault;
import app.saywell.practice.classroom.Roster.Person;
import app.saywell.practice.text.Table;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

class RosterTest {
    @TempDir Path folder;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "번호\t이름\n1\t강민준\n2\t김서연\n",
                "이름,번호,비고\n강민준,1,\n김서연,2,전학\n",
                "1\t강민준\n2\t김서연",
                "강민준;1\r\n김서연;2\r\n",
                "성,이름,출석번호\n강,민준,1\n김,서연,2\n",
            })
    void columnsAreGuessed(String list) {
        Roster roster = Roster.read(Table.read(list));
        assertThat(roster.faults()).isEmpty();
        assertThat(roster.people()).extracting(Person::number).containsExactly("1", "2");
        assertThat(roster.people()).extracting(Person::name).containsExactly("강민준", "김서연");
    }

    @Test
    void namesInPartsArePutTogether() {
        Roster roster =
                Roster.read(
                        Table.read(
                                "First Name,Last Name,Student ID,Email\n"
                                        + "Ann,Lee,a-7,ann@x.example\n"));
        assertThat(roster.people()).containsExactly(new Person("Ann Lee", "a-7"));
        assertThat(roster.columns())
                .containsExactly(Column.GIVEN, Column.FAMILY, Column.NUMBER, Column.IGNORED);
    }

    @Test
    void faultyRowsAreNamedAndLeftOut() {
        String list = "이름,번호\n강민준,1\n,2\n강민준,1\n" + "가".repeat(99) + ",4\n김서연,5\n";
        Roster roster = Roster.read(Table.read(list));
        assertThat(roster.people()).extracting(Person::name).containsExactly("강민준", "김서연");
        assertThat(roster.faults())
                .containsExactly(
                        new Fault(3, Fault.Kind.NO_NAME),
                        new Fault(4, Fault.Kind.TWICE),
                        new Fault(5, Fault.Kind.TOO_LONG));
    }

    @Test
    void whoIsThereAlreadyIsNotAddedAgain() {
        Roster roster = Roster.read(Table.read("이름,번호\n강민준,1\n강민준,9\n김서연,2\n"));
        List<Learner> there =
                List.of(new Learner(1, "강민준", "1", Optional.of(1L), Consent.THIS_COMPUTER));
        assertThat(roster.without(there).people())
                .containsExactly(new Person("강민준", "9"), new Person("김서연", "2"));
        assertThat(roster.without(there).faults()).hasSize(1);
    }

    @Test
    void aOneRosterExportGivesStudentsByClass() throws IOException {
        Path zip =
                zip(
                        Map.of(
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
        assertThat(OneRoster.read(zip))
                .containsExactly(
                        new OneRoster.ClassList(
                                "3-2",
                                List.of(new Person("강민준", "1"), new Person("Ann Lee", "4"))));
        assertThatThrownBy(() -> OneRoster.read(zip(Map.of("other.csv", ""))))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("users.csv");
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
