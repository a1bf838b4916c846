package app.saywell.engine.transcribe.decode;

import java.util.Arrays;

/// The best probability below the branching points that explicit bigrams of one history reach: a
/// small open-addressed table.
final class BranchBounds {
    private static final int EMPTY = -1;
    private static final int MULTIPLIER = 0x9E3779B1;

    private int[] keys = new int[64];
    private float[] values = new float[64];
    private int size;

    BranchBounds() {
        Arrays.fill(keys, EMPTY);
    }

    /// The bound of a branching point, or `otherwise`.
    float get(int branch, float otherwise) {
        int slot = slot(branch);
        return keys[slot] == EMPTY ? otherwise : values[slot];
    }

    /// Raises a bound; false where it was as high before.
    boolean raise(int branch, float probability) {
        int slot = slot(branch);
        if (keys[slot] != EMPTY) {
            if (values[slot] >= probability) {
                return false;
            }
            values[slot] = probability;
            return true;
        }
        keys[slot] = branch;
        values[slot] = probability;
        if (++size * 2 > keys.length) {
            grow();
        }
        return true;
    }

    private int slot(int branch) {
        int mask = keys.length - 1;
        int slot = (branch * MULTIPLIER) >>> 7 & mask;
        while (keys[slot] != EMPTY && keys[slot] != branch) {
            slot = slot + 1 & mask;
        }
        return slot;
    }

    private void grow() {
        int[] oldKeys = keys;
        float[] oldValues = values;
        keys = new int[2 * oldKeys.length];
        values = new float[2 * oldKeys.length];
        Arrays.fill(keys, EMPTY);
        for (int i = 0; i < oldKeys.length; i++) {
            if (oldKeys[i] != EMPTY) {
                int slot = slot(oldKeys[i]);
                keys[slot] = oldKeys[i];
                values[slot] = oldValues[i];
            }
        }
    }
}
