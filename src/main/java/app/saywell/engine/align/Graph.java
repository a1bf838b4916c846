package app.saywell.engine.align;

import java.util.ArrayList;
import java.util.List;

/// Phones and the ways from one to the next, with their costs as log probabilities.
final class Graph {
    private final List<Node> nodes = new ArrayList<>();
    private final List<List<Arc>> incoming = new ArrayList<>();
    private final List<Arc> starts = new ArrayList<>();
    private final List<Arc> ends = new ArrayList<>();

    /// A way that leaves `node`, or enters it where it begins a path.
    record Arc(Node node, double cost) {}

    List<Node> nodes() {
        return nodes;
    }

    List<Arc> into(Node node) {
        return incoming.get(node.id());
    }

    List<Arc> starts() {
        return starts;
    }

    List<Arc> ends() {
        return ends;
    }

    int nextId() {
        return nodes.size();
    }

    Node add(Node node) {
        nodes.add(node);
        incoming.add(new ArrayList<>());
        return node;
    }

    void join(Node from, Node to, double cost) {
        incoming.get(to.id()).add(new Arc(from, cost));
    }

    void startAt(Node node, double cost) {
        starts.add(new Arc(node, cost));
    }

    void endAt(Node node, double cost) {
        ends.add(new Arc(node, cost));
    }
}
