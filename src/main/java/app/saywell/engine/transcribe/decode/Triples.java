package app.saywell.engine.transcribe.decode;

import app.saywell.engine.acoustic.AcousticModel;
import app.saywell.engine.acoustic.Position;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/// The distinct rows of three senones that triphones have; many triphones share one.
final class Triples {
    private static final int STATES = AcousticModel.STATES;
    private static final int BITS = 16;

    private final AcousticModel model;
    private final Map<Long, Integer> numbers = new HashMap<>();
    private short[] senones = new short[1 << 12];

    Triples(AcousticModel model) {
        this.model = model;
    }

    int of(int phone, int left, int right, Position position) {
        int[] row = new int[STATES];
        for (int s = 0; s < STATES; s++) {
            row[s] = model.senone(phone, left, right, position, s);
        }
        return intern(row);
    }

    int contextFree(int phone) {
        int[] row = new int[STATES];
        for (int s = 0; s < STATES; s++) {
            row[s] = model.contextFreeSenone(phone, s);
        }
        return intern(row);
    }

    int senone(int triple, int state) {
        return senones[triple * STATES + state];
    }

    private int intern(int[] row) {
        long key = ((long) row[0] << BITS | row[1]) << BITS | row[2];
        return numbers.computeIfAbsent(key, k -> append(row));
    }

    private int append(int[] row) {
        int number = numbers.size();
        if ((number + 1) * STATES > senones.length) {
            senones = Arrays.copyOf(senones, 2 * senones.length);
        }
        for (int s = 0; s < STATES; s++) {
            senones[number * STATES + s] = (short) row[s];
        }
        return number;
    }
}
