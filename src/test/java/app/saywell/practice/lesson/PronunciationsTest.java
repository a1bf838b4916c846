package app.saywell.practice.lesson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.saywell.engine.lexicon.notation.NotationException;
import app.saywell.library.lesson.Sentence;
import app.saywell.library.take.Take;
import app.saywell.practice.Room;
import app.saywell.practice.lesson.Pronunciations.Typed;
import app.saywell.signal.Pcm;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

class PronunciationsTest {
    @TempDir private Path folder;
    private Room room;
    private Pronunciations pronunciations;

    @BeforeEach
    void open() {
        room = new Room(folder);
        pronunciations = room.practice.pronunciations();
    }

    @AfterEach
    void close() {
        room.close();
    }

    @Test
    void setsChangesAndTakesBackWithUndo() {
        pronunciations.set("Minji", Optional.of(" MIN-jee "));
        assertThat(pronunciations.of("MINJI")).contains("MIN-jee");
        pronunciations.set("minji", Optional.of("/ˈmɪnʒi/"));
        assertThat(pronunciations.all()).isEqualTo(Map.of("minji", "/ˈmɪnʒi/"));
        room.practice.history().undo();
        assertThat(pronunciations.of("Minji")).contains("MIN-jee");
        room.practice.history().undo();
        assertThat(pronunciations.all()).isEmpty();
    }

    @Test
    void refusesWhatIsNoPronunciation() {
        assertThatThrownBy(() -> pronunciations.set("Minji", Optional.of("/ж/")))
                .isInstanceOf(NotationException.class);
        assertThat(pronunciations.all()).isEmpty();
        assertThat(Pronunciations.read("Minji", "MIN-j#e")).isEqualTo(new Typed.Unclear("#e"));
        assertThat(Pronunciations.read("Minji", "")).isEqualTo(new Typed.Unclear(""));
        assertThat(Pronunciations.read("Minji", "MIN-jee")).isEqualTo(new Typed.Clear("ˈmɪndʒi"));
    }

    @Test
    void aTextIsLookedAtAsItWillBeRead() {
        assertThat(pronunciations.check("The zorblat").guessed())
                .extracting(TextCheck.Expected::word)
                .containsExactly("zorblat");
        pronunciations.set("zorblat", Optional.of("ZAWR-blat"));
        TextCheck.Finding finding = pronunciations.check("The zorblat");
        assertThat(finding.guessed()).isEmpty();
        assertThat(finding.taught())
                .containsExactly(
                        new TextCheck.Expected("zorblat", "ˈzɔɹblæt", TextCheck.By.TEACHER));
    }

    @Test
    void aTakeIsJudgedAnewOnceAWordOfItIsSaidOtherwise() {
        Take take = room.take(room.sentence("Hello Minji"));
        room.score(take);
        room.score(take);
        assertThat(room.embedded.calls).hasValue(1);
        pronunciations.set("Seoul", Optional.of("sohl"));
        room.score(take);
        assertThat(room.embedded.calls).as("the word is not in the text").hasValue(1);
        pronunciations.set("Minji", Optional.of("MIN-jee"));
        room.score(take);
        assertThat(room.embedded.calls).hasValue(2);
    }

    @Test
    void aModelIsTakenApartAnewOnceAWordOfItIsSaidOtherwise() {
        Sentence sentence = room.sentence("Hello Minji");
        Path audio = room.tone("model.wav", 300);
        Readings.Added added =
                Room.value(
                        answer ->
                                room.practice
                                        .readings()
                                        .add(
                                                sentence.id(),
                                                audio,
                                                new app.saywell.library.lesson.Reading.Voice(
                                                        "", ""),
                                                answer));
        assertThat(added.notAnalysed()).isEmpty();
        pronunciations.set("Minji", Optional.of("MIN-jee"));
        assertThat(room.practice.readings().model(sentence.id()).orElseThrow().analysis())
                .isEmpty();
    }

    @Test
    void aPronunciationCanBeHeard() {
        Pcm once = Pronunciations.sound("MIN-jee");
        assertThat(once.seconds()).isBetween(0.3, 2.0);
        double power = 0;
        for (float sample : once.samples()) {
            power += sample * sample;
        }
        assertThat(Math.sqrt(power / once.samples().length)).isGreaterThan(0.01);
        assertThat(Pronunciations.sound("MIN-jee").samples()).isEqualTo(once.samples());
        assertThat(Pronunciations.sound("/ˈsoʊl/").samples()).isNotEqualTo(once.samples());
    }
}
