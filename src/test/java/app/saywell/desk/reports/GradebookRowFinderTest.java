package app.saywell.desk.reports;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.school.learner.Consent;
import app.saywell.desk.school.learner.Learner;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class GradebookRowFinderTest {
    private static final Learner ANN = learner(1, "Ann Mary Lee", "1");
    private static final Learner BO = learner(2, "Bo", "2");

    @Test
    void findsANameAlsoWithItsFamilyNameFirst() {
        var rows = List.of(List.of("Name"), List.of("Bo"), List.of(" Lee, Ann Mary "));
        assertThat(row(rows, ANN, ANN, BO)).contains(2);
        assertThat(row(rows, BO, ANN, BO)).contains(1);
    }

    @Test
    void tellsTwoOfOneNameApartByTheirNumbers() {
        Learner other = learner(3, "Bo", "7");
        var rows = List.of(List.of("Name", "No"), List.of("Bo", "7"), List.of("Bo", "2"), List.of("Ann Mary Lee", "1"));
        assertThat(row(rows, BO, ANN, BO, other)).contains(2);
        assertThat(row(rows, other, ANN, BO, other)).contains(1);
        var oneOfThem = List.of(List.of("Name", "No"), List.of("Bo", "7"), List.of("Ann Mary Lee", "1"));
        assertThat(row(oneOfThem, other, ANN, BO, other)).contains(1);
        assertThat(row(oneOfThem, BO, ANN, BO, other))
                .as("the row is the other one's")
                .isEmpty();
        var withoutNumbers = List.of(List.of("Name"), List.of("Bo"), List.of("Bo"));
        assertThat(row(withoutNumbers, BO, BO, other)).isEmpty();
    }

    @Test
    void takesANumberForALearnerOnlyWhereTheRowNamesNobody() {
        var rows = List.of(
                List.of("Name", "No"),
                List.of("Ann Mary Lee", "1"),
                List.of("Cy", "2"),
                List.of("", "3"),
                List.of("Di"));
        Learner numberThree = learner(3, "Eve", "3");
        assertThat(row(rows, BO, ANN, BO, numberThree))
                .as("number 2 is Cy here")
                .isEmpty();
        assertThat(row(rows, numberThree, ANN, BO, numberThree)).contains(3);
    }

    @Test
    void takesNumbersFromTheColumnThatHasEachOnlyOnce() {
        var rows = List.of(
                List.of("Class", "No"),
                List.of("1", "1"),
                List.of("2", "2"),
                List.of("1", "3"),
                List.of("", ""),
                List.of("", ""));
        assertThat(row(rows, ANN, ANN, BO)).contains(1);
        assertThat(row(rows, BO, ANN, BO)).contains(2);
        var oneColumn = List.of(List.of("Class"), List.of("1"), List.of("2"), List.of("1"));
        assertThat(row(oneColumn, BO, ANN, BO)).as("a column of classes").isEmpty();
    }

    @Test
    void readsNoNumbersFromAColumnThatHasOneOfThemByChance() {
        var rows = List.of(List.of("Quiz"), List.of("1"), List.of("8"));
        assertThat(row(rows, ANN, ANN, BO)).isEmpty();
        assertThat(row(rows, ANN, ANN))
                .as("with one learner there is nothing to compare")
                .contains(1);
    }

    @Test
    void takesTheFirstOfTheColumnsWithMostNames() {
        Learner ann = learner(4, "Ann", "");
        var second = List.of(List.of("Pair", "Name"), List.of("Ann", "Bo"), List.of("x", "Ann"));
        assertThat(row(second, ann, ann, BO)).contains(2);
        var both = List.of(List.of("Name", "Pair"), List.of("Ann", "Bo"), List.of("Bo", "Ann"));
        assertThat(row(both, ann, ann, BO)).contains(1);
    }

    @Test
    void findsNobodyInAFileWithoutRowsAndNobodyWithoutANumberByIt() {
        assertThat(row(List.of(List.of("Name", "No")), ANN, ANN)).isEmpty();
        Learner nameless = learner(5, "Zoe", "");
        assertThat(row(List.of(List.of("No"), List.of(""), List.of("1"), List.of("2")), nameless, ANN, BO, nameless))
                .isEmpty();
    }

    @Test
    void takesNoNumberForALearnerWhereOthersAreNamed() {
        var others = List.of(List.of("No", "Name"), List.of("1", "Cy Day"), List.of("2", "Di Fox"), List.of("3", ""));
        assertThat(row(others, ANN, ANN, BO)).isEmpty();
        var sexes = List.of(List.of("No", "Sex", "Class"), List.of("1", "남", "3-2반"), List.of("2", "여", "3-2반"));
        assertThat(row(sexes, ANN, ANN, BO)).contains(1);
    }

    @Test
    void showsTheTextOfARowThatNamesALearnerDifferently() {
        var rows = List.of(
                List.of("Class", "No", "Name"), List.of("3-2", "1", "Lee, Ann Mary"), List.of("3-2", "2", "Bo"));
        var finder = new GradebookRowFinder(rows, List.of(ANN, BO));
        assertThat(finder.rowText(1, ANN)).isEqualTo("3-2 · 1 · Lee, Ann Mary");
        assertThat(finder.rowText(2, BO)).isEmpty();
    }

    private static Learner learner(long id, String name, String number) {
        return new Learner(id, name, number, Optional.empty(), Consent.THIS_COMPUTER);
    }

    private static Optional<Integer> row(List<List<String>> rows, Learner wanted, Learner... learners) {
        return new GradebookRowFinder(rows, List.of(learners)).findRow(wanted);
    }
}
