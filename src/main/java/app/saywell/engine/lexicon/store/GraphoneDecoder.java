package app.saywell.engine.lexicon.store;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Finds the most likely sounds of a word by beam search over its letters.
public final class GraphoneDecoder {
    private static final int BEAM_WIDTH = 60;

    /// A longer word is hardly one, and gets less time for each letter.
    private static final int LONG_WORD = 24;

    private static final int LONG_WORD_BEAM_WIDTH = 8;

    private final GraphoneModel model;

    /// @param model the probabilities of graphone sequences
    public GraphoneDecoder(GraphoneModel model) {
        this.model = model;
    }

    /// A guessed pronunciation.
    ///
    /// @param sounds sound codes, possibly none
    /// @param logProbability logarithm of the joint probability of letters and sounds, within the
    ///     beam
    @SuppressWarnings("ArrayRecordComponent")
    public record GraphoneGuess(byte[] sounds, double logProbability) {}

    /// A path, linked to the one that it continues, so that a longer word costs no more per letter.
    ///
    /// @param history the last tokens, as many as the model looks back at
    @SuppressWarnings("ArrayRecordComponent")
    private record GraphonePath(@Nullable GraphonePath before, int token, int[] history, double logProbability) {}

    /// The most likely guesses, best first; empty when the model does not know a letter.
    ///
    /// @param letters lower-case letters a to z
    public List<GraphoneGuess> guess(String letters, int maxGuesses) {
        int width = letters.length() > LONG_WORD ? LONG_WORD_BEAM_WIDTH : BEAM_WIDTH;
        List<List<GraphonePath>> pathsByPosition = new ArrayList<>();
        for (int i = 0; i <= letters.length(); i++) {
            pathsByPosition.add(new ArrayList<>());
        }
        pathsByPosition.getFirst().add(new GraphonePath(null, GraphoneModel.BEGIN, new int[] {GraphoneModel.BEGIN}, 0));
        for (int position = 0; position < letters.length(); position++) {
            for (GraphonePath path : best(pathsByPosition.get(position), width)) {
                for (int length = 1; length <= 2 && position + length <= letters.length(); length++) {
                    for (int token : model.tokens(letters.substring(position, position + length))) {
                        double logProbability = path.logProbability() + model.logProbability(path.history(), token);
                        pathsByPosition
                                .get(position + length)
                                .add(new GraphonePath(path, token, extended(path.history(), token), logProbability));
                    }
                }
            }
            pathsByPosition.set(position, List.of());
        }
        return guesses(best(pathsByPosition.getLast(), width), maxGuesses);
    }

    private static List<GraphonePath> best(List<GraphonePath> paths, int width) {
        paths.sort(Comparator.comparingDouble(GraphonePath::logProbability).reversed());
        return paths.subList(0, Math.min(width, paths.size()));
    }

    /// Adds up the paths that have the same sounds and only divide the letters differently.
    private List<GraphoneGuess> guesses(List<GraphonePath> paths, int maxGuesses) {
        Map<String, Double> probabilityBySounds = new HashMap<>();
        for (GraphonePath path : paths) {
            double logProbability = path.logProbability() + model.logProbability(path.history(), GraphoneModel.END);
            probabilityBySounds.merge(sounds(path), Math.exp(logProbability), Double::sum);
        }
        return probabilityBySounds.entrySet().stream()
                .sorted(Map.Entry.<String, Double>comparingByValue().reversed())
                .limit(maxGuesses)
                .map(entry -> new GraphoneGuess(codes(entry.getKey()), Math.log(entry.getValue())))
                .toList();
    }

    private int[] extended(int[] history, int token) {
        int kept = Math.min(history.length, Math.max(0, model.order() - 2));
        int[] tokens = Arrays.copyOfRange(history, history.length - kept, history.length + 1);
        tokens[kept] = token;
        return tokens;
    }

    private String sounds(GraphonePath end) {
        Deque<String> parts = new ArrayDeque<>();
        for (GraphonePath path = end; path.before() != null; path = path.before()) {
            parts.push(model.graphone(path.token()).sounds());
        }
        return String.join("", parts);
    }

    private static byte[] codes(String sounds) {
        byte[] codes = new byte[sounds.length()];
        for (int i = 0; i < codes.length; i++) {
            codes[i] = (byte) sounds.charAt(i);
        }
        return codes;
    }
}
