package app.saywell.engine.score;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.zip.GZIPInputStream;

/// A sum of regression trees (gradient boosting: Friedman 2001), as `src/train` writes it.
///
/// The file is gzip of big-endian numbers: the number of features, of trees and of nodes, the
/// start value, where each tree begins, then for every node the feature (-1 for a leaf), the
/// threshold or the leaf's value, and the nodes to go to at or below and above it.
final class Forest {
    private static final int LEAF = -1;

    private final int features;
    private final float start;
    private final int[] roots;
    private final short[] feature;
    private final float[] value;
    private final int[] low;
    private final int[] high;

    private Forest(DataInputStream in) throws IOException {
        features = in.readInt();
        roots = new int[in.readInt()];
        int nodes = in.readInt();
        start = in.readFloat();
        for (int i = 0; i < roots.length; i++) {
            roots[i] = in.readInt();
        }
        feature = new short[nodes];
        value = new float[nodes];
        low = new int[nodes];
        high = new int[nodes];
        for (int i = 0; i < nodes; i++) {
            feature[i] = in.readShort();
            value[i] = in.readFloat();
            low[i] = in.readInt();
            high[i] = in.readInt();
        }
    }

    /// Reads one from the resources of this package.
    static Forest read(String name) {
        try (InputStream in = Forest.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException("the weights " + name + " are missing");
            }
            return new Forest(
                    new DataInputStream(new BufferedInputStream(new GZIPInputStream(in))));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// The sum of the leaves that a vector falls into.
    double of(float[] vector) {
        if (vector.length != features) {
            throw new IllegalArgumentException(
                    "the weights are for " + features + " features, not " + vector.length);
        }
        double sum = start;
        for (int root : roots) {
            int node = root;
            while (feature[node] != LEAF) {
                node = vector[feature[node]] <= value[node] ? low[node] : high[node];
            }
            sum += value[node];
        }
        return sum;
    }
}
