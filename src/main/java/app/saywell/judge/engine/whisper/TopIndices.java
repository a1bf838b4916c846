package app.saywell.judge.engine.whisper;

import java.util.Arrays;

/// The places of the greatest values of a row.
final class TopIndices {
    private TopIndices() {}

    /// The greatest first; among equals the one that comes first.
    static int[] of(float[] row, int count) {
        int[] places = new int[count];
        Arrays.fill(places, -1);
        for (int i = 0; i < row.length; i++) {
            int at = count;
            while (at > 0 && (places[at - 1] < 0 || row[i] > row[places[at - 1]])) {
                at--;
            }
            if (at < count && row[i] > Float.NEGATIVE_INFINITY) {
                System.arraycopy(places, at, places, at + 1, count - at - 1);
                places[at] = i;
            }
        }
        return Arrays.stream(places).filter(place -> place >= 0).toArray();
    }
}
