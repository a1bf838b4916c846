package app.saywell.practice.passage;

import app.saywell.speech.Word;

import java.util.ArrayList;
import java.util.List;

/// A sentence of a passage as it was spoken.
///
/// @param text as it is written
/// @param words those of the judgement that belong to it; never empty
public record SpokenSentence(String text, List<Word> words) {

    /// Copies the list.
    public SpokenSentence {
        words = List.copyOf(words);
    }

    /// Shares the words of a judgement out among the sentences of its text. A service may write
    /// words otherwise than they stand there, or take one as two; each word goes where the
    /// cheapest alignment of the two puts it. A sentence without a word is left out; a text without
    /// any has none.
    public static List<SpokenSentence> of(String text, List<Word> words) {
        List<String> sentences = Passage.sentences(text);
        List<Integer> owners = new ArrayList<>();
        List<String> written = new ArrayList<>();
        for (int i = 0; i < sentences.size(); i++) {
            for (String word : sentences.get(i).split("\\s+", -1)) {
                owners.add(i);
                written.add(word);
            }
        }
        if (written.isEmpty()) {
            return List.of();
        }
        int[] places = WordAlignment.places(words.stream().map(Word::word).toList(), written);
        List<List<Word>> shares = new ArrayList<>();
        sentences.forEach(sentence -> shares.add(new ArrayList<>()));
        for (int i = 0; i < places.length; i++) {
            shares.get(owners.get(places[i])).add(words.get(i));
        }
        List<SpokenSentence> spoken = new ArrayList<>();
        for (int i = 0; i < shares.size(); i++) {
            if (!shares.get(i).isEmpty()) {
                spoken.add(new SpokenSentence(sentences.get(i), shares.get(i)));
            }
        }
        return spoken;
    }

    /// How many of its words were right.
    public int right() {
        return (int) words.stream().filter(Word::correct).count();
    }

    /// The share of its words that were right, 0 to 1.
    public double share() {
        return (double) right() / words.size();
    }

    /// Where it begins in the recording, in seconds.
    public double start() {
        return words.getFirst().start();
    }

    /// Where it ends in the recording, in seconds.
    public double end() {
        return words.getLast().end();
    }
}
