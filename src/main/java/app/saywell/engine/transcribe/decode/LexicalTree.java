package app.saywell.engine.transcribe.decode;

import app.saywell.engine.acoustic.AcousticModel;
import app.saywell.engine.acoustic.Position;
import app.saywell.engine.transcribe.decode.TreeBuilder.Node;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// The vocabulary as a tree of phones, and the hidden Markov models that its nodes take on between
/// the words around them.
///
/// A node within a word has one model. The first phone of a word has one for each kind of left
/// neighbour, the last one for each kind of right neighbour, the only phone of a word for each
/// pair.
/// A model that depends on what follows names the phones that may follow it, as a set of bits.
/// Immutable.
final class LexicalTree {
    private final int phones;
    private final int[] rootsByPhone;
    private final int[] childFrom;
    private final byte[] phoneOf;
    private final int[][] wordsOf;
    private final int[] firstModel;
    private final int[][] modelByLeft;
    private final int[] nodeOfModel;
    private final char[] tripleOfModel;
    private final long[] followersOfModel;
    private final Triples triples;
    private final int[] tripleOfNoise;
    private final LookAheadTree lookAhead;

    LexicalTree(List<Node> roots, AcousticModel model) {
        List<Node> nodes = TreeBuilder.inBreadth(roots);
        phones = model.phones();
        rootsByPhone = TreeBuilder.rootsByPhone(roots, phones);
        triples = new Triples(model);
        tripleOfNoise = new int[phones];
        for (int phone = 0; phone < phones; phone++) {
            tripleOfNoise[phone] = triples.contextFree(phone);
        }
        lookAhead = new LookAheadTree(nodes, roots.size());
        childFrom = new int[nodes.size() + 1];
        phoneOf = new byte[nodes.size()];
        wordsOf = new int[nodes.size()][];
        firstModel = new int[nodes.size() + 1];
        modelByLeft = new int[roots.size()][];
        var models = new Models(model.silence());
        int child = roots.size();
        for (int n = 0; n < nodes.size(); n++) {
            Node node = nodes.get(n);
            childFrom[n] = child;
            child += node.children.size();
            phoneOf[n] = (byte) node.phone;
            wordsOf[n] = node.words.stream().mapToInt(Integer::intValue).toArray();
            firstModel[n] = models.size();
            if (n < roots.size()) {
                modelByLeft[n] = models.first(node, n);
            } else {
                models.inner(node, n);
            }
        }
        childFrom[nodes.size()] = child;
        firstModel[nodes.size()] = models.size();
        nodeOfModel = models.nodes.toArray();
        tripleOfModel = new char[models.size()];
        followersOfModel = new long[models.size()];
        for (int m = 0; m < models.size(); m++) {
            tripleOfModel[m] = (char) models.triplesOf.get(m);
            followersOfModel[m] = models.sets.get(models.setOf.get(m));
        }
    }

    int rootFrom(int phone) {
        return rootsByPhone[phone];
    }

    int rootTo(int phone) {
        return rootsByPhone[phone + 1];
    }

    int childFrom(int node) {
        return childFrom[node];
    }

    int childTo(int node) {
        return childFrom[node + 1];
    }

    int phone(int node) {
        return phoneOf[node];
    }

    /// The words that end with a node.
    int[] words(int node) {
        return wordsOf[node];
    }

    /// The first model of a node other than a root.
    int modelFrom(int node) {
        return firstModel[node];
    }

    /// Behind the last model of a node other than a root.
    int modelTo(int node) {
        return firstModel[node + 1];
    }

    /// The first model of a root after a left neighbour.
    int modelFrom(int root, int left) {
        return modelByLeft[root][left];
    }

    /// Behind the last model of a root after a left neighbour.
    int modelTo(int root, int left) {
        return modelByLeft[root][phones + left];
    }

    int models() {
        return nodeOfModel.length;
    }

    int nodeOf(int model) {
        return nodeOfModel[model];
    }

    int tripleOf(int model) {
        return tripleOfModel[model];
    }

    /// The phones that may follow a model that ends a word.
    long followers(int model) {
        return followersOfModel[model];
    }

    /// The senones of silence or a noise, whatever is beside it.
    int tripleOfNoise(int phone) {
        return tripleOfNoise[phone];
    }

    Triples triples() {
        return triples;
    }

    LookAheadTree lookAhead() {
        return lookAhead;
    }

    /// Hands out models to nodes.
    private final class Models {
        private final int silence;
        private final IntList nodes = new IntList();
        private final IntList triplesOf = new IntList();
        private final IntList setOf = new IntList();
        private final List<Long> sets = new ArrayList<>();
        private final Map<Long, Integer> setNumbers = new HashMap<>();
        private final Map<Long, Map<Integer, Long>> endings = new HashMap<>();

        Models(int silence) {
            this.silence = silence;
        }

        int size() {
            return nodes.size();
        }

        void inner(Node node, int number) {
            if (node.last()) {
                endings(node.phone, node.left, Position.END)
                        .forEach((triple, set) -> add(number, triple, set));
            } else {
                add(number, triples.of(node.phone, node.left, node.next, Position.INSIDE), 0);
            }
        }

        /// For every left neighbour the first model, then for every one the end of its models.
        int[] first(Node node, int number) {
            int[] range = new int[2 * phones];
            Map<Integer, Integer> byTriple = new HashMap<>();
            for (int left = 0; left < phones; left++) {
                if (!neighbour(left)) {
                    continue;
                }
                if (node.last()) {
                    range[left] = size();
                    endings(node.phone, left, Position.SINGLE)
                            .forEach((triple, set) -> add(number, triple, set));
                    range[phones + left] = size();
                } else {
                    int triple = triples.of(node.phone, left, node.next, Position.BEGIN);
                    range[left] = byTriple.computeIfAbsent(triple, t -> add(number, t, 0));
                    range[phones + left] = range[left] + 1;
                }
            }
            return range;
        }

        /// The models of a last phone, each with the phones that may follow it.
        private Map<Integer, Long> endings(int phone, int left, Position position) {
            long key =
                    ((long) phone * phones + left) * Position.values().length + position.ordinal();
            return endings.computeIfAbsent(
                    key,
                    k -> {
                        Map<Integer, Long> sets = new TreeMap<>();
                        for (int right = 0; right < phones; right++) {
                            if (neighbour(right)) {
                                int triple = triples.of(phone, left, right, position);
                                sets.merge(triple, 1L << right, (a, b) -> a | b);
                            }
                        }
                        return sets;
                    });
        }

        /// Noises count as silence for their neighbours.
        private boolean neighbour(int phone) {
            return phone == silence || rootsByPhone[phone] < rootsByPhone[phone + 1];
        }

        private int add(int node, int triple, long followers) {
            nodes.add(node);
            triplesOf.add(triple);
            setOf.add(
                    setNumbers.computeIfAbsent(
                            followers,
                            set -> {
                                sets.add(set);
                                return sets.size() - 1;
                            }));
            return nodes.size() - 1;
        }
    }
}
