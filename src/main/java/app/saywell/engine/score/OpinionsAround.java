package app.saywell.engine.score;

import app.saywell.engine.lexicon.Phone;
import app.saywell.engine.network.Hearing;

import java.util.ArrayList;
import java.util.List;

/// What the networks say of the sounds around each sound, as one vector a sound: of the utterance
/// (mean, least and variance of the scores, mean log probability and mean lead of the expected
/// phone, share of the sounds where it is heard most), of the word (mean and least score, mean log
/// probability and lead), then score, log probability and lead of the sound before and of the one
/// after.
final class OpinionsAround {
    /// How many numbers a vector has.
    static final int FEATURES = 16;

    private final int[] word;
    private final double[] score;
    private final double[] own;
    private final double[] lead;

    private OpinionsAround(Hearing hearing) {
        int count = hearing.opinions().size();
        word = hearing.sounds().word();
        score = new double[count];
        own = new double[count];
        lead = new double[count];
        for (int i = 0; i < count; i++) {
            Phone phone = Phone.values()[hearing.sounds().phone()[i]];
            score[i] = hearing.opinions().get(i).score();
            own[i] = hearing.opinions().get(i).heard()[phone.ordinal()];
            lead[i] = -hearing.opinions().get(i).lead(phone);
        }
    }

    /// The vectors of all sounds of an utterance, in order. As `surroundings` in
    /// `src/train/python/fit_phones.py`.
    static List<float[]> of(Hearing hearing) {
        var around = new OpinionsAround(hearing);
        int count = around.score.length;
        double[] utterance = around.utterance();
        List<float[]> vectors = new ArrayList<>();
        for (int from = 0; from < count; ) {
            int to = from + 1;
            while (to < count && around.word[to] == around.word[from]) {
                to++;
            }
            double[] word = around.word(from, to);
            for (int i = from; i < to; i++) {
                vectors.add(vector(utterance, word, around.neighbours(i)));
            }
            from = to;
        }
        return vectors;
    }

    private double[] utterance() {
        int count = score.length;
        double mean = mean(score, 0, count);
        double variance = 0;
        double first = 0;
        for (int i = 0; i < count; i++) {
            variance += (score[i] - mean) * (score[i] - mean) / count;
            first += lead[i] >= 0 ? 1.0 / count : 0;
        }
        double least = least(score, 0, count);
        return new double[] {
            mean, least, variance, mean(own, 0, count), mean(lead, 0, count), first
        };
    }

    private double[] word(int from, int to) {
        double least = least(score, from, to);
        return new double[] {
            mean(score, from, to), least, mean(own, from, to), mean(lead, from, to)
        };
    }

    private double[] neighbours(int sound) {
        int before = Math.max(0, sound - 1);
        int after = Math.min(score.length - 1, sound + 1);
        return new double[] {
            score[before], own[before], lead[before], score[after], own[after], lead[after]
        };
    }

    private static float[] vector(double[]... parts) {
        float[] vector = new float[FEATURES];
        int at = 0;
        for (double[] part : parts) {
            for (double value : part) {
                vector[at++] = (float) value;
            }
        }
        return vector;
    }

    private static double mean(double[] values, int from, int to) {
        double sum = 0;
        for (int i = from; i < to; i++) {
            sum += values[i];
        }
        return sum / (to - from);
    }

    private static double least(double[] values, int from, int to) {
        double least = values[from];
        for (int i = from; i < to; i++) {
            least = Math.min(least, values[i]);
        }
        return least;
    }
}
