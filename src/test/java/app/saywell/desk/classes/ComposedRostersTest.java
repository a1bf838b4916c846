package app.saywell.desk.classes;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/// Class lists that are composed from rules, each with its known reading: nobody is lost, nobody
/// invented, and nobody gets another's number. With `-Ddeep=true` four times as many.
class ComposedRostersTest {
    private static final List<String> FAMILY = List.of("김", "이", "박", "최", "정", "강", "조", "윤", "나", "표", "남궁", "황보");
    private static final List<String> SYLLABLES =
            List.of("하", "늘", "도", "윤", "서", "아", "준", "민", "지", "우", "가", "온", "설", "채", "린", "결", "솔", "별");
    private static final List<String> GIVEN_LATIN =
            List.of("Ann", "Zoé", "Jan", "Mary-Lou", "Yunjae", "O’Neil", "Li", "Sofia", "Max", "Min");
    private static final List<String> FAMILY_LATIN =
            List.of("Weber", "Kim", "de la Cruz", "Smith", "Na", "Ng", "Petit", "van Dam", "McKay", "Ríos");
    private static final List<String> TITLES = List.of("", "2027학년도 4학년 2반 명렬표", "Roster of Year 4", "4학년 2반 출석부");
    private static final List<String> SUMS = List.of("", "합계", "총 인원", "Total", "Average");

    private static final int OF_EACH_SEED = Boolean.getBoolean("deep") ? 4 : 1;

    /// A learner as the list has them.
    private record Person(String number, String family, String given) {
        String name(boolean korean) {
            return korean ? family + given : given + " " + family;
        }
    }

    private enum Layout {
        NUMBER_NAME("번호|이름", "No.|Name"),
        NAME_NUMBER("성명|출석번호", "Student Name|Number"),
        GRADE_CLASS_NUMBER_NAME("학년|반|번호|성명", "Grade|Class|Roll No|Pupil"),
        SERIAL_NUMBER_NAME_SEX("연번|번호|이름|성별", "S.No|Number|Full name|Sex"),
        NUMBER_FAMILY_GIVEN("번호|성|이름", "Nr|Nachname|Vorname"),
        NUMBER_ALONE_IN_NAME("이름", "Name"),
        NAME_MAIL("이름|이메일", "Name|Email");

        private final String korean;
        private final String english;

        Layout(String korean, String english) {
            this.korean = korean;
            this.english = english;
        }
    }

    @Property(tries = 2_500)
    void nobodyIsLost(@ForAll long seed) {
        for (int i = 0; i < OF_EACH_SEED; i++) {
            requireAll(new Random(seed + i));
        }
    }

    private static void requireAll(Random random) {
        boolean korean = random.nextBoolean();
        Layout layout = pick(random, List.of(Layout.values()));
        List<Person> people = people(random, korean);
        boolean headed = random.nextInt(3) > 0 || !readableWithoutHeadings(layout, korean);
        String separator = pick(random, List.of(",", ";", "\t"));
        String list = list(random, layout, people, korean, headed, separator);
        RosterPreview roster = ImportedRoster.ofText(list).roster();
        assertThat(RosterCase.read(roster))
                .as(list + roster.columns() + roster.problems())
                .isEqualTo(people.stream()
                        .map(person -> expected(layout, person, korean))
                        .toList());
    }

    private static String expected(Layout layout, Person person, boolean korean) {
        String number = layout == Layout.NAME_MAIL ? "" : person.number() + " ";
        return number + person.name(korean);
    }

    /// Two words without headings may stand in either order.
    private static boolean readableWithoutHeadings(Layout layout, boolean korean) {
        return korean || layout != Layout.NUMBER_FAMILY_GIVEN;
    }

    private static List<Person> people(Random random, boolean korean) {
        int count = 3 + random.nextInt(30);
        Set<String> names = new LinkedHashSet<>();
        List<Person> people = new ArrayList<>();
        int number = 1 + random.nextInt(3);
        while (people.size() < count) {
            String family = pick(random, korean ? FAMILY : FAMILY_LATIN);
            String given = korean ? pick(random, SYLLABLES) + pick(random, SYLLABLES) : pick(random, GIVEN_LATIN);
            if (names.add(family + " " + given) || names.size() > 60) {
                people.add(new Person(String.valueOf(number), family, given));
            }
            number += 1 + (random.nextInt(8) == 0 ? 1 : 0);
        }
        return people;
    }

    private static String list(
            Random random, Layout layout, List<Person> people, boolean korean, boolean headed, String separator) {
        List<String> lines = new ArrayList<>();
        String title = pick(random, TITLES);
        int columns = layout.korean.split("\\|").length;
        String empty = separator.repeat(columns - 1);
        if (!title.isEmpty()) {
            lines.add(title + empty);
        }
        if (headed) {
            lines.add((korean ? layout.korean : layout.english).replace("|", separator));
        }
        String mark = pick(random, List.of("", "번", ".", ".0"));
        for (Person person : people) {
            lines.add(row(layout, person, korean, mark, people.indexOf(person) + 1).stream()
                    .map(cell -> quoted(random, cell, separator))
                    .collect(Collectors.joining(separator)));
            if (random.nextInt(20) == 0) {
                lines.add(random.nextBoolean() ? "" : empty);
            }
        }
        String sum = pick(random, SUMS);
        if (!sum.isEmpty() && columns > 1) {
            lines.add(sum + separator + people.size() + separator.repeat(columns - 2));
        }
        return String.join(pick(random, List.of("\n", "\r\n")), lines) + (random.nextBoolean() ? "\n" : "");
    }

    private static List<String> row(Layout layout, Person person, boolean korean, String mark, int index) {
        String number = person.number() + mark;
        String name = person.name(korean);
        return switch (layout) {
            case NUMBER_NAME -> List.of(number, name);
            case NAME_NUMBER -> List.of(name, number);
            case GRADE_CLASS_NUMBER_NAME -> List.of("4", "2", number, name);
            case SERIAL_NUMBER_NAME_SEX -> List.of(String.valueOf(index), number, name, index % 2 == 0 ? "남" : "F");
            case NUMBER_FAMILY_GIVEN -> List.of(number, person.family(), person.given());
            case NUMBER_ALONE_IN_NAME -> List.of(person.number() + ". " + name);
            case NAME_MAIL -> List.of(name, "p" + person.number() + "@school.example");
        };
    }

    private static String quoted(Random random, String cell, String separator) {
        return cell.contains(separator) || random.nextInt(6) == 0 ? "\"" + cell + "\"" : cell;
    }

    private static <T> T pick(Random random, List<T> choices) {
        return choices.get(random.nextInt(choices.size()));
    }
}
