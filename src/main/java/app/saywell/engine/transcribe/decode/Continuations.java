package app.saywell.engine.transcribe.decode;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/// What may begin after the word ends of one frame: of all hypotheses with the same history, left
/// neighbour and next phone only the best goes on.
final class Continuations {
    private static final int PHONE_BITS = 6;

    private final Map<Long, Integer> indexes = new HashMap<>();
    private final IntList histories = new IntList();
    private final IntList neighbours = new IntList();
    private final IntList ends = new IntList();
    private float[] scores = new float[1 << 10];
    private int size;

    void clear() {
        indexes.clear();
        size = 0;
    }

    int size() {
        return size;
    }

    void offer(int history, int left, int next, float score, int end) {
        long key = ((long) history << PHONE_BITS | left) << PHONE_BITS | next;
        Integer known = indexes.get(key);
        if (known == null) {
            indexes.put(key, size);
            append(history, left << PHONE_BITS | next, score, end);
        } else if (score > scores[known]) {
            scores[known] = score;
            ends.set(known, end);
        }
    }

    int history(int index) {
        return histories.get(index);
    }

    int left(int index) {
        return neighbours.get(index) >> PHONE_BITS;
    }

    int next(int index) {
        return neighbours.get(index) & (1 << PHONE_BITS) - 1;
    }

    float score(int index) {
        return scores[index];
    }

    int end(int index) {
        return ends.get(index);
    }

    private void append(int history, int pair, float score, int end) {
        if (size == scores.length) {
            scores = Arrays.copyOf(scores, 2 * size);
        }
        if (size == histories.size()) {
            histories.add(history);
            neighbours.add(pair);
            ends.add(end);
        } else {
            histories.set(size, history);
            neighbours.set(size, pair);
            ends.set(size, end);
        }
        scores[size++] = score;
    }
}
