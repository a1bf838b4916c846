package app.saywell.engine.transcribe.decode;

import java.util.Arrays;

/// The hidden Markov models that are alive at a frame, each with the history of its hypothesis: the
/// scores of its three states and of its entrance, and for each the word end it came from.
///
/// Columns of numbers, reused from frame to frame; a hash table finds a model with its history.
final class ActiveModels {
    static final float DEAD = Float.NEGATIVE_INFINITY;
    private static final int EMPTY = -1;
    private static final int MODEL_MULTIPLIER = 0x9E3779B1;
    private static final int HISTORY_MULTIPLIER = 0x85EBCA77;

    int size;
    int[] model = new int[1 << 14];
    int[] history = new int[1 << 14];
    float[] entry = new float[1 << 14];
    float[] first = new float[1 << 14];
    float[] second = new float[1 << 14];
    float[] third = new float[1 << 14];
    int[] entryFrom = new int[1 << 14];
    int[] firstFrom = new int[1 << 14];
    int[] secondFrom = new int[1 << 14];
    int[] thirdFrom = new int[1 << 14];

    /// The weighted language model bound contained in all scores.
    float[] bound = new float[1 << 14];

    private int[] slots = new int[1 << 16];

    ActiveModels() {
        Arrays.fill(slots, EMPTY);
    }

    /// The index of a model, or -1.
    int find(int wanted, int wantedHistory) {
        return slots[slot(wanted, wantedHistory)];
    }

    /// Adds a model with nothing in it; there must be none.
    int add(int newModel, int newHistory, float newBound) {
        if (size == model.length) {
            grow();
        }
        model[size] = newModel;
        history[size] = newHistory;
        bound[size] = newBound;
        entry[size] = DEAD;
        first[size] = DEAD;
        second[size] = DEAD;
        third[size] = DEAD;
        slots[slot(newModel, newHistory)] = size;
        return size++;
    }

    /// Offers a hypothesis at the entrance; the better one stays.
    void enter(int index, float score, int from) {
        if (score > entry[index]) {
            entry[index] = score;
            entryFrom[index] = from;
        }
    }

    float best(int index) {
        return Math.max(first[index], Math.max(second[index], third[index]));
    }

    /// Keeps those whose best state reaches a threshold, in their order, and empties all entrances.
    void keepFrom(float threshold) {
        Arrays.fill(slots, EMPTY);
        int kept = 0;
        for (int i = 0; i < size; i++) {
            if (best(i) >= threshold) {
                move(i, kept);
                slots[slot(model[kept], history[kept])] = kept;
                kept++;
            }
        }
        size = kept;
    }

    private void move(int from, int to) {
        model[to] = model[from];
        history[to] = history[from];
        bound[to] = bound[from];
        entry[to] = DEAD;
        first[to] = first[from];
        second[to] = second[from];
        third[to] = third[from];
        firstFrom[to] = firstFrom[from];
        secondFrom[to] = secondFrom[from];
        thirdFrom[to] = thirdFrom[from];
    }

    private int slot(int wanted, int wantedHistory) {
        int mask = slots.length - 1;
        int hash = wanted * MODEL_MULTIPLIER ^ wantedHistory * HISTORY_MULTIPLIER;
        int slot = (hash ^ hash >>> 15) & mask;
        while (slots[slot] != EMPTY
                && (model[slots[slot]] != wanted || history[slots[slot]] != wantedHistory)) {
            slot = slot + 1 & mask;
        }
        return slot;
    }

    private void grow() {
        int room = 2 * model.length;
        model = Arrays.copyOf(model, room);
        history = Arrays.copyOf(history, room);
        entry = Arrays.copyOf(entry, room);
        first = Arrays.copyOf(first, room);
        second = Arrays.copyOf(second, room);
        third = Arrays.copyOf(third, room);
        entryFrom = Arrays.copyOf(entryFrom, room);
        firstFrom = Arrays.copyOf(firstFrom, room);
        secondFrom = Arrays.copyOf(secondFrom, room);
        thirdFrom = Arrays.copyOf(thirdFrom, room);
        bound = Arrays.copyOf(bound, room);
        slots = new int[2 * slots.length];
        Arrays.fill(slots, EMPTY);
        for (int i = 0; i < size; i++) {
            slots[slot(model[i], history[i])] = i;
        }
    }
}
