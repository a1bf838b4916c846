package app.saywell.engine.transcribe.ngram;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/// The CMU Sphinx en-us trigram model with Katz back-off, from its trie file.
///
/// Layout, as worked out from the file and checked by its sums: the text `Trie Language Model`, a
/// byte for the order, three counts, a number for the kind of quantisation (1: 16 bits); tables for
/// bigram probabilities, bigram back-offs and trigram probabilities; a record of probability,
/// back-off and first child for every word and one more; the packed bigrams and trigrams; the words
/// as zero-ended text. The trie is read backwards: the children of a word are the words before it.
/// Weights are logarithms to the base 1.0001.
///
/// Words are numbers below [#words()]. All results are natural logarithms. Immutable, safe for all
/// threads; about 28 MB.
public final class TrigramModel {
    /// Stands for no word, in a history that reaches no further back.
    public static final int NONE = -1;

    private static final String FILE = "/edu/cmu/sphinx/models/en-us/en-us.lm.bin";
    private static final String MAGIC = "Trie Language Model";
    private static final int ORDER = 3;
    private static final int TABLE = 1 << 16;
    private static final int UNIGRAM_BYTES = 12;
    private static final float UNIT = (float) Math.log(1.0001);

    private final String[] words;
    private final float[] probabilities;
    private final float[] backoffs;
    private final int[] children;
    private final TrieLevel bigrams;
    private final TrieLevel trigrams;

    private TrigramModel(TrieFile file) {
        String magic = new String(file.bytes(MAGIC.length()), StandardCharsets.US_ASCII);
        if (!magic.equals(MAGIC) || file.bytes(1)[0] != ORDER) {
            throw new IllegalStateException("the language model has another form");
        }
        int unigramCount = file.integer();
        int bigramCount = file.integer();
        int trigramCount = file.integer();
        if (file.integer() != 1) {
            throw new IllegalStateException("the language model is quantised in another way");
        }
        float[] bigramProbabilities = natural(file.floats(TABLE));
        float[] bigramBackoffs = natural(file.floats(TABLE));
        float[] trigramProbabilities = natural(file.floats(TABLE));
        probabilities = new float[unigramCount];
        backoffs = new float[unigramCount];
        children = new int[unigramCount + 1];
        readUnigrams(file.buffer((unigramCount + 1) * UNIGRAM_BYTES));
        bigrams =
                TrieLevel.middle(
                        file,
                        unigramCount,
                        bigramCount,
                        trigramCount,
                        bigramProbabilities,
                        bigramBackoffs);
        trigrams = TrieLevel.longest(file, unigramCount, trigramCount, trigramProbabilities);
        String text = new String(file.bytes(file.integer()), StandardCharsets.UTF_8);
        words = text.split("\0");
        if (words.length != unigramCount) {
            throw new IllegalStateException("the language model has lost words");
        }
    }

    /// Reads the model from the class path, in about a third of a second.
    public static TrigramModel english() {
        try (InputStream in = TrigramModel.class.getResourceAsStream(FILE)) {
            if (in == null) {
                throw new IllegalStateException("the language model is missing from the program");
            }
            return new TrigramModel(new TrieFile(in));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// How many words it knows.
    public int words() {
        return words.length;
    }

    /// The spelling of a word.
    public String word(int word) {
        return words[word];
    }

    /// The number of a word, or [#NONE].
    public int find(String spelling) {
        int found = Arrays.binarySearch(words, spelling);
        return found < 0 ? NONE : found;
    }

    /// The probability of a word whatever stands before it.
    public float unigram(int word) {
        return probabilities[word];
    }

    /// The weight of falling back from a history of this one word.
    public float backoff(int word) {
        return backoffs[word];
    }

    /// The probability of a word after another.
    public float bigram(int before, int word) {
        int record = bigramRecord(before, word);
        return record < 0 ? backoffs[before] + probabilities[word] : bigrams.probability(record);
    }

    /// The probability of a word after two others.
    ///
    /// @param beforeLast may be [#NONE]
    public float trigram(int beforeLast, int last, int word) {
        int pair = bigramRecord(last, word);
        if (beforeLast != NONE) {
            if (pair >= 0) {
                int from = bigrams.childrenFrom(pair);
                int to = bigrams.childrenFrom(pair + 1);
                int triple = trigrams.find(beforeLast, from, to);
                if (triple >= 0) {
                    return trigrams.probability(triple);
                }
            }
            int history = bigramRecord(beforeLast, last);
            if (history >= 0) {
                float weight = bigrams.backoff(history);
                return weight + (pair >= 0 ? bigrams.probability(pair) : fallback(last, word));
            }
        }
        return pair >= 0 ? bigrams.probability(pair) : fallback(last, word);
    }

    /// Whether the first of two words makes any difference to what follows them.
    public boolean remembers(int beforeLast, int last) {
        return bigramRecord(beforeLast, last) >= 0;
    }

    /// Shows every bigram, ordered by its second word.
    public void forEachBigram(BigramVisitor visitor) {
        for (int word = 0; word < words.length; word++) {
            for (int record = children[word]; record < children[word + 1]; record++) {
                visitor.visit(bigrams.word(record), word, bigrams.probability(record));
            }
        }
    }

    /// Is shown bigrams.
    public interface BigramVisitor {
        /// @param probability natural logarithm of the probability of `word` after `before`
        void visit(int before, int word, float probability);
    }

    private float fallback(int last, int word) {
        return backoffs[last] + probabilities[word];
    }

    private int bigramRecord(int before, int word) {
        return bigrams.find(before, children[word], children[word + 1]);
    }

    private void readUnigrams(ByteBuffer records) {
        for (int word = 0; word < probabilities.length; word++) {
            probabilities[word] = records.getFloat() * UNIT;
            backoffs[word] = records.getFloat() * UNIT;
            children[word] = records.getInt();
        }
        records.position(records.position() + 2 * Float.BYTES);
        children[probabilities.length] = records.getInt();
    }

    private static float[] natural(float[] logs) {
        for (int i = 0; i < logs.length; i++) {
            logs[i] *= UNIT;
        }
        return logs;
    }
}
