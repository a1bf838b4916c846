package app.saywell.desk.shell.cases;

import app.saywell.desk.school.AnswerOrigin;
import app.saywell.desk.school.LibraryChange;
import app.saywell.desk.school.lesson.ModelReading;
import app.saywell.desk.school.lesson.ReadingAnalysis;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.school.take.ScoringResult;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.store.Library;
import app.saywell.desk.store.change.UseCaseContext;
import app.saywell.speech.FeedbackLanguage;
import app.saywell.speech.ServiceEndpoint;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// A score that no engine gave, for a rehearsal of the window: with it, what shows a scored take is
/// loaded, without what scores one.
final class RehearsedScore {
    private static final String WORD = """
        {"type":"word","word":"%1$s","start":%2$.2f,"end":%3$.2f,"score":%4$d,"is_correct":%5$s,
        "is_stressed":%5$s,"feedback":null,
        "syllables":[{"syllable":"ði","grapheme":"%1$s","score":%4$d,"start":%2$.2f,"end":%3$.2f}],
        "phonemes":[{"phoneme":"ð","user_phoneme":"d","score":%4$d,"is_correct":%5$s,
        "is_stressed":%5$s,"feedback":null,"start":%2$.2f,"end":%3$.2f}]}\
        """;
    private static final String PAUSE = "{\"type\":\"pause\",\"start\":%.2f,\"end\":%.2f,\"is_long\":true}";
    private static final String ANSWER = """
        {"user_speech_components":%s,"feedback":{"pronunciation":{"score":60,"feedback":"-"},
        "stress":{"score":5,"feedback":"-"},"pause":{"score":5,"feedback":"-"},
        "speed":{"score":5,"feedback":"-"}}}\
        """;
    private static final double WORD_SECONDS = 0.25;
    private static final double SAID_SECONDS = 0.15;

    private final UseCaseContext context;
    private final Library library;

    RehearsedScore(UseCaseContext context) {
        this.context = context;
        library = context.library();
    }

    /// Stores an answer for a take, and one for the model reading that it is compared with.
    void store(Take take) {
        Sentence sentence = library.sentences().find(take.owner().sentenceId()).orElseThrow();
        String components = components(sentence.text());
        AnswerOrigin origin = new AnswerOrigin(
                AnswerOrigin.EMBEDDED, "rehearsal", 0, context.clock().instant());
        Optional<Long> reading = library.readings().findBySentence(sentence.id()).stream()
                .map(ModelReading::id)
                .findFirst();
        reading.ifPresent(id -> library.readings()
                .insertAnalysis(id, sentence.text(), components, new ReadingAnalysis(components, origin)));
        library.results()
                .insert(
                        take.id(),
                        ANSWER.formatted(components),
                        new ScoringResult.ScoringRequest(
                                ServiceEndpoint.PRONUNCIATION, sentence.text(), FeedbackLanguage.ENGLISH, reading),
                        origin);
        context.changes()
                .publish(new LibraryChange.TakesChanged(
                        take.owner().sentenceId(), take.owner().learnerId()));
    }

    /// Every second word is said well, and a pause follows each.
    private static String components(String text) {
        String[] words = text.split(" ", -1);
        return IntStream.range(0, words.length)
                .mapToObj(number -> {
                    double start = number * WORD_SECONDS;
                    double said = start + SAID_SECONDS;
                    boolean isGood = number % 2 == 0;
                    return String.format(Locale.ROOT, WORD, words[number], start, said, isGood ? 95 : 30, isGood)
                            + ","
                            + String.format(Locale.ROOT, PAUSE, said, start + WORD_SECONDS);
                })
                .collect(Collectors.joining(",", "[", "]"));
    }
}
