package app.saywell.desk.classes;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.classes.OddTake.OddReason;
import app.saywell.desk.school.learner.Consent;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.learner.SchoolClass;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.school.mark.TeacherMark;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.speech.audio.WavEncoder;
import app.saywell.speech.signal.Pcm;
import app.saywell.speech.signal.TakeQuality;
import app.saywell.speech.signal.TakeQuality.QualityFinding;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OddTakesTest {
    @TempDir
    Path folder;

    private PracticeFixture fixture;
    private SchoolClass schoolClass;
    private List<Learner> learners;
    private Sentence sentence;

    @BeforeEach
    void open() {
        fixture = new PracticeFixture(folder);
        ClassService classes = fixture.useCases.classes();
        schoolClass = classes.create("3-2", Optional.empty());
        learners = classes.addLearners(
                schoolClass.id(),
                List.of(new RosterPreview.RosterEntry("강민준", "1"), new RosterPreview.RosterEntry("김서연", "2")),
                Consent.THIS_COMPUTER);
        sentence = fixture.sentence("We call it bear");
    }

    @AfterEach
    void close() {
        fixture.close();
    }

    @Test
    void aTakeOfAnotherSentenceIsOddUntilTheTeacherHasMarkedIt() throws IOException {
        score(spoken(0, 0.0005));
        assertThat(reasons()).isEmpty();
        fixture.embedded.heardText.set(Optional.of("Mandy has a big arm"));
        fixture.embedded.simpleScore.set(10);
        Take other = spoken(1, 0.0005);
        score(other);
        assertThat(reasons()).containsExactly(OddReason.ANOTHER_SENTENCE);
        fixture.useCases
                .marks()
                .setMark(
                        fixture.useCases
                                .scoring()
                                .latest(other.id())
                                .orElseThrow()
                                .id(),
                        new TeacherMark.MarkPosition(TeacherMark.MarkLayer.TEACHER, TeacherMark.MarkTarget.WHOLE, 0, 0),
                        60,
                        "");
        assertThat(reasons()).isEmpty();
    }

    @Test
    void aTakeThatIsNoisyAndNotYetRefusedIsOdd() throws IOException {
        score(spoken(0, 0.05));
        assertThat(reasons()).isEmpty();
        Take noisy = spoken(1, 0.1);
        assertThat(fixture.library.takes().findQuality(noisy.id()).orElseThrow().noise())
                .returns(TakeQuality.NoiseVerdict.NOISY, QualityFinding::verdict)
                .satisfies(noise -> assertThat(noise.measured()).isBetween(10.0, 15.0));
        score(noisy);
        assertThat(reasons()).containsExactly(OddReason.NOISY);
    }

    private List<OddReason> reasons() {
        return new OddTakes(fixture.context())
                .find(schoolClass.id(), sentence.lessonId()).stream()
                        .map(OddTake::reason)
                        .toList();
    }

    private void score(Take take) {
        fixture.useCases.scoring().approveRecording(take.id());
        assertThat(fixture.score(take).toString()).contains("ScoredTake");
    }

    /// A tone of a second with a quiet half second before and after it, and noise.
    private Take spoken(int learner, double noise) throws IOException {
        var random = new SplittableRandom(learner);
        float[] samples = new float[96_000];
        for (int i = 0; i < samples.length; i++) {
            boolean speaks = i > 24_000 && i < 72_000;
            samples[i] = (float) ((speaks ? 0.3 * Math.sin(i * (0.03 + 0.01 * learner)) : 0)
                    + noise * (2 * random.nextDouble() - 1));
        }
        Path file = folder.resolve("spoken" + learner + ".wav");
        WavEncoder.write(file, new Pcm(samples, 48_000));
        return PracticeFixture.answerOf(answer -> fixture.useCases
                .takes()
                .importFile(
                        new Take.TakeOwner(sentence.id(), learners.get(learner).id()), file, answer));
    }
}
