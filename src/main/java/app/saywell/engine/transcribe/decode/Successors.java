package app.saywell.engine.transcribe.decode;

import app.saywell.engine.transcribe.ngram.TrigramModel;

/// The bigrams of the language model, ordered by their first word.
final class Successors {
    private final int[] from;
    private final int[] words;
    private final float[] probabilities;

    Successors(TrigramModel language) {
        int[] counts = new int[language.words() + 1];
        language.forEachBigram((before, word, p) -> counts[before + 1]++);
        for (int w = 0; w < language.words(); w++) {
            counts[w + 1] += counts[w];
        }
        from = counts.clone();
        words = new int[counts[language.words()]];
        probabilities = new float[words.length];
        language.forEachBigram(
                (before, word, p) -> {
                    int place = counts[before]++;
                    words[place] = word;
                    probabilities[place] = p;
                });
    }

    int from(int before) {
        return from[before];
    }

    int to(int before) {
        return from[before + 1];
    }

    int word(int place) {
        return words[place];
    }

    float probability(int place) {
        return probabilities[place];
    }
}
