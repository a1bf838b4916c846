package app.saywell.desk.lessons.passage;

import app.saywell.desk.lessons.passage.TextWords.WordSpan;
import app.saywell.desk.school.learner.ScoreThresholds;
import app.saywell.desk.school.learner.Verdict;
import app.saywell.speech.Word;
import java.util.ArrayList;
import java.util.List;

/// A sentence of a passage as it was spoken.
///
/// @param text as written
/// @param words the words of the result that belong to it; never empty
public record SpokenSentence(String text, List<Word> words) {

    /// Copies the list.
    public SpokenSentence {
        words = List.copyOf(words);
    }

    /// Assigns the words of a result to the sentences of its text: those of a piece of the text to the sentence of that
    /// piece. Where the spans are not those of the words, each word goes to the sentence where the
    /// edit-distance alignment puts it, because a service may spell words differently or split a word in two.
    /// Sentences without a word are left out, so an empty text has none.
    ///
    /// @param spans the words of each piece of the text between spaces, see [TextWords]
    public static List<SpokenSentence> assignWords(String text, List<WordSpan> spans, List<Word> words) {
        List<String> sentences = PassageSplitter.splitSentences(text);
        if (sentences.isEmpty()) {
            return List.of();
        }
        List<List<Word>> wordsBySentence = new ArrayList<>();
        sentences.forEach(_ -> wordsBySentence.add(new ArrayList<>()));
        boolean fits = spans.stream().mapToInt(WordSpan::words).sum() == words.size();
        if (fits) {
            assignSpans(List.of(text.strip().split("\\s+", -1)), spans, words, sentences, wordsBySentence);
        } else {
            align(sentences, words, wordsBySentence);
        }
        List<SpokenSentence> spoken = new ArrayList<>();
        for (int i = 0; i < wordsBySentence.size(); i++) {
            if (!wordsBySentence.get(i).isEmpty()) {
                spoken.add(new SpokenSentence(sentences.get(i), wordsBySentence.get(i)));
            }
        }
        return spoken;
    }

    /// A piece belongs to the sentence in which it begins, or to several where others begin in it without a space:
    /// "so.Is", "Yes!Yes!Yes!".
    private static void assignSpans(
            List<String> pieces,
            List<WordSpan> spans,
            List<Word> words,
            List<String> sentences,
            List<List<Word>> wordsBySentence) {
        int sentence = 0;
        int left = withoutSpaces(sentences.getFirst()).length();
        for (int i = 0; i < spans.size(); i++) {
            if (left == 0 && sentence + 1 < sentences.size()) {
                left = withoutSpaces(sentences.get(++sentence)).length();
            }
            int first = sentence;
            List<String> parts = new ArrayList<>();
            String rest = withoutSpaces(pieces.get(i));
            while (rest.length() > left && sentence + 1 < sentences.size()) {
                parts.add(rest.substring(0, left));
                rest = rest.substring(left);
                left = withoutSpaces(sentences.get(++sentence)).length();
            }
            parts.add(rest);
            left = Math.max(0, left - rest.length());
            List<Word> said = words.subList(spans.get(i).from(), spans.get(i).to());
            int[] partsOfWords =
                    WordAlignment.align(said.stream().map(Word::word).toList(), parts);
            for (int word = 0; word < partsOfWords.length; word++) {
                wordsBySentence.get(first + partsOfWords[word]).add(said.get(word));
            }
        }
    }

    private static String withoutSpaces(String text) {
        return text.replaceAll("\\p{javaWhitespace}", "");
    }

    private static void align(List<String> sentences, List<Word> words, List<List<Word>> wordsBySentence) {
        List<Integer> sentenceIndexes = new ArrayList<>();
        List<String> writtenWords = new ArrayList<>();
        for (int i = 0; i < sentences.size(); i++) {
            for (String word : sentences.get(i).split("\\s+", -1)) {
                sentenceIndexes.add(i);
                writtenWords.add(word);
            }
        }
        int[] alignment = WordAlignment.align(words.stream().map(Word::word).toList(), writtenWords);
        for (int i = 0; i < alignment.length; i++) {
            wordsBySentence.get(sentenceIndexes.get(alignment[i])).add(words.get(i));
        }
    }

    /// Number of correct words.
    public int correctWords() {
        return (int) words.stream().filter(Word::isFaultless).count();
    }

    /// The verdict on it: by the borders of a class on the share of correct words, or that on its only word.
    public Verdict verdict(ScoreThresholds thresholds) {
        return words.size() == 1
                ? Verdict.of(words.getFirst())
                : Verdict.of(100.0 * correctWords() / words.size(), thresholds);
    }

    /// Start in the recording, in seconds.
    public double start() {
        return words.getFirst().start();
    }

    /// End in the recording, in seconds.
    public double end() {
        return words.getLast().end();
    }
}
