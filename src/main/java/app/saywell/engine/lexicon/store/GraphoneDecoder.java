package app.saywell.engine.lexicon.store;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Finds the most likely sounds of a word by beam search over its letters.
public final class GraphoneDecoder {
    private static final int BEAM_WIDTH = 60;

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

    private record GraphonePath(int[] tokens, double logProbability) {}

    /// The most likely guesses, best first; empty when the model does not know a letter.
    ///
    /// @param letters lower-case letters a to z
    public List<GraphoneGuess> guess(String letters, int maxGuesses) {
        List<List<GraphonePath>> pathsByPosition = new ArrayList<>();
        for (int i = 0; i <= letters.length(); i++) {
            pathsByPosition.add(new ArrayList<>());
        }
        pathsByPosition.getFirst().add(new GraphonePath(new int[] {GraphoneModel.BEGIN}, 0));
        for (int position = 0; position < letters.length(); position++) {
            for (GraphonePath path : best(pathsByPosition.get(position))) {
                for (int length = 1; length <= 2 && position + length <= letters.length(); length++) {
                    for (int token : model.tokens(letters.substring(position, position + length))) {
                        double logProbability = path.logProbability() + model.logProbability(path.tokens(), token);
                        int[] tokens = Arrays.copyOf(path.tokens(), path.tokens().length + 1);
                        tokens[tokens.length - 1] = token;
                        pathsByPosition.get(position + length).add(new GraphonePath(tokens, logProbability));
                    }
                }
            }
            pathsByPosition.set(position, List.of());
        }
        return guesses(best(pathsByPosition.getLast()), maxGuesses);
    }

    private static List<GraphonePath> best(List<GraphonePath> paths) {
        paths.sort(Comparator.comparingDouble(GraphonePath::logProbability).reversed());
        return paths.subList(0, Math.min(BEAM_WIDTH, paths.size()));
    }

    /// Adds up the paths that have the same sounds and only divide the letters differently.
    private List<GraphoneGuess> guesses(List<GraphonePath> paths, int maxGuesses) {
        Map<String, Double> probabilityBySounds = new HashMap<>();
        for (GraphonePath path : paths) {
            double logProbability = path.logProbability() + model.logProbability(path.tokens(), GraphoneModel.END);
            probabilityBySounds.merge(sounds(path.tokens()), Math.exp(logProbability), Double::sum);
        }
        return probabilityBySounds.entrySet().stream()
                .sorted(Map.Entry.<String, Double>comparingByValue().reversed())
                .limit(maxGuesses)
                .map(entry -> new GraphoneGuess(codes(entry.getKey()), Math.log(entry.getValue())))
                .toList();
    }

    private String sounds(int[] tokens) {
        StringBuilder sounds = new StringBuilder();
        for (int i = 1; i < tokens.length; i++) {
            sounds.append(model.graphone(tokens[i]).sounds());
        }
        return sounds.toString();
    }

    private static byte[] codes(String sounds) {
        byte[] codes = new byte[sounds.length()];
        for (int i = 0; i < codes.length; i++) {
            codes[i] = (byte) sounds.charAt(i);
        }
        return codes;
    }
}
