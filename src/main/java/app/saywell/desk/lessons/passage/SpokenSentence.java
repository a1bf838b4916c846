package app.saywell.desk.lessons.passage;

import app.saywell.desk.lessons.passage.TextWords.WordSpan;
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
    /// Sentences
    /// without a word are left out.
    ///
    /// @param spans the words of each piece of the text between spaces, see [TextWords]
    public static List<SpokenSentence> assignWords(String text, List<WordSpan> spans, List<Word> words) {
        List<String> sentences = PassageSplitter.splitSentences(text);
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

    /// A piece belongs to the sentence in which it begins, or to two where one begins without a space: "so.Is".
    private static void assignSpans(
            List<String> pieces,
            List<WordSpan> spans,
            List<Word> words,
            List<String> sentences,
            List<List<Word>> wordsBySentence) {
        int sentence = 0;
        int left = signs(sentences.getFirst());
        for (int i = 0; i < spans.size(); i++) {
            while (left == 0 && sentence + 1 < sentences.size()) {
                left = signs(sentences.get(++sentence));
            }
            List<Word> said = words.subList(spans.get(i).from(), spans.get(i).to());
            int signs = signs(pieces.get(i));
            if (signs <= left || sentence + 1 == sentences.size()) {
                wordsBySentence.get(sentence).addAll(said);
                left = Math.max(0, left - signs);
            } else {
                String first = pieces.get(i).substring(0, left);
                String second = pieces.get(i).substring(left);
                int[] halves = WordAlignment.align(said.stream().map(Word::word).toList(), List.of(first, second));
                for (int word = 0; word < halves.length; word++) {
                    wordsBySentence.get(sentence + halves[word]).add(said.get(word));
                }
                left = signs(sentences.get(++sentence)) - signs(second);
            }
        }
    }

    /// How many characters a text has without its spaces.
    private static int signs(String text) {
        return (int) text.chars().filter(sign -> !Character.isWhitespace(sign)).count();
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
        if (writtenWords.isEmpty()) {
            return;
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

    /// The share of correct words, 0 to 1.
    public double correctShare() {
        return (double) correctWords() / words.size();
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
