package app.saywell.engine.network;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// A short sequence of sounds looked for in what the networks heard, step by step (Viterbi 1967).
///
/// Every sound takes a step at least; a pause may be passed by.
public final class Passage {
    private static final int SILENCE = JudgingNetwork.CLASSES - 1;
    private static final int ANYTHING = JudgingNetwork.CLASSES;

    /// Log probability below which a step says no more than that the sound is not there.
    private static final float LEAST = -10;

    /// How much less any speech at all counts than the sound that is heard.
    private static final float ANYTHING_COST = 1.5f;

    private final List<Integer> sounds = new ArrayList<>();

    /// The best way of a passage through some steps.
    ///
    /// @param logLikelihood sum of the log probabilities
    /// @param places for each step which of the sounds it went to
    @SuppressWarnings("ArrayRecordComponent") // never compared
    public record Way(double logLikelihood, int[] places) {}

    /// Adds the sounds of a word.
    public Passage then(int... phones) {
        for (int phone : phones) {
            sounds.add(phone);
        }
        return this;
    }

    /// Adds a pause, which need not be there.
    public Passage pause() {
        sounds.add(SILENCE);
        return this;
    }

    /// Adds any speech, or a pause, or nothing.
    public Passage anything() {
        sounds.add(ANYTHING);
        return this;
    }

    /// How many places it has so far.
    public int size() {
        return sounds.size();
    }

    /// The best way through the steps `from` to `to`; where they are too few, one in which every
    /// step and every sound counts as not heard.
    public Way through(float[][] steps, int from, int to) {
        int count = to - from;
        int places = sounds.size();
        double[] now = new double[places];
        byte[][] stepped = new byte[count][places];
        Arrays.fill(now, Double.NEGATIVE_INFINITY);
        for (int t = 0; t < count; t++) {
            double[] before = now;
            now = new double[places];
            for (int p = 0; p < places; p++) {
                enter(before, now, p, t, stepped[t]);
                now[p] += heard(steps[from + t], sounds.get(p));
            }
        }
        int end = places - 1;
        if (places > 1 && optional(end) && now[end - 1] > now[end]) {
            end--;
        }
        return count == 0 || now[end] == Double.NEGATIVE_INFINITY
                ? new Way(LEAST * (double) Math.max(count, places), new int[count])
                : new Way(now[end], trace(stepped, end));
    }

    /// From the same place, the one before, or the one before a pause.
    private void enter(double[] before, double[] now, int p, int t, byte[] stepped) {
        if (t == 0) {
            now[p] = p == 0 || p == 1 && optional(0) ? 0 : Double.NEGATIVE_INFINITY;
            return;
        }
        double best = before[p];
        int by = 0;
        for (int back = 1; back <= (p > 0 && optional(p - 1) ? 2 : 1) && back <= p; back++) {
            if (before[p - back] > best) {
                best = before[p - back];
                by = back;
            }
        }
        now[p] = best;
        stepped[p] = (byte) by;
    }

    private boolean optional(int p) {
        return sounds.get(p) >= SILENCE;
    }

    private static double heard(float[] step, int sound) {
        if (sound != ANYTHING) {
            return Math.max(LEAST, step[sound]);
        }
        float best = step[0];
        for (float value : step) {
            best = Math.max(best, value);
        }
        return best - ANYTHING_COST;
    }

    private static int[] trace(byte[][] stepped, int end) {
        int[] places = new int[stepped.length];
        int place = end;
        for (int t = stepped.length - 1; t >= 0; t--) {
            places[t] = place;
            place -= stepped[t][place];
        }
        return places;
    }
}
