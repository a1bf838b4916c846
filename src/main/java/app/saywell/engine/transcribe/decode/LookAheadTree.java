package app.saywell.engine.transcribe.decode;

import app.saywell.engine.transcribe.decode.TreeBuilder.Node;

import java.util.Arrays;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/// The branching points of the lexical tree: the places that more than one word passes.
///
/// Below the last branching point of a word its language model probability is known exactly; above,
/// it is bounded by the best of all words that pass.
final class LookAheadTree {
    /// No branching point above.
    static final int TOP = -1;

    private final int[] placeOfNode;
    private final int[] parents;
    private final Map<Integer, int[]> branchesOfWord = new HashMap<>();

    /// @param nodes parents before children, the roots first
    LookAheadTree(List<Node> nodes, int roots) {
        int[] only = onlyWords(nodes);
        placeOfNode = new int[nodes.size()];
        IntList above = new IntList();
        Map<Node, Integer> branchAbove = new IdentityHashMap<>();
        for (int n = 0; n < nodes.size(); n++) {
            Node node = nodes.get(n);
            int branch = n < roots ? TOP : branchAbove.getOrDefault(node, TOP);
            if (only[n] == SEVERAL) {
                above.add(branch);
                branch = above.size() - 1;
                placeOfNode[n] = branch;
            } else {
                placeOfNode[n] = ~only[n];
            }
            for (Node child : node.children) {
                branchAbove.put(child, branch);
            }
            for (int word : node.words) {
                int place = branch;
                branchesOfWord.merge(word, new int[] {place}, LookAheadTree::joined);
            }
        }
        parents = above.toArray();
    }

    private static final int SEVERAL = -1;

    /// For each node the only word that passes it, or [#SEVERAL].
    private static int[] onlyWords(List<Node> nodes) {
        int[] only = new int[nodes.size()];
        int firstChild = nodes.size();
        for (int n = nodes.size() - 1; n >= 0; n--) {
            Node node = nodes.get(n);
            firstChild -= node.children.size();
            int first = node.words.isEmpty() ? only[firstChild] : node.words.getFirst();
            boolean several = first == SEVERAL || node.words.size() > 1;
            for (int child = firstChild; child < firstChild + node.children.size(); child++) {
                several |= only[child] != first;
            }
            only[n] = several ? SEVERAL : first;
        }
        return only;
    }

    private static int[] joined(int[] some, int[] more) {
        int[] all = Arrays.copyOf(some, some.length + 1);
        all[some.length] = more[0];
        return all;
    }

    int branches() {
        return parents.length;
    }

    /// The branching point of a node, or the complement of its only word.
    int place(int node) {
        return placeOfNode[node];
    }

    /// The branching point above another, or [#TOP].
    int parent(int branch) {
        return parents[branch];
    }

    /// The lowest branching points that a word passes, one for each way of saying it; [#TOP] where
    /// there is none.
    int[] branchesOf(int word) {
        return branchesOfWord.getOrDefault(word, NOWHERE);
    }

    private static final int[] NOWHERE = {};
}
