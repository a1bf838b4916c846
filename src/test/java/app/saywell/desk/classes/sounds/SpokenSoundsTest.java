package app.saywell.desk.classes.sounds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.saywell.desk.school.mark.TeacherMark.MarkLayer;
import app.saywell.desk.school.mark.TeacherMark.MarkPosition;
import app.saywell.desk.school.mark.TeacherMark.MarkTarget;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.shell.cases.PracticeFixture;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SpokenSoundsTest {
    @TempDir
    private Path folder;

    private PracticeFixture fixture;
    private SpokenSounds sounds;
    private Take take;
    private long learner;

    @BeforeEach
    void open() {
        fixture = new PracticeFixture(folder);
        learner = fixture.useCases.learners().current().id();
        take = fixture.take(fixture.sentence("the park"));
        fixture.score(take);
        sounds = new SpokenSounds(fixture.library);
    }

    @AfterEach
    void close() {
        fixture.close();
    }

    @Test
    void whatWasReadIsNotParsedAgainUntilItIsForgotten() {
        List<SpokenSound> first = sounds.read(learner);
        assertThat(first).isNotEmpty();
        fixture.library.database().execute(handle -> handle.execute("UPDATE result SET json = '{'"));
        assertThat(sounds.read(learner)).isEqualTo(first);
        assertThat(sounds.readLatest(learner, 80)).isEqualTo(first);
        sounds.forget();
        assertThatThrownBy(() -> sounds.read(learner)).isInstanceOf(RuntimeException.class);
    }

    @Test
    void aMarkAndItsRemovalAreSeenAtOnce() {
        List<SpokenSound> before = sounds.read(learner);
        assertThat(before).anyMatch(said -> !said.right());
        long result = fixture.library.results().latest(take.id()).orElseThrow().id();
        MarkPosition word = new MarkPosition(MarkLayer.TEACHER, MarkTarget.WORD, 0, 0);
        fixture.useCases.marks().setMark(result, word, 90, "");
        assertThat(sounds.read(learner)).allMatch(SpokenSound::right);
        fixture.useCases.marks().clearMark(result, word);
        assertThat(sounds.read(learner)).isEqualTo(before);
    }

    @Test
    void aNewTakeIsReadBesideTheKnownOnesAndOneInTheBinIsLeftOut() {
        int one = sounds.read(learner).size();
        Take second = fixture.take(fixture.sentence("the bus"));
        fixture.score(second);
        assertThat(sounds.read(learner).size()).isGreaterThan(one);
        fixture.useCases.takes().delete(second.id());
        assertThat(sounds.read(learner)).hasSize(one);
    }
}
