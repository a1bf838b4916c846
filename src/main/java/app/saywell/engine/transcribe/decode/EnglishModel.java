package app.saywell.engine.transcribe.decode;

import app.saywell.engine.acoustic.AcousticModel;
import app.saywell.engine.lexicon.Lexicon;
import app.saywell.engine.transcribe.ngram.TrigramModel;

import java.util.Arrays;

/// All that is known of English before anything is heard: sounds, words and their order. Immutable;
/// takes a second or two to make and about 90 MB to keep.
public final class EnglishModel {
    private final AcousticModel sounds;
    private final TrigramModel language;
    private final Successors successors;
    private final LexicalTree tree;
    private final float[] bounds;

    private EnglishModel(AcousticModel sounds, Lexicon lexicon, TrigramModel language) {
        this.sounds = sounds;
        this.language = language;
        successors = new Successors(language);
        tree = new LexicalTree(TreeBuilder.build(Vocabulary.of(language, lexicon, sounds)), sounds);
        bounds = unconditionalBounds();
    }

    /// Builds the decoder's network.
    public static EnglishModel of(AcousticModel sounds, Lexicon lexicon) {
        return new EnglishModel(sounds, lexicon, TrigramModel.english());
    }

    AcousticModel sounds() {
        return sounds;
    }

    TrigramModel language() {
        return language;
    }

    LexicalTree tree() {
        return tree;
    }

    /// The best unigram below a branching point.
    float bound(int branch) {
        return bounds[branch];
    }

    /// The best bigrams after a word, at every branching point that one reaches.
    BranchBounds boundsAfter(int last) {
        var table = new BranchBounds();
        LookAheadTree branches = tree.lookAhead();
        for (int place = successors.from(last); place < successors.to(last); place++) {
            float probability = successors.probability(place);
            for (int lowest : branches.branchesOf(successors.word(place))) {
                int branch = lowest;
                while (branch != LookAheadTree.TOP && table.raise(branch, probability)) {
                    branch = branches.parent(branch);
                }
            }
        }
        return table;
    }

    private float[] unconditionalBounds() {
        LookAheadTree branches = tree.lookAhead();
        float[] best = new float[branches.branches()];
        Arrays.fill(best, Float.NEGATIVE_INFINITY);
        for (int word = 0; word < language.words(); word++) {
            for (int lowest : branches.branchesOf(word)) {
                int branch = lowest;
                while (branch != LookAheadTree.TOP && best[branch] < language.unigram(word)) {
                    best[branch] = language.unigram(word);
                    branch = branches.parent(branch);
                }
            }
        }
        return best;
    }
}
