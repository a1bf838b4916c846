package app.saywell.desk.kit.text;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.school.learner.Consent;
import app.saywell.desk.school.learner.Learner;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class LearnerNamesTest {
    private final LearnerNames names = new LearnerNames();

    @Test
    void whileTheyAreHiddenTheNumberStandsAlone() {
        Learner learner = learner("강민준", "7");
        assertThat(names.of(learner)).isEqualTo("7 강민준");
        assertThat(names.of(learner, " · ")).isEqualTo("7 · 강민준");
        assertThat(names.besideNumber("강민준", "7")).isEqualTo("강민준");
        names.hidden().set(true);
        assertThat(names.of(learner)).isEqualTo("7");
        assertThat(names.of(learner, " · ")).isEqualTo("7");
        assertThat(names.besideNumber("강민준", "7")).isEmpty();
    }

    @Test
    void whoHasNoNumberCanStillBeToldFromAnother() {
        assertThat(names.of(learner("강민준", ""))).isEqualTo("강민준");
        names.hidden().set(true);
        assertThat(names.of(learner("강민준", ""))).isEqualTo("강…");
        assertThat(names.of(learner("𐐀nn", ""))).isEqualTo("𐐀…");
        assertThat(names.of(learner("", ""))).isEmpty();
    }

    private static Learner learner(String name, String number) {
        return new Learner(1, name, number, Optional.empty(), Consent.THIS_COMPUTER);
    }
}
