package app.saywell.desk.takes.scoring;

import app.saywell.speech.DimensionScore;
import app.saywell.speech.Phoneme;
import app.saywell.speech.PronunciationFeedback;
import app.saywell.speech.PronunciationResult;
import app.saywell.speech.SpeechComponent;
import app.saywell.speech.Word;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// Puts the texts of one answer into another one, which keeps its scores and times. Of a word or a sound that
/// they judge differently nothing is taken.
final class FeedbackTexts {
    private FeedbackTexts() {}

    /// The result with the texts of an answer in another language. Where the answer has other words
    /// or sounds, only what it says of the whole sentence is taken.
    static PronunciationResult replace(PronunciationResult result, PronunciationResult texts) {
        PronunciationFeedback ours = result.feedback();
        PronunciationFeedback theirs = texts.feedback();
        return new PronunciationResult(
                replaceWords(result, texts),
                new PronunciationFeedback(
                        new DimensionScore(
                                ours.pronunciation().score(),
                                theirs.pronunciation().feedback()),
                        replace(ours.stress(), theirs.stress()),
                        replace(ours.pause(), theirs.pause()),
                        replace(ours.speed(), theirs.speed())),
                result.fluency());
    }

    private static @Nullable DimensionScore replace(@Nullable DimensionScore ours, @Nullable DimensionScore theirs) {
        return ours == null || theirs == null ? ours : new DimensionScore(ours.score(), theirs.feedback());
    }

    private static List<SpeechComponent> replaceWords(PronunciationResult result, PronunciationResult texts) {
        List<Word> theirs = texts.words();
        if (!result.words().stream()
                .map(Word::word)
                .toList()
                .equals(theirs.stream().map(Word::word).toList())) {
            return result.components();
        }
        var next = theirs.iterator();
        return result.components().stream()
                .map(component -> component instanceof Word word ? replace(word, next.next()) : component)
                .toList();
    }

    private static SpeechComponent replace(Word ours, Word theirs) {
        boolean sameSounds = ours.phonemes().size() == theirs.phonemes().size();
        return new Word(
                ours.word(),
                ours.start(),
                ours.end(),
                ours.score(),
                ours.correct(),
                ours.stressed(),
                ours.hasSameFaultAs(theirs) ? theirs.feedback() : null,
                ours.syllables(),
                sameSounds
                        ? IntStream.range(0, ours.phonemes().size())
                                .mapToObj(i -> replace(
                                        ours.phonemes().get(i),
                                        theirs.phonemes().get(i)))
                                .toList()
                        : ours.phonemes());
    }

    private static Phoneme replace(Phoneme ours, Phoneme theirs) {
        return new Phoneme(
                ours.phoneme(),
                ours.userPhoneme(),
                ours.score(),
                ours.correct(),
                ours.stressed(),
                ours.correct() == theirs.correct() ? theirs.feedback() : null,
                ours.start(),
                ours.end());
    }
}
