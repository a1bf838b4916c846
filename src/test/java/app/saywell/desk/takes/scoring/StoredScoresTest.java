package app.saywell.desk.takes.scoring;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.lessons.ReadingService.AddedReading;
import app.saywell.desk.school.lesson.ModelReading.ReadingSpeaker;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.shell.cases.PracticeFixture;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The scores that lists, grids and charts read.
class StoredScoresTest {
    @TempDir
    Path folder;

    private PracticeFixture fixture;

    @BeforeEach
    void open() {
        fixture = new PracticeFixture(folder);
    }

    @AfterEach
    void close() {
        fixture.close();
    }

    @Test
    void theTotalOfAComparisonIsTheSumOfItsFourScores() {
        Sentence sentence = fixture.sentence("park the theme");
        PracticeFixture.<AddedReading>answerOf(answer -> fixture.useCases
                .readings()
                .add(sentence.id(), fixture.tone("model.wav", 500), new ReadingSpeaker("Ann", ""), answer));
        fixture.score(fixture.take(sentence));
        assertThat(rows("SELECT pronunciation || ' ' || total FROM score")).containsExactly("65.0 89.0");
    }

    @Test
    void everyWordHasItsScoreAndEveryMissedSoundItsPlace() {
        fixture.score(fixture.take(fixture.sentence("park the theme")));
        assertThat(rows("SELECT total FROM score")).as("no other scores").containsExactly("80.0");
        assertThat(rows("SELECT position || ' ' || word || ' ' || score FROM word_score ORDER BY position"))
                .containsExactly("0 park 90.0", "1 the 40.0", "2 theme 40.0");
        assertThat(rows("SELECT position || ' ' || word || ' ' || expected || ' ' || heard || ' ' || score"
                        + " FROM missed_sound ORDER BY position"))
                .containsExactly("1 the θ s 40.0", "2 theme θ s 40.0");
    }

    @Test
    void aReadingWithoutAMistakeHasNoMissedSounds() {
        fixture.embedded.wrongPart.set("none of them");
        fixture.score(fixture.take(fixture.sentence("park the theme")));
        assertThat(rows("SELECT word FROM missed_sound")).isEmpty();
        assertThat(rows("SELECT score FROM word_score")).containsOnly("90.0");
    }

    private List<String> rows(String query) {
        return fixture.library
                .database()
                .read(handle -> handle.createQuery(query).mapTo(String.class).list());
    }
}
