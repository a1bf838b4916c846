package app.saywell.speech.language.lexicon.store;

import java.util.ArrayList;
import java.util.List;

/// Turns words and their sounds into a model of graphones: it aligns them, then estimates the
/// model.
public final class GraphoneTraining {
    private static final int ROUNDS = 8;
    /// Words with a lower log probability per letter are abbreviations or errors of the dictionary.
    private static final double MIN_LOG_PER_LETTER = -9;

    private final List<String> words = new ArrayList<>();
    private final List<byte[]> sounds = new ArrayList<>();
    private final NgramTrainer trainer;

    /// @param order the longest sequence
    /// @param threshold a sequence with a smaller weighted loss is dropped
    public GraphoneTraining(int order, double threshold) {
        this.trainer = new NgramTrainer(order, threshold);
    }

    /// Adds one pronunciation of a word of letters a to z.
    public void add(String word, byte[] codes) {
        words.add(word);
        sounds.add(codes);
    }

    /// Trains the model; takes about a minute.
    public GraphoneModel train() {
        GraphoneAligner aligner = new GraphoneAligner();
        for (int round = 0; round < ROUNDS; round++) {
            double totalLog = aligner.expectationMaximizationRound(words, sounds);
            aligner.useLearnedProbabilities();
            System.out.println("round " + round + ": " + totalLog / words.size());
        }
        int leftOut = 0;
        for (int i = 0; i < words.size(); i++) {
            List<Graphone> parts = aligner.segment(words.get(i), sounds.get(i), MIN_LOG_PER_LETTER);
            if (parts.isEmpty()) {
                leftOut++;
            } else {
                trainer.add(parts);
            }
        }
        System.out.println(leftOut + " of " + words.size() + " pronunciations left out");
        return trainer.model();
    }
}
