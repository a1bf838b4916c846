package app.saywell.engine.transcribe.decode;

import app.saywell.engine.transcribe.decode.Vocabulary.Entry;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/// Merges pronunciations that begin alike into a tree of phones.
///
/// A node stands for a phone together with the phone that follows it, because its triphone needs
/// both; the last phone of a word has [#END] behind it. Words with the same phones share their last
/// node.
final class TreeBuilder {
    static final int END = -1;

    /// A phone that words share.
    static final class Node {
        final int phone;
        final int next;
        final int left;
        final int depth;
        final List<Node> children = new ArrayList<>();
        final List<Integer> words = new ArrayList<>();

        Node(int phone, int next, int left, int depth) {
            this.phone = phone;
            this.next = next;
            this.left = left;
            this.depth = depth;
        }

        boolean last() {
            return next == END;
        }

        boolean is(int otherPhone, int otherNext) {
            return phone == otherPhone && next == otherNext;
        }
    }

    private TreeBuilder() {}

    /// The nodes at which words begin, ordered by their phones.
    ///
    /// @param entries sorted by phones
    static List<Node> build(List<Entry> entries) {
        Node root = new Node(END, END, END, 0);
        for (Entry entry : entries) {
            Node node = root;
            int[] phones = entry.phones();
            for (int i = 0; i < phones.length; i++) {
                node = child(node, phones, i);
            }
            if (!node.words.contains(entry.word())) {
                node.words.add(entry.word());
            }
        }
        root.children.sort(Comparator.comparingInt(node -> node.phone));
        return root.children;
    }

    /// Entries are sorted, so a shared child is among the last ones.
    private static Node child(Node parent, int[] phones, int at) {
        int next = at + 1 < phones.length ? phones[at + 1] : END;
        for (Node child : parent.children.reversed()) {
            if (child.is(phones[at], next)) {
                return child;
            }
        }
        int left = at == 0 ? END : phones[at - 1];
        Node child = new Node(phones[at], next, left, at + 1);
        parent.children.add(child);
        return child;
    }

    /// All nodes, parents before children, siblings side by side.
    static List<Node> inBreadth(List<Node> roots) {
        List<Node> all = new ArrayList<>(roots);
        for (int i = 0; i < all.size(); i++) {
            all.addAll(all.get(i).children);
        }
        return all;
    }

    /// Where the roots of each phone begin; one more entry than there are phones.
    static int[] rootsByPhone(List<Node> roots, int phones) {
        int[] from = new int[phones + 1];
        Arrays.fill(from, roots.size());
        for (int i = roots.size() - 1; i >= 0; i--) {
            from[roots.get(i).phone] = i;
        }
        for (int phone = phones - 1; phone >= 0; phone--) {
            from[phone] = Math.min(from[phone], from[phone + 1]);
        }
        return from;
    }
}
