package app.saywell.desk.classes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.saywell.desk.school.learner.Consent;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.shell.cases.PracticeFixture;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LearnerServiceTest {
    @TempDir
    private Path folder;

    private PracticeFixture fixture;
    private LearnerService learners;
    private long firstClass;
    private long secondClass;

    @BeforeEach
    void open() {
        fixture = new PracticeFixture(folder);
        learners = fixture.useCases.learners();
        var classes = fixture.useCases.classes();
        firstClass = classes.create("4-1", Optional.empty()).id();
        secondClass = classes.create("4-2", Optional.empty()).id();
    }

    @AfterEach
    void close() {
        fixture.close();
    }

    private Learner add(String name, String number, long classId) {
        return learners.add(name, number, Optional.of(classId), Consent.THIS_COMPUTER);
    }

    @Test
    void aClassIsInTheOrderOfItsNumbers() {
        for (String number : new String[] {"10", "", "2", "1-12", "1-3", "B2", "9", "01"}) {
            add("n" + number, number, firstClass);
        }
        assertThat(learners.ofClass(firstClass))
                .extracting(Learner::number)
                .containsExactly("01", "1-3", "1-12", "2", "9", "10", "B2", "");
    }

    @Test
    void aNumberIsGivenOnceInAClass() {
        Learner first = add("나윤재", "1", firstClass);
        assertThatThrownBy(() -> add("표가온", " 1 ", firstClass))
                .isInstanceOfSatisfying(NumberTakenException.class, taken -> assertThat(taken.holder())
                        .isEqualTo(first));
        Learner second = add("표가온", "2", firstClass);
        assertThatThrownBy(() -> learners.editLearner(second.id(), "표가온", "1", second.classId()))
                .isInstanceOf(NumberTakenException.class)
                .message()
                .doesNotContain("나윤재");
        learners.editLearner(first.id(), "나윤서", "1", first.classId());
        add("민설아", "1", secondClass);
        add("도하람", "", firstClass);
        add("오지안", "", firstClass);
        assertThat(learners.ofClass(firstClass)).hasSize(4);
    }

    @Test
    void aLearnerMovesWithTakesAndConsent() {
        Learner learner = add("나윤재", "1", firstClass);
        Take take = fixture.take(fixture.sentence("We call it bear"), learner.id());
        learners.move(learner.id(), secondClass);
        Learner moved = learners.ofClass(secondClass).getFirst();
        assertThat(moved.name()).isEqualTo("나윤재");
        assertThat(moved.consent()).isEqualTo(Consent.THIS_COMPUTER);
        assertThat(fixture.library.takes().find(take.id()).orElseThrow().owner().learnerId())
                .isEqualTo(moved.id());
        assertThat(learners.ofClass(firstClass)).isEmpty();
        fixture.useCases.edits().history().undo();
        assertThat(learners.ofClass(firstClass)).extracting(Learner::id).containsExactly(learner.id());
        add("표가온", "1", secondClass);
        assertThatThrownBy(() -> learners.move(learner.id(), secondClass)).isInstanceOf(NumberTakenException.class);
    }
}
