package app.saywell.desk.school.mark;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.school.mark.TeacherMark.MarkContent;
import app.saywell.desk.school.mark.TeacherMark.MarkLayer;
import app.saywell.desk.school.mark.TeacherMark.MarkPosition;
import app.saywell.desk.school.mark.TeacherMark.MarkTarget;
import app.saywell.speech.DimensionScore;
import app.saywell.speech.Phoneme;
import app.saywell.speech.PronunciationFeedback;
import app.saywell.speech.PronunciationResult;
import app.saywell.speech.ScoreScale;
import app.saywell.speech.SpeechComponent;
import app.saywell.speech.Word;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.jspecify.annotations.Nullable;

/// Whatever a service answers and whatever a teacher marks, a marked word is one thing.
class MarkedResultTest {
    @Property(tries = 500)
    void aMarkedWordIsRightExactlyIfAllItsSoundsAreAndItsScoreSaysSo(@ForAll long seed) {
        Random random = new Random(seed);
        List<SpeechComponent> served = words(random);
        List<TeacherMark> marks = marks(random, served);
        PronunciationResult counted = counted(served, marks);
        for (int i : markedWords(marks)) {
            Word word = counted.words().get(i);
            assertThat(word.correct()).isEqualTo(word.isFaultless());
            assertThat(word.score() >= Word.CORRECT_THRESHOLD).isEqualTo(word.correct());
            assertThat(word.score()).isEqualTo(word.countedScore());
        }
    }

    @Property(tries = 500)
    void whatTheServiceSaysOfAWordNamesNoSoundThatTheTeacherCallsRight(@ForAll long seed) {
        Random random = new Random(seed);
        List<SpeechComponent> served = words(random);
        List<TeacherMark> marks = marks(random, served);
        for (int i : markedWords(marks)) {
            Word word = counted(served, marks).words().get(i);
            String feedback = word.feedback();
            if (feedback != null) {
                assertThat(word.correct()).isFalse();
                assertThat(feedback).isEqualTo(named(word.phonemes()));
            }
        }
    }

    @Property(tries = 300)
    void theFigureIsTheShareOfTheWordsThatAreShownAsRightOnceThatChanges(@ForAll long seed) {
        Random random = new Random(seed);
        List<SpeechComponent> served = words(random);
        PronunciationResult counted = counted(served, marks(random, served));
        double before = counted(served, List.of()).percentCorrect();
        if (counted.percentCorrect() != before) {
            assertThat(counted.feedback().pronunciation().score()).isEqualTo(counted.percentCorrect());
        }
    }

    private static PronunciationResult counted(List<SpeechComponent> served, List<TeacherMark> marks) {
        PronunciationFeedback feedback =
                new PronunciationFeedback(new DimensionScore(50, "of the service"), null, null, null);
        return MarkedResult.of(new PronunciationResult(served, feedback), ScoreScale.HUNDRED, marks);
    }

    private static List<SpeechComponent> words(Random random) {
        List<SpeechComponent> words = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            List<Phoneme> sounds = new ArrayList<>();
            for (int k = 0; k < 3; k++) {
                double at = i + k * 0.1;
                double score = random.nextInt(1001) / 10.0;
                sounds.add(new Phoneme("θ", "s", score, random.nextInt(3) > 0, false, null, at, at + 0.1));
            }
            double score = random.nextInt(1001) / 10.0;
            boolean isRight = score >= Word.CORRECT_THRESHOLD;
            words.add(new Word(
                    "w" + i, i, i + 0.9, score, isRight, false, isRight ? null : named(sounds), List.of(), sounds));
        }
        return words;
    }

    /// Names the sound to improve first by its time.
    private static @Nullable String named(List<Phoneme> sounds) {
        return new Word("", 0, 1, 0, false, false, null, List.of(), sounds)
                .soundToImprove()
                .map(sound -> "the sound at " + sound.start())
                .orElse("the whole word");
    }

    private static List<TeacherMark> marks(Random random, List<SpeechComponent> words) {
        List<TeacherMark> marks = new ArrayList<>();
        for (int i = 0; i < words.size(); i++) {
            if (random.nextBoolean()) {
                marks.add(mark(random, MarkTarget.WORD, i, 0));
            }
            for (int part = 0; part < 3; part++) {
                if (random.nextInt(3) == 0) {
                    marks.add(mark(random, MarkTarget.PHONEME, i, part));
                }
            }
        }
        return marks;
    }

    private static TeacherMark mark(Random random, MarkTarget target, int component, int part) {
        return new TeacherMark(
                1,
                1,
                new MarkPosition(MarkLayer.TEACHER, target, component, part),
                new MarkContent(random.nextInt(1001) / 10.0, Optional.empty(), ""),
                Instant.EPOCH);
    }

    private static Set<Integer> markedWords(List<TeacherMark> marks) {
        Set<Integer> words = new HashSet<>();
        marks.forEach(mark -> words.add(mark.position().component()));
        return words;
    }
}
