package app.saywell.engine.lexicon.store;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// Estimates a back-off n-gram model with interpolated modified Kneser-Ney smoothing (Chen and
/// Goodman, 1999) and prunes what changes it little (after Seymore and Rosenfeld, 1996).
final class NgramTrainer {
    private final int order;
    private final double threshold;
    private final Map<Graphone, Integer> tokens = new LinkedHashMap<>();
    private final Node root = new Node();

    private static final class Node {
        final TreeMap<Integer, Node> children = new TreeMap<>();
        int count;
        int lefts;
        double chance;
        double back = 1;
    }

    /// @param threshold the weighted loss in logarithms below which a sequence is dropped
    NgramTrainer(int order, double threshold) {
        this.order = order;
        this.threshold = threshold;
    }

    /// Counts the sequences of one word.
    void add(List<Graphone> word) {
        int[] line = new int[word.size() + 2];
        line[0] = GraphoneModel.BEGIN;
        for (int i = 0; i < word.size(); i++) {
            line[i + 1] = tokens.computeIfAbsent(word.get(i), g -> tokens.size() + 2);
        }
        line[line.length - 1] = GraphoneModel.END;
        for (int from = 0; from < line.length; from++) {
            Node node = root;
            for (int at = from; at < Math.min(line.length, from + order); at++) {
                node = node.children.computeIfAbsent(line[at], t -> new Node());
                node.count++;
                if (node.count == 1 && at > from) {
                    shorter(line, from + 1, at + 1).lefts++;
                }
            }
        }
    }

    private Node shorter(int[] line, int from, int to) {
        Node node = root;
        for (int at = from; at < to; at++) {
            node = node.children.computeIfAbsent(line[at], t -> new Node());
        }
        return node;
    }

    /// The model of everything counted.
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
                reweigh(context);
            }
        }
        return pack();
    }

    private record Context(int[] tokens, Node node) {}

    private List<Context> contexts(int depth) {
        List<Context> all = List.of(new Context(new int[0], root));
        for (int i = 0; i < depth; i++) {
            List<Context> longer = new ArrayList<>();
            for (Context context : all) {
                context.node.children.forEach(
                        (token, child) -> {
                            int[] line = Arrays.copyOf(context.tokens, context.tokens.length + 1);
                            line[line.length - 1] = token;
                            longer.add(new Context(line, child));
                        });
            }
            all = longer;
        }
        return all.stream().filter(c -> !c.node.children.isEmpty()).toList();
    }

    /// Highest order and sequences from the beginning of a word count occurrences, others the
    /// different tokens before them.
    private int weight(int[] context, Node child) {
        boolean raw =
                context.length == order - 1
                        || (context.length > 0 && context[0] == GraphoneModel.BEGIN);
        return raw ? child.count : child.lefts;
    }

    private double[] discounts(int depth) {
        double[] of = new double[5];
        for (Context context : contexts(depth)) {
            for (Node child : context.node.children.values()) {
                int count = weight(context.tokens, child);
                if (count > 0 && count < 5) {
                    of[count]++;
                }
            }
        }
        double y = of[1] / Math.max(1, of[1] + 2 * of[2]);
        double[] discounts = new double[4];
        for (int i = 1; i <= 3; i++) {
            double estimated = i - (i + 1) * y * of[i + 1] / Math.max(1, of[i]);
            discounts[i] = Math.clamp(estimated, 0.1, i - 0.05);
        }
        return discounts;
    }

    private void estimate(Context context, double[] discounts) {
        double total = 0;
        double held = 0;
        for (Node child : context.node.children.values()) {
            int count = weight(context.tokens, child);
            total += count;
            held += discounts[Math.min(3, count)];
        }
        context.node.back = total == 0 ? 1 : held / total;
        for (var child : context.node.children.entrySet()) {
            int count = weight(context.tokens, child.getValue());
            double own = total == 0 ? 0 : (count - discounts[Math.min(3, count)]) / total;
            double lower =
                    context.tokens.length == 0
                            ? 1.0 / (tokens.size() + 1)
                            : chance(rest(context.tokens), child.getKey());
            child.getValue().chance = own + context.node.back * lower;
        }
    }

    private double chance(int[] history, int token) {
        Node node = find(history);
        if (node == null) {
            return chance(rest(history), token);
        }
        Node child = node.children.get(token);
        if (child != null && child.chance > 0) {
            return child.chance;
        }
        double lower =
                history.length == 0 ? 1.0 / (tokens.size() + 1) : chance(rest(history), token);
        return node.back * lower;
    }

    private Node find(int[] line) {
        Node node = root;
        for (int token : line) {
            node = node.children.get(token);
            if (node == null) {
                return null;
            }
        }
        return node;
    }

    private void prune(Context context) {
        context.node
                .children
                .entrySet()
                .removeIf(
                        child -> {
                            if (!child.getValue().children.isEmpty()) {
                                return false;
                            }
                            double without =
                                    context.node.back
                                            * chance(rest(context.tokens), child.getKey());
                            double loss = Math.log(child.getValue().chance / without);
                            return child.getValue().count * loss < threshold;
                        });
        if (context.node.children.isEmpty()) {
            context.node.back = 1;
        }
    }

    /// Makes the probabilities after a context sum to one again.
    private void reweigh(Context context) {
        double kept = 0;
        double covered = 0;
        for (var child : context.node.children.entrySet()) {
            kept += child.getValue().chance;
            covered += chance(rest(context.tokens), child.getKey());
        }
        context.node.back = Math.max(1e-9, 1 - kept) / Math.max(1e-9, 1 - covered);
    }

    private static int[] rest(int[] line) {
        return Arrays.copyOfRange(line, 1, line.length);
    }

    private GraphoneModel pack() {
        GraphoneModel.Level[] levels = new GraphoneModel.Level[order];
        List<Node> parents = List.of(root);
        for (int level = 0; level < order; level++) {
            List<Node> nodes = new ArrayList<>();
            StringBuilder names = new StringBuilder();
            for (Node parent : parents) {
                parent.children.forEach(
                        (token, node) -> {
                            names.append((char) (int) token);
                            nodes.add(node);
                        });
            }
            boolean last = level == order - 1;
            byte[] logs = new byte[nodes.size()];
            byte[] backs = new byte[last ? 0 : nodes.size()];
            int[] first = new int[last ? 0 : nodes.size() + 1];
            for (int i = 0; i < nodes.size(); i++) {
                Node node = nodes.get(i);
                logs[i] = (byte) steps(-Math.log(Math.max(1e-12, node.chance)), 0, 255);
                if (!last) {
                    backs[i] = (byte) steps(Math.log(node.back), -128, 127);
                    first[i + 1] = first[i] + node.children.size();
                }
            }
            levels[level] =
                    new GraphoneModel.Level(names.toString().toCharArray(), logs, backs, first);
            parents = nodes;
        }
        return new GraphoneModel(new ArrayList<>(tokens.keySet()), levels);
    }

    private static long steps(double log, int least, int most) {
        return Math.clamp(Math.round(log / GraphoneModel.STEP), least, most);
    }
}
