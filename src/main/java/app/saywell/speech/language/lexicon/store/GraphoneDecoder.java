package app.saywell.speech.language.lexicon.store;

import app.saywell.speech.language.InterruptCheck;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Finds the most likely sounds of a word by beam search over its letters.
///
/// Paths that have said the same and go on alike are one path with the sum of their probabilities.
/// The time for a word grows with its letters, and the search stops when its thread is interrupted.
public final class GraphoneDecoder {
    private static final int BEAM_WIDTH = 24;

    /// A longer word is hardly one, and gets less time for each letter.
    private static final int LONG_WORD = 24;

    private static final int LONG_WORD_BEAM_WIDTH = 6;

    /// Paths this much less probable than the best one at the same letter are dropped; natural
    /// logarithm.
    private static final double BEAM_DEPTH = 7;

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

    /// What decides how a path goes on, and what it has said.
    ///
    /// @param history the last tokens as characters, as many as the model looks back at
    private record PathState(SoundTrail trail, String history) {}

    private record GraphonePath(PathState state, double logProbability) {
        /// The most probable first; equal ones in the order of what was said last.
        static int compareBestFirst(GraphonePath first, GraphonePath second) {
            int order = Double.compare(second.logProbability, first.logProbability);
            return order != 0 ? order : first.state.history().compareTo(second.state.history());
        }
    }

    /// The paths that end before one letter.
    private static final class BeamPosition {
        private final Map<PathState, Double> paths = new HashMap<>();
        private double bestLogProbability = Double.NEGATIVE_INFINITY;

        void add(PathState state, double logProbability) {
            double sum = paths.merge(state, logProbability, GraphoneDecoder::logOfSum);
            bestLogProbability = Math.max(bestLogProbability, sum);
        }

        void clear() {
            paths.clear();
        }

        /// At most so many paths, best first, without those far below the best.
        List<GraphonePath> best(int width) {
            List<GraphonePath> ordered = new ArrayList<>();
            paths.forEach((state, logProbability) -> {
                if (logProbability >= bestLogProbability - BEAM_DEPTH) {
                    ordered.add(new GraphonePath(state, logProbability));
                }
            });
            ordered.sort(GraphonePath::compareBestFirst);
            return ordered.size() > width ? ordered.subList(0, width) : ordered;
        }
    }

    /// The most likely guesses, best first; empty when the model does not know a letter.
    ///
    /// @param letters lower-case letters a to z
    /// @throws app.saywell.speech.language.EngineException of kind INTERRUPTED
    public List<GraphoneGuess> guess(String letters, int maxGuesses) {
        int width = letters.length() > LONG_WORD ? LONG_WORD_BEAM_WIDTH : BEAM_WIDTH;
        List<BeamPosition> beam = new ArrayList<>();
        for (int i = 0; i <= letters.length(); i++) {
            beam.add(new BeamPosition());
        }
        beam.getFirst().add(new PathState(SoundTrail.start(), String.valueOf((char) GraphoneModel.BEGIN)), 0.0);
        for (int position = 0; position < letters.length(); position++) {
            InterruptCheck.throwIfInterrupted();
            for (GraphonePath path : beam.get(position).best(width)) {
                var context = model.context(path.state().history().chars().toArray());
                for (int length = 1; length <= 2 && position + length <= letters.length(); length++) {
                    extend(
                            path,
                            context,
                            model.tokens(letters.substring(position, position + length)),
                            beam.get(position + length));
                }
            }
            beam.get(position).clear();
        }
        return guesses(beam.getLast().best(width), maxGuesses);
    }

    private void extend(GraphonePath path, GraphoneModel.HistoryContext context, int[] tokens, BeamPosition next) {
        String history = path.state().history();
        String kept = history.substring(Math.max(0, history.length() - Math.max(0, model.order() - 2)));
        double best = next.bestLogProbability;
        for (int token : tokens) {
            double logProbability = path.logProbability() + model.logProbability(context, token);
            if (logProbability < best - BEAM_DEPTH) {
                continue;
            }
            best = Math.max(best, logProbability);
            SoundTrail trail = path.state().trail().then(model.graphone(token).sounds());
            next.add(new PathState(trail, kept + (char) token), logProbability);
        }
    }

    /// Adds up the paths that have the same sounds and only divide the letters differently.
    private List<GraphoneGuess> guesses(List<GraphonePath> paths, int maxGuesses) {
        Map<SoundTrail, Double> logBySounds = new HashMap<>();
        for (GraphonePath path : paths) {
            int[] context = path.state().history().chars().toArray();
            logBySounds.merge(
                    path.state().trail(),
                    path.logProbability() + model.logProbability(context, GraphoneModel.END),
                    GraphoneDecoder::logOfSum);
        }
        return logBySounds.entrySet().stream()
                .map(entry -> new GraphoneGuess(entry.getKey().codes(), entry.getValue()))
                .sorted(Comparator.comparingDouble(GraphoneGuess::logProbability)
                        .reversed()
                        .thenComparing(GraphoneGuess::sounds, Arrays::compare))
                .limit(maxGuesses)
                .toList();
    }

    private static double logOfSum(double first, double second) {
        double larger = Math.max(first, second);
        return larger + Math.log1p(Math.exp(Math.min(first, second) - larger));
    }
}
