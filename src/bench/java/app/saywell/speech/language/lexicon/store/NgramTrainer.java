package app.saywell.speech.language.lexicon.store;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// Estimates a back-off n-gram model with interpolated modified Kneser-Ney smoothing (Chen and
/// Goodman, 1999), and prunes sequences that change it little (after Seymore and Rosenfeld, 1996).
final class NgramTrainer {
    private final int order;
    private final double threshold;
    private final Map<Graphone, Integer> tokens = new LinkedHashMap<>();
    private final NgramNode root = new NgramNode();

    private static final class NgramNode {
        final TreeMap<Integer, NgramNode> children = new TreeMap<>();
        int count;
        int leftContextCount;
        double probability;
        double backoff = 1;
    }

    /// @param threshold a sequence with a smaller weighted loss in logarithms is dropped
    NgramTrainer(int order, double threshold) {
        this.order = order;
        this.threshold = threshold;
    }

    /// Counts the sequences of one word.
    void add(List<Graphone> word) {
        int[] sequence = new int[word.size() + 2];
        sequence[0] = GraphoneModel.BEGIN;
        for (int i = 0; i < word.size(); i++) {
            sequence[i + 1] = tokens.computeIfAbsent(word.get(i), graphone -> tokens.size() + 2);
        }
        sequence[sequence.length - 1] = GraphoneModel.END;
        for (int from = 0; from < sequence.length; from++) {
            NgramNode node = root;
            for (int index = from; index < Math.min(sequence.length, from + order); index++) {
                node = node.children.computeIfAbsent(sequence[index], token -> new NgramNode());
                node.count++;
                if (node.count == 1 && index > from) {
                    nodeFor(sequence, from + 1, index + 1).leftContextCount++;
                }
            }
        }
    }

    private NgramNode nodeFor(int[] line, int from, int to) {
        NgramNode node = root;
        for (int at = from; at < to; at++) {
            node = node.children.computeIfAbsent(line[at], t -> new NgramNode());
        }
        return node;
    }

    /// The model of all sequences counted so far.
    GraphoneModel model() {
        root.children.get(GraphoneModel.BEGIN).count = 0;
        for (int depth = 0; depth < order; depth++) {
            double[] discounts = discounts(depth);
            for (var context : contexts(depth)) {
                estimate(context, discounts);
            }
        }
        for (int depth = order - 1; depth > 0; depth--) {
            for (var context : contexts(depth)) {
                prune(context);
            }
        }
        for (int depth = 1; depth < order; depth++) {
            for (var context : contexts(depth)) {
                renormalizeBackoff(context);
            }
        }
        return pack();
    }

    private record NgramContext(int[] tokens, NgramNode node) {}

    private List<NgramContext> contexts(int depth) {
        List<NgramContext> contextList = List.of(new NgramContext(new int[0], root));
        for (int i = 0; i < depth; i++) {
            List<NgramContext> longer = new ArrayList<>();
            for (NgramContext context : contextList) {
                context.node.children.forEach((token, child) -> {
                    int[] line = Arrays.copyOf(context.tokens, context.tokens.length + 1);
                    line[line.length - 1] = token;
                    longer.add(new NgramContext(line, child));
                });
            }
            contextList = longer;
        }
        return contextList.stream()
                .filter(candidate -> !candidate.node.children.isEmpty())
                .toList();
    }

    /// Sequences of the highest order, and those from the beginning of a word, count how often they
    /// occur. Others count the different tokens before them.
    private int weight(int[] context, NgramNode child) {
        boolean raw = context.length == order - 1 || (context.length > 0 && context[0] == GraphoneModel.BEGIN);
        return raw ? child.count : child.leftContextCount;
    }

    private double[] discounts(int depth) {
        double[] countOfCounts = new double[5];
        for (NgramContext context : contexts(depth)) {
            for (NgramNode child : context.node.children.values()) {
                int count = weight(context.tokens, child);
                if (count > 0 && count < 5) {
                    countOfCounts[count]++;
                }
            }
        }
        double y = countOfCounts[1] / Math.max(1, countOfCounts[1] + 2 * countOfCounts[2]);
        double[] discounts = new double[4];
        for (int i = 1; i <= 3; i++) {
            double estimated = i - (i + 1) * y * countOfCounts[i + 1] / Math.max(1, countOfCounts[i]);
            discounts[i] = Math.clamp(estimated, 0.1, i - 0.05);
        }
        return discounts;
    }

    private void estimate(NgramContext context, double[] discounts) {
        double total = 0;
        double heldBack = 0;
        for (NgramNode child : context.node.children.values()) {
            int count = weight(context.tokens, child);
            total += count;
            heldBack += discounts[Math.min(3, count)];
        }
        context.node.backoff = total == 0 ? 1 : heldBack / total;
        for (var child : context.node.children.entrySet()) {
            int count = weight(context.tokens, child.getValue());
            double discounted = total == 0 ? 0 : (count - discounts[Math.min(3, count)]) / total;
            double lower = context.tokens.length == 0
                    ? 1.0 / (tokens.size() + 1)
                    : chance(withoutFirst(context.tokens), child.getKey());
            child.getValue().probability = discounted + context.node.backoff * lower;
        }
    }

    private double chance(int[] history, int token) {
        NgramNode node = find(history);
        if (node == null) {
            return chance(withoutFirst(history), token);
        }
        NgramNode child = node.children.get(token);
        if (child != null && child.probability > 0) {
            return child.probability;
        }
        double lower = history.length == 0 ? 1.0 / (tokens.size() + 1) : chance(withoutFirst(history), token);
        return node.backoff * lower;
    }

    private NgramNode find(int[] line) {
        NgramNode node = root;
        for (int token : line) {
            node = node.children.get(token);
            if (node == null) {
                return null;
            }
        }
        return node;
    }

    private void prune(NgramContext context) {
        context.node.children.entrySet().removeIf(child -> {
            if (!child.getValue().children.isEmpty()) {
                return false;
            }
            double without = context.node.backoff * chance(withoutFirst(context.tokens), child.getKey());
            double loss = Math.log(child.getValue().probability / without);
            return child.getValue().count * loss < threshold;
        });
        if (context.node.children.isEmpty()) {
            context.node.backoff = 1;
        }
    }

    /// Sets the back-off weight so that the probabilities after a context sum to one again.
    private void renormalizeBackoff(NgramContext context) {
        double keptProbability = 0;
        double coveredByBackoff = 0;
        for (var child : context.node.children.entrySet()) {
            keptProbability += child.getValue().probability;
            coveredByBackoff += chance(withoutFirst(context.tokens), child.getKey());
        }
        context.node.backoff = Math.max(1e-9, 1 - keptProbability) / Math.max(1e-9, 1 - coveredByBackoff);
    }

    private static int[] withoutFirst(int[] line) {
        return Arrays.copyOfRange(line, 1, line.length);
    }

    private GraphoneModel pack() {
        GraphoneModel.NgramLevel[] levels = new GraphoneModel.NgramLevel[order];
        List<NgramNode> parents = List.of(root);
        for (int level = 0; level < order; level++) {
            List<NgramNode> nodes = new ArrayList<>();
            StringBuilder names = new StringBuilder();
            for (NgramNode parent : parents) {
                parent.children.forEach((token, node) -> {
                    names.append((char) (int) token);
                    nodes.add(node);
                });
            }
            boolean last = level == order - 1;
            byte[] logs = new byte[nodes.size()];
            byte[] backs = new byte[last ? 0 : nodes.size()];
            int[] first = new int[last ? 0 : nodes.size() + 1];
            for (int i = 0; i < nodes.size(); i++) {
                NgramNode node = nodes.get(i);
                logs[i] = (byte) toSteps(-Math.log(Math.max(1e-12, node.probability)), 0, 255);
                if (!last) {
                    backs[i] = (byte) toSteps(Math.log(node.backoff), -128, 127);
                    first[i + 1] = first[i] + node.children.size();
                }
            }
            levels[level] = new GraphoneModel.NgramLevel(names.toString().toCharArray(), logs, backs, first);
            parents = nodes;
        }
        return new GraphoneModel(new ArrayList<>(tokens.keySet()), levels);
    }

    private static long toSteps(double log, int min, int max) {
        return Math.clamp(Math.round(log / GraphoneModel.LOG_STEP), min, max);
    }
}
