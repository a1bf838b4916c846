"""Writes gradient-boosted trees of scikit-learn in the form that the engine reads (Forest.java)."""
import gzip
import struct


def write(model, features, path):
    """Writes a fitted HistGradientBoosting model whose trees have numerical splits only."""
    roots, nodes = [], []
    for (tree,) in model._predictors:
        base = len(nodes)
        roots.append(base)
        for n in tree.nodes:
            if n["is_leaf"]:
                nodes.append((-1, n["value"], 0, 0))
            else:
                nodes.append((int(n["feature_idx"]), n["num_threshold"], base + int(n["left"]), base + int(n["right"])))
    with open(path, "wb") as file, gzip.GzipFile("", "wb", 9, file, mtime=0) as out:
        out.write(struct.pack(">iiif", features, len(roots), len(nodes), float(model._baseline_prediction.ravel()[0])))
        out.write(struct.pack(f">{len(roots)}i", *roots))
        for node in nodes:
            out.write(struct.pack(">hfii", *node))
