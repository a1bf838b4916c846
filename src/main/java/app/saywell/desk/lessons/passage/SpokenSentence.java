package app.saywell.desk.lessons.passage;

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

    /// Assigns the words of a result to the sentences of its text. A service may spell words
    /// differently or split a word in two, so each word goes to the sentence where the
    /// edit-distance alignment puts it. Sentences without a word are left out.
    public static List<SpokenSentence> assignWords(String text, List<Word> words) {
        List<String> sentences = PassageSplitter.splitSentences(text);
        List<Integer> sentenceIndexes = new ArrayList<>();
        List<String> writtenWords = new ArrayList<>();
        for (int i = 0; i < sentences.size(); i++) {
            for (String word : sentences.get(i).split("\\s+", -1)) {
                sentenceIndexes.add(i);
                writtenWords.add(word);
            }
        }
        if (writtenWords.isEmpty()) {
            return List.of();
        }
        int[] alignment = WordAlignment.align(words.stream().map(Word::word).toList(), writtenWords);
        List<List<Word>> wordsBySentence = new ArrayList<>();
        sentences.forEach(sentence -> wordsBySentence.add(new ArrayList<>()));
        for (int i = 0; i < alignment.length; i++) {
            wordsBySentence.get(sentenceIndexes.get(alignment[i])).add(words.get(i));
        }
        List<SpokenSentence> spoken = new ArrayList<>();
        for (int i = 0; i < wordsBySentence.size(); i++) {
            if (!wordsBySentence.get(i).isEmpty()) {
                spoken.add(new SpokenSentence(sentences.get(i), wordsBySentence.get(i)));
            }
        }
        return spoken;
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
