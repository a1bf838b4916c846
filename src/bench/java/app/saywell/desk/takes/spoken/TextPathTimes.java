package app.saywell.desk.takes.spoken;

import app.saywell.desk.lessons.check.TextCheck;
import app.saywell.desk.lessons.draft.LessonReader;
import app.saywell.desk.lessons.passage.PassageSplitter;
import app.saywell.desk.lessons.text.UnreadableTextException;
import app.saywell.speech.PronunciationGuide;
import app.saywell.speech.language.EngineException;
import app.saywell.speech.language.lexicon.english.EnglishLexicon;
import app.saywell.speech.language.lexicon.notation.PronunciationParser;
import app.saywell.speech.language.lexicon.notation.PronunciationSyntaxException;
import app.saywell.speech.language.text.HostileTexts;
import app.saywell.speech.language.text.TextNormalizer;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/// Prints how much time of the processor each path on which a text goes takes for ten thousand
/// characters of anything.
///
/// Arguments: none. The slowest text of each path is named; a refusal in words counts as an answer.
public final class TextPathTimes {
    private static final int LENGTH = 10_000;
    private static final String SENTENCE = "She sells sea shells on the sea shore.";

    private static final ThreadMXBean CLOCK = ManagementFactory.getThreadMXBean();

    private TextPathTimes() {}

    /// Prints the table.
    public static void main(String[] args) {
        TextNormalizer reader = new TextNormalizer(EnglishLexicon.load());
        Map<String, Consumer<String>> paths = new LinkedHashMap<>();
        paths.put("read by the engine", reader::read);
        paths.put("checked while it is typed", text -> TextCheck.checkText(text, PronunciationGuide.NONE));
        paths.put("what is read aloud of it", app.saywell.speech.SpokenText::of);
        paths.put("divided into sentences", PassageSplitter::splitParagraph);
        paths.put("pasted into a lesson", TextPathTimes::readLesson);
        paths.put("compared with what was heard", text -> SpokenTextComparison.compare(text, SENTENCE));
        paths.put("heard, compared with a sentence", text -> SpokenTextComparison.compare(SENTENCE, text));
        paths.put("typed as a pronunciation", PronunciationParser::parse);
        PronunciationGuide guide = new PronunciationGuide(Map.of("shells", "shelz", "a", "ay"), false);
        paths.put("with a pronunciation guide", guide::restrictedTo);
        List<String> texts = new ArrayList<>();
        HostileTexts.pieces().forEach(piece -> texts.add(HostileTexts.repeated(piece, LENGTH)));
        texts.add(HostileTexts.inventedWords(LENGTH));
        paths.forEach((name, path) -> print(name, path, texts));
    }

    private static void readLesson(String text) {
        try {
            LessonReader.readText(text);
        } catch (UnreadableTextException e) {
            throw new IllegalArgumentException(e);
        }
    }

    private static void print(String name, Consumer<String> path, List<String> texts) {
        long longest = 0;
        String slowest = "";
        long total = 0;
        for (String text : texts) {
            answer(path, SENTENCE);
            long start = CLOCK.getCurrentThreadCpuTime();
            answer(path, text);
            long nanos = CLOCK.getCurrentThreadCpuTime() - start;
            total += nanos;
            if (nanos > longest) {
                longest = nanos;
                slowest = text.substring(0, 8).replace("\n", "\\n");
            }
        }
        System.out.printf(
                "%-34s %d texts, mean %.0f ms, slowest %.0f ms (%s...)%n",
                name, texts.size(), total / 1e6 / texts.size(), longest / 1e6, slowest);
    }

    private static void answer(Consumer<String> path, String text) {
        try {
            path.accept(text);
        } catch (EngineException | PronunciationSyntaxException refused) {
            // It is refused in words.
        }
    }
}
