package app.saywell.engine.transcribe.ngram;

/// The n-grams of one order, sorted by word below their parent.
///
/// Each record holds a word, for all but the highest order a back-off weight, a probability, and,
/// again but for the highest, where its children begin. Weights are numbers of a table.
final class TrieLevel {
    private static final int QUANTUM = 16;
    private static final int PADDING = 8;

    private final BitArray bits;
    private final int wordBits;
    private final int weightBits;
    private final int nextBits;
    private final int recordBits;
    private final float[] probabilities;
    private final float[] backoffs;

    private TrieLevel(
            BitArray bits, int wordBits, int nextBits, float[] probabilities, float[] backoffs) {
        this.bits = bits;
        this.wordBits = wordBits;
        this.nextBits = nextBits;
        this.weightBits = backoffs.length == 0 ? 0 : QUANTUM;
        this.recordBits = wordBits + weightBits + QUANTUM + nextBits;
        this.probabilities = probabilities;
        this.backoffs = backoffs;
    }

    /// A level whose records have children.
    static TrieLevel middle(
            TrieFile file, int words, int entries, int children, float[] probs, float[] backoffs) {
        int wordBits = BitArray.bitsFor(words);
        int nextBits = BitArray.bitsFor(children);
        var bits = read(file, entries, wordBits + 2 * QUANTUM + nextBits);
        return new TrieLevel(bits, wordBits, nextBits, probs, backoffs);
    }

    /// The level of the highest order.
    static TrieLevel longest(TrieFile file, int words, int entries, float[] probs) {
        int wordBits = BitArray.bitsFor(words);
        return new TrieLevel(
                read(file, entries, wordBits + QUANTUM), wordBits, 0, probs, new float[0]);
    }

    private static BitArray read(TrieFile file, int entries, int recordBits) {
        // One record more than there are: it says where the children of the last one end.
        return new BitArray(file.bytes((int) (((1L + entries) * recordBits + 7) / 8) + PADDING));
    }

    int word(int record) {
        return bits.read((long) record * recordBits, wordBits);
    }

    float probability(int record) {
        long offset = (long) record * recordBits + wordBits + weightBits;
        return probabilities[bits.read(offset, QUANTUM)];
    }

    float backoff(int record) {
        return backoffs[bits.read((long) record * recordBits + wordBits, QUANTUM)];
    }

    int childrenFrom(int record) {
        long offset = (long) record * recordBits + wordBits + weightBits + QUANTUM;
        return bits.read(offset, nextBits);
    }

    /// The record of a word between two places, or -1.
    int find(int word, int from, int to) {
        int low = from;
        int high = to - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            int found = word(middle);
            if (found == word) {
                return middle;
            }
            if (found < word) {
                low = middle + 1;
            } else {
                high = middle - 1;
            }
        }
        return -1;
    }
}
