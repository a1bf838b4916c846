package app.saywell.engine.lexicon.store;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Finds the likeliest sounds of a word by beam search over its letters.
public final class GraphoneDecoder {
    private static final int BEAM = 60;

    private final GraphoneModel model;

    /// @param model says which graphones follow each other
    public GraphoneDecoder(GraphoneModel model) {
        this.model = model;
    }

    /// A guess.
    ///
    /// @param sounds sound codes, possibly none
    /// @param log the logarithm of its joint probability with the letters, as far as it was
    ///     searched
    @SuppressWarnings("ArrayRecordComponent")
    public record Guess(byte[] sounds, double log) {}

    private record Path(int[] tokens, double log) {}

    /// The likeliest guesses, best first; empty when a letter is unknown to the model.
    ///
    /// @param letters lower-case letters a to z
    public List<Guess> guess(String letters, int most) {
        List<List<Path>> reached = new ArrayList<>();
        for (int i = 0; i <= letters.length(); i++) {
            reached.add(new ArrayList<>());
        }
        reached.getFirst().add(new Path(new int[] {GraphoneModel.BEGIN}, 0));
        for (int at = 0; at < letters.length(); at++) {
            for (Path path : best(reached.get(at))) {
                for (int length = 1; length <= 2 && at + length <= letters.length(); length++) {
                    for (int token : model.tokens(letters.substring(at, at + length))) {
                        double log = path.log() + model.log(path.tokens(), token);
                        int[] tokens = Arrays.copyOf(path.tokens(), path.tokens().length + 1);
                        tokens[tokens.length - 1] = token;
                        reached.get(at + length).add(new Path(tokens, log));
                    }
                }
            }
            reached.set(at, List.of());
        }
        return guesses(best(reached.getLast()), most);
    }

    private static List<Path> best(List<Path> paths) {
        paths.sort(Comparator.comparingDouble(Path::log).reversed());
        return paths.subList(0, Math.min(BEAM, paths.size()));
    }

    /// Adds up the paths that differ only in the division of the letters.
    private List<Guess> guesses(List<Path> paths, int most) {
        Map<String, Double> sums = new HashMap<>();
        for (Path path : paths) {
            double log = path.log() + model.log(path.tokens(), GraphoneModel.END);
            sums.merge(sounds(path.tokens()), Math.exp(log), Double::sum);
        }
        return sums.entrySet().stream()
                .sorted(Map.Entry.<String, Double>comparingByValue().reversed())
                .limit(most)
                .map(sum -> new Guess(codes(sum.getKey()), Math.log(sum.getValue())))
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
