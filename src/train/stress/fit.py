"""Fits how the stressed syllable of a word is heard, from what StressRows wrote.

    python3 fit.py ROWS.tsv

First a conditional logit: the syllable of the highest weighted sum of cues is the stressed one. It is fitted on the
groups `voice`, whose stresses lie anywhere, and on every other line of `native`. Then a logistic regression over what
speaks for another syllable than the usual one, so that a full vowel or the last syllable, which natives lengthen too,
needs more. Printed are the weights, and of all groups how many moved stresses are told, how many of those told were
moved, and how many words that were right are wrongly told; `native` is judged on the lines that were not fitted.
"""
import sys
import numpy as np

RIDGE = 1.0
VOWELS = "AA AE AH AO AW AY EH ER EY IH IY OW OY UH UW".split()
REDUCED = {"AH", "ER", "IH", "IY"}
FIRST_VOWEL = 12
BORDERS = (0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9)


def read(path):
    groups = {}
    for line in open(path, encoding="utf-8"):
        if line.startswith("#"):
            continue
        parts = line.rstrip("\n").split("\t")
        cues = np.array([[float(x) for x in part.split()] for part in parts[5:]])
        groups.setdefault(parts[0], []).append((parts[1], int(parts[2]), int(parts[3]), parts[4], cues))
    return groups


def fit(words, rounds=100):
    size = words[0][4].shape[1]
    weights = np.zeros(size)
    ridge = np.full(size, RIDGE)
    for _ in range(rounds):
        gradient = ridge * weights
        hessian = np.diag(ridge).astype(float)
        for _, said, _, _, cues in words:
            z = cues @ weights
            p = np.exp(z - z.max())
            p /= p.sum()
            mean = p @ cues
            gradient -= cues[said] - mean
            hessian += (cues * p[:, None]).T @ cues - np.outer(mean, mean)
        step = np.linalg.solve(hessian, gradient)
        weights -= step
        if np.abs(step).max() < 1e-6:
            break
    return weights


def accepted(word):
    letters, _, usual, digits, _ = word
    return [usual] + [i for i in range(usual) if digits[i] != "0"]


def is_full(cues, i):
    vowels = cues[i][FIRST_VOWEL:]
    return VOWELS[int(np.argmax(vowels))] not in REDUCED


def evidence(words, weights):
    """For each word what speaks for another syllable, and whether it was moved."""
    rows, moved = [], []
    for word in words:
        _, said, _, digits, cues = word
        z = cues @ weights
        right = accepted(word)
        others = [i for i in range(len(z)) if i not in right]
        if not others:
            continue
        best = max(others, key=lambda i: z[i])
        rows.append([1, z[best] - max(z[i] for i in right), is_full(cues, best), best + 1 == len(z), digits[best] != "0"])
        moved.append(said not in right)
    return np.array(rows, dtype=float), np.array(moved)


def logistic(x, y, weight, rounds=100):
    w = np.zeros(x.shape[1])
    for _ in range(rounds):
        p = 1 / (1 + np.exp(-x @ w))
        gradient = x.T @ (weight * (p - y)) + 0.3 * w * (np.arange(len(w)) > 0)
        hessian = (x * (weight * p * (1 - p))[:, None]).T @ x + 0.3 * np.diag(np.arange(len(w)) > 0)
        w -= np.linalg.solve(hessian, gradient)
    return w


def main():
    groups = read(sys.argv[1])
    natives = groups["native"]
    fitted, groups["native"] = natives[::2], natives[1::2]
    weights = fit(groups["voice"] + fitted)
    x, y = evidence(groups["voice"] + fitted, weights)
    second = logistic(x, y, np.ones(len(y)))
    print("weights", ", ".join(f"{w:.3f}" for w in weights))
    print("second", ", ".join(f"{w:.3f}" for w in second))
    for group, words in groups.items():
        right = sum(int(np.argmax(w[4] @ weights) == w[1]) for w in words)
        print(f"{group}: {len(words)} words, stressed syllable named {right / len(words):.3f}")
        x, moved = evidence(words, weights)
        p = 1 / (1 + np.exp(-x @ second))
        for border in BORDERS:
            told = p > border
            found = (told & moved).sum() / max(1, moved.sum())
            wrong = (told & ~moved).sum() / max(1, (~moved).sum())
            precision = (told & moved).sum() / max(1, told.sum())
            print(f"   {border}: found {found:.2f} of {moved.sum()}, falsely {wrong:.4f} of {(~moved).sum()}, precision {precision:.2f}")


if __name__ == "__main__":
    main()
