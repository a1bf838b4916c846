package app.saywell.engine.lexicon.store;

import java.util.ArrayList;
import java.util.List;

/// From words with their sounds to a model of graphones: aligns, then estimates.
public final class GraphoneTraining {
    private static final int ROUNDS = 8;
    /// Words spelled more strangely than this are abbreviations or slips of the dictionary.
    private static final double LEAST_PER_LETTER = -9;

    private final List<String> words = new ArrayList<>();
    private final List<byte[]> sounds = new ArrayList<>();
    private final NgramTrainer trainer;

    /// @param order the longest sequence
    /// @param threshold below which weighted loss a sequence is dropped
    public GraphoneTraining(int order, double threshold) {
        this.trainer = new NgramTrainer(order, threshold);
    }

    /// Adds one pronunciation of a word of letters a to z.
    public void add(String word, byte[] codes) {
        words.add(word);
        sounds.add(codes);
    }

    /// Does the work; takes about a minute.
    public GraphoneModel train() {
        GraphoneAligner aligner = new GraphoneAligner();
        for (int round = 0; round < ROUNDS; round++) {
            double log = aligner.learn(words, sounds);
            aligner.sharpen();
            System.out.println("round " + round + ": " + log / words.size());
        }
        int left = 0;
        for (int i = 0; i < words.size(); i++) {
            List<Graphone> parts = aligner.divide(words.get(i), sounds.get(i), LEAST_PER_LETTER);
            if (parts.isEmpty()) {
                left++;
            } else {
                trainer.add(parts);
            }
        }
        System.out.println(left + " of " + words.size() + " pronunciations left out");
        return trainer.model();
    }
}
