package app.saywell.engine.transcribe.decode;

import app.saywell.engine.transcribe.ngram.TrigramModel;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// The pairs of last words that hypotheses of one recording have, numbered, with what the language
/// model expects after each.
final class Histories {
    private final EnglishModel model;
    private final TrigramModel language;
    private final LookAheadTree places;
    private final Map<Long, Integer> numbers = new HashMap<>();
    private final Map<Integer, BranchBounds> boundsByWord = new HashMap<>();
    private final IntList beforeLast = new IntList();
    private final IntList last = new IntList();
    private final List<BranchBounds> bounds = new ArrayList<>();

    Histories(EnglishModel model) {
        this.model = model;
        this.language = model.language();
        this.places = model.tree().lookAhead();
    }

    /// The history before the first word.
    int start() {
        return number(TrigramModel.NONE, language.find("<s>"));
    }

    /// The history after one more word.
    int extend(int history, int word) {
        int before = last.get(history);
        return number(language.remembers(before, word) ? before : TrigramModel.NONE, word);
    }

    float probability(int history, int word) {
        return language.trigram(beforeLast.get(history), last.get(history), word);
    }

    /// The probability of the end of the sentence.
    float end(int history) {
        return probability(history, language.find("</s>"));
    }

    /// The best probability of any word that passes a node of the tree.
    float lookAhead(int history, int node) {
        int place = places.place(node);
        if (place < 0) {
            return probability(history, ~place);
        }
        int word = last.get(history);
        return bounds.get(history).get(place, language.backoff(word) + model.bound(place));
    }

    private int number(int before, int word) {
        long key = (long) (before + 1) * language.words() + word;
        Integer known = numbers.get(key);
        if (known != null) {
            return known;
        }
        numbers.put(key, last.size());
        beforeLast.add(before);
        last.add(word);
        bounds.add(boundsByWord.computeIfAbsent(word, model::boundsAfter));
        return last.size() - 1;
    }
}
