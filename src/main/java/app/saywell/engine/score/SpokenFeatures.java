package app.saywell.engine.score;

import app.saywell.engine.evidence.Evidence;
import app.saywell.engine.evidence.TokenEvidence;
import app.saywell.engine.lexicon.Phone;
import app.saywell.engine.network.Hearing;
import app.saywell.engine.network.Opinion;
import app.saywell.engine.network.Passage;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/// What the networks say for and against each token having been said, as one vector; [#NAMES] says
/// what stands where.
///
/// First their opinions of the sounds where the strict alignment put them. Then the token and its
/// neighbours are looked for anew in what the networks heard, with the token and without.
public final class SpokenFeatures {
    private static final List<String> OWN =
            List.of(
                    "Heard",
                    "HeardWorst",
                    "HeardMargin",
                    "HeardRank",
                    "HeardFirst",
                    "HeardSilence",
                    "Score",
                    "ScoreWorst",
                    "WordScore",
                    "WithoutByPause",
                    "WithoutByAnything",
                    "Found",
                    "FoundSteps",
                    "FoundFirst",
                    "FoundNear",
                    "FoundSilence");

    /// Names of the features in the order of the vectors.
    public static final List<String> NAMES = names();

    /// Place of the first feature that leaving out the token gives.
    private static final int WITHOUT = OWN.indexOf("WithoutByPause");

    /// Log probability of a token that has no step at all.
    private static final double NOWHERE = -10;

    private static final int SILENCE = Phone.values().length;
    private static final int NEAR = 3;

    private final Hearing hearing;
    private final List<Integer> firstSound = new ArrayList<>();

    private SpokenFeatures(Evidence evidence, Hearing hearing) {
        this.hearing = hearing;
        int sound = 0;
        for (TokenEvidence token : evidence.tokens()) {
            firstSound.add(sound);
            sound += token.phones().size();
        }
        firstSound.add(sound);
    }

    /// The vectors of all tokens of an utterance, in order.
    ///
    /// @param evidence for the strict alignment
    /// @param hearing of the same
    public static List<float[]> of(Evidence evidence, Hearing hearing) {
        var features = new SpokenFeatures(evidence, hearing);
        List<double[]> words = new ArrayList<>();
        for (int t = 0; t < evidence.tokens().size(); t++) {
            words.add(features.word(t));
        }
        double[] mean = new double[words.getFirst().length];
        for (double[] word : words) {
            for (int i = 0; i < mean.length; i++) {
                mean[i] += word[i] / words.size();
            }
        }
        return words.stream().map(word -> vector(word, mean, words)).toList();
    }

    private static List<String> names() {
        return Stream.concat(
                        Stream.of("word", "utterance")
                                .flatMap(scope -> OWN.stream().map(name -> scope + name)),
                        Stream.of("heardOrder", "withoutOrder"))
                .toList();
    }

    private static float[] vector(double[] word, double[] mean, List<double[]> words) {
        float[] vector = new float[NAMES.size()];
        for (int i = 0; i < word.length; i++) {
            vector[i] = (float) word[i];
            vector[word.length + i] = (float) mean[i];
        }
        vector[2 * word.length] = words.stream().filter(w -> w[0] < word[0]).count();
        vector[2 * word.length + 1] =
                words.stream().filter(w -> w[WITHOUT + 1] > word[WITHOUT + 1]).count();
        return vector;
    }

    private double[] word(int token) {
        double[] features = new double[OWN.size()];
        opinions(token, features);
        int from = token == 0 ? 0 : hearing.sounds().start()[firstSound.get(token - 1)];
        int to =
                token == tokens() - 1
                        ? hearing.steps().length
                        : hearing.sounds().end()[firstSound.get(token + 2) - 1];
        Passage with = before(token).pause();
        int first = with.size();
        int last = with.then(phones(token)).size();
        Passage.Way said = after(with.pause(), token).through(hearing.steps(), from, to);
        int sounds = last - first;
        double silent = likelihood(after(before(token).pause(), token), from, to);
        double anything = likelihood(after(before(token).anything(), token), from, to);
        features[WITHOUT] = (silent - said.logLikelihood()) / sounds;
        features[WITHOUT + 1] = (anything - said.logLikelihood()) / sounds;
        found(token, said.places(), from, first, features);
        return features;
    }

    private double likelihood(Passage passage, int from, int to) {
        return passage.through(hearing.steps(), from, to).logLikelihood();
    }

    /// Of the sounds where the strict alignment put them.
    private void opinions(int token, double[] features) {
        int from = firstSound.get(token);
        int count = firstSound.get(token + 1) - from;
        features[1] = features[7] = Double.POSITIVE_INFINITY;
        for (int i = from; i < from + count; i++) {
            Opinion opinion = hearing.opinions().get(i);
            Phone phone = Phone.values()[hearing.sounds().phone()[i]];
            float own = opinion.heard()[phone.ordinal()];
            int rank = likelier(opinion.heard(), phone.ordinal());
            features[0] += own / count;
            features[1] = Math.min(features[1], own);
            features[2] -= opinion.lead(phone) / count;
            features[3] += (double) rank / count;
            features[4] += rank == 0 ? 1.0 / count : 0;
            features[5] += opinion.heard()[SILENCE] / count;
            features[6] += opinion.score() / count;
            features[7] = Math.min(features[7], opinion.score());
        }
        features[8] = hearing.opinions().get(from).word();
    }

    /// Of the steps where the token was found anew.
    private void found(int token, int[] places, int from, int first, double[] features) {
        int[] phones = phones(token);
        double sum = 0;
        double silence = 0;
        int count = 0;
        int best = 0;
        int near = 0;
        for (int t = 0; t < places.length; t++) {
            int sound = places[t] - first;
            if (sound >= 0 && sound < phones.length) {
                float[] step = hearing.steps()[from + t];
                int rank = likelier(step, phones[sound]);
                sum += step[phones[sound]];
                silence += step[SILENCE];
                best += rank == 0 ? 1 : 0;
                near += rank < NEAR ? 1 : 0;
                count++;
            }
        }
        int some = Math.max(1, count);
        double[] told = {
            count == 0 ? NOWHERE : sum / some,
            (double) count / phones.length,
            (double) best / some,
            (double) near / some,
            silence / some
        };
        System.arraycopy(told, 0, features, WITHOUT + 2, told.length);
    }

    private static int likelier(float[] values, int than) {
        int count = 0;
        for (float value : values) {
            count += value > values[than] ? 1 : 0;
        }
        return count;
    }

    private int tokens() {
        return firstSound.size() - 1;
    }

    private Passage before(int token) {
        return token == 0 ? new Passage() : new Passage().then(phones(token - 1));
    }

    private Passage after(Passage passage, int token) {
        return token == tokens() - 1 ? passage : passage.then(phones(token + 1));
    }

    private int[] phones(int token) {
        return Arrays.copyOfRange(
                hearing.sounds().phone(), firstSound.get(token), firstSound.get(token + 1));
    }
}
