package app.saywell.engine.transcribe.decode;

import app.saywell.engine.acoustic.AcousticModel;

/// Silence and noises as models behind those of the tree.
final class Fillers {
    private static final String[] NOISES = {"+NSN+", "+SPN+"};

    private final int from;
    private final int[] phones;
    private final int[] triples;
    private final float[] costs;
    private final long followers;

    Fillers(AcousticModel sounds, LexicalTree tree, Weights weights) {
        from = tree.models();
        phones = new int[] {sounds.silence(), sounds.phone(NOISES[0]), sounds.phone(NOISES[1])};
        costs = new float[] {weights.silence(), weights.noise(), weights.noise()};
        triples = new int[phones.length];
        for (int f = 0; f < phones.length; f++) {
            triples[f] = tree.tripleOfNoise(phones[f]);
        }
        long open = 1L << sounds.silence();
        for (int phone = 0; phone < sounds.phones(); phone++) {
            if (tree.rootFrom(phone) < tree.rootTo(phone)) {
                open |= 1L << phone;
            }
        }
        followers = open;
    }

    int from() {
        return from;
    }

    int to() {
        return from + phones.length;
    }

    boolean is(int model) {
        return model >= from;
    }

    float cost(int model) {
        return costs[model - from];
    }

    /// The phones that may follow silence: all that begin a word, and silence.
    long followers() {
        return followers;
    }

    int phone(int model, LexicalTree tree) {
        return model >= from ? phones[model - from] : tree.phone(tree.nodeOf(model));
    }

    int triple(int model, LexicalTree tree) {
        return model >= from ? triples[model - from] : tree.tripleOf(model);
    }
}
