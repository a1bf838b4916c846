package app.saywell.desk.school.mark;

import app.saywell.speech.DimensionScore;
import app.saywell.speech.Phoneme;
import app.saywell.speech.PronunciationFeedback;
import app.saywell.speech.PronunciationResult;
import app.saywell.speech.ScoreScale;
import app.saywell.speech.SpeechComponent;
import app.saywell.speech.Word;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// A result as it counts once a teacher has marked words and sounds of it: the one rule by which a
/// mark wins over the service.
///
/// - A marked sound or word has the score of the mark, and is right from [Word#CORRECT_THRESHOLD] on.
/// - In a word that the teacher calls right, every sound is right that the teacher did not mark. One that the teacher
///   marked as wrong makes it wrong.
/// - A word of which the teacher marked only sounds is right exactly if all its sounds are.
/// - What the service says of a word in words counts as long as the sound that it names is the one to improve first.
/// - A word that was left out ([Miscue#OMISSION]) is wrong, and has no sounds, so that none counts as missed. One
///   that the reader corrected is right. A word that was added changes nothing.
/// - If that changes how many words are right, the pronunciation score is the share of right words on
///   its scale. Stress, pauses and speed stay those of the service.
/// - A mark on a pause, or on the whole, changes no part; the mark on the whole is the total.
public final class MarkedResult {
    private final List<TeacherMark> marks;

    private MarkedResult(List<TeacherMark> marks) {
        this.marks = marks;
    }

    /// The result as it counts.
    ///
    /// @param marks the current marks of the result; the positions are those of its components
    public static PronunciationResult of(PronunciationResult served, ScoreScale scale, List<TeacherMark> marks) {
        List<SpeechComponent> counted = new MarkedResult(marks).apply(served.components());
        if (counted.equals(served.components())) {
            return served;
        }
        PronunciationResult result = new PronunciationResult(counted, served.feedback());
        return new PronunciationResult(counted, feedback(served, result, scale), served.fluency());
    }

    // What the service says in words about the sounds speaks of its own judgement, so it is left out.
    private static PronunciationFeedback feedback(
            PronunciationResult served, PronunciationResult counted, ScoreScale scale) {
        PronunciationFeedback old = served.feedback();
        double score = counted.percentCorrect() == served.percentCorrect()
                ? old.pronunciation().score()
                : scale.min() + counted.percentCorrect() / 100 * (scale.max() - scale.min());
        return new PronunciationFeedback(new DimensionScore(score, ""), old.stress(), old.pause(), old.speed());
    }

    private List<SpeechComponent> apply(List<SpeechComponent> components) {
        List<SpeechComponent> counted = new ArrayList<>();
        for (int i = 0; i < components.size(); i++) {
            counted.add(components.get(i) instanceof Word word ? apply(word, i) : components.get(i));
        }
        return counted;
    }

    private Word apply(Word word, int component) {
        Optional<Double> ofWord = mark(TeacherMark.MarkTarget.WORD, component, 0);
        if (isOmitted(component)) {
            return new Word(
                    word.word(), word.start(), word.end(), 0, false, word.stressed(), null, List.of(), List.of());
        }
        boolean isCalledRight = ofWord.filter(MarkedResult::isRight).isPresent();
        boolean hasMarkedSound = false;
        List<Phoneme> sounds = new ArrayList<>();
        for (int part = 0; part < word.phonemes().size(); part++) {
            Phoneme sound = word.phonemes().get(part);
            Optional<Double> ofSound = mark(TeacherMark.MarkTarget.PHONEME, component, part);
            hasMarkedSound |= ofSound.isPresent();
            sounds.add(ofSound.map(value -> withScore(sound, value))
                    .orElseGet(() -> isCalledRight && !sound.correct()
                            ? withScore(sound, Math.max(sound.score(), Word.CORRECT_THRESHOLD))
                            : sound));
        }
        if (ofWord.isEmpty() && !hasMarkedSound) {
            return word;
        }
        boolean isRight = ofWord.map(MarkedResult::isRight).orElse(true)
                && sounds.stream().allMatch(Phoneme::correct);
        return withVerdict(word, ofWord.orElse(word.score()), isRight, sounds);
    }

    private boolean isOmitted(int component) {
        return marksAt(TeacherMark.MarkTarget.WORD, component, 0)
                .flatMap(mark -> mark.miscue().stream())
                .anyMatch(miscue -> miscue == Miscue.OMISSION);
    }

    private Optional<Double> mark(TeacherMark.MarkTarget target, int component, int part) {
        return marksAt(target, component, part).map(TeacherMark::value).findFirst();
    }

    private Stream<TeacherMark> marksAt(TeacherMark.MarkTarget target, int component, int part) {
        return marks.stream()
                .filter(mark -> mark.position().target() == target)
                .filter(mark -> mark.position().component() == component
                        && mark.position().part() == part);
    }

    private static boolean isRight(double value) {
        return value >= Word.CORRECT_THRESHOLD;
    }

    private static Word withVerdict(Word word, double score, boolean isRight, List<Phoneme> sounds) {
        Word marked = new Word(
                word.word(),
                word.start(),
                word.end(),
                Word.countedScore(score, isRight),
                isRight,
                word.stressed(),
                null,
                word.syllables(),
                sounds);
        return !isRight && marked.hasSameFaultAs(word) ? withFeedback(marked, word.feedback()) : marked;
    }

    private static Word withFeedback(Word word, @Nullable String feedback) {
        return new Word(
                word.word(),
                word.start(),
                word.end(),
                word.score(),
                word.correct(),
                word.stressed(),
                feedback,
                word.syllables(),
                word.phonemes());
    }

    private static Phoneme withScore(Phoneme sound, double score) {
        boolean isRight = isRight(score);
        return new Phoneme(
                sound.phoneme(),
                isRight ? sound.phoneme() : sound.userPhoneme(),
                score,
                isRight,
                sound.stressed(),
                isRight ? null : sound.feedback(),
                sound.start(),
                sound.end());
    }
}
