package app.saywell.engine.transcribe.decode;

import app.saywell.engine.Interruption;
import app.saywell.engine.acoustic.AcousticModel;
import app.saywell.engine.acoustic.Observations;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// One search through one recording: tokens pass through the lexical tree frame by frame, each with
/// the trigram history of its words, and the worse of two in the same state with the same history
/// is
/// forgotten (Viterbi beam search; Ney and Ortmanns, "Dynamic programming search for continuous
/// speech recognition", 1999).
final class Search {
    private final EnglishModel english;
    private final AcousticModel sounds;
    private final LexicalTree tree;
    private final Weights weights;
    private final Beams beams;
    private final Fillers fillers;
    private final Histories histories;
    private final SenoneScores senones;
    private final int frames;
    private final ActiveModels active = new ActiveModels();
    private final WordEnds ends = new WordEnds();
    private final Continuations continuations = new Continuations();
    private float best;
    private float bestScore = ActiveModels.DEAD;

    /// Score of all frames so far by which the best hypothesis leads the best unconstrained sounds.
    private double lead;

    Search(
            EnglishModel english,
            Observations observations,
            float[][] heard,
            Weights weights,
            Beams beams) {
        this.english = english;
        this.sounds = english.sounds();
        this.tree = english.tree();
        this.weights = weights;
        this.beams = beams;
        this.fillers = new Fillers(sounds, tree, weights);
        this.histories = new Histories(english);
        this.senones = new SenoneScores(observations, heard);
        this.frames = observations.frames();
    }

    Decoding run() {
        if (frames == 0) {
            return new Decoding(List.of(), 0, 0);
        }
        best = 0;
        goOnAfter(histories.start(), sounds.silence(), -1L, 0, WordEnds.START);
        enterContinuations(Float.NEGATIVE_INFINITY);
        for (int frame = 0; frame < frames; frame++) {
            Interruption.check();
            senones.goTo(frame);
            lead -= senones.best() - best;
            advance();
            float threshold = Math.max(best - beams.states(), cutOff());
            active.keepFrom(threshold);
            if (frame + 1 < frames) {
                leave(frame, threshold);
                enterContinuations(threshold);
            }
        }
        int end = bestEnd();
        return new Decoding(words(end), (lead + bestScore) / frames, surprise(end));
    }

    /// Moves every hypothesis one frame on; scores are kept relative to the best of the last frame.
    private void advance() {
        float norm = best;
        best = ActiveModels.DEAD;
        for (int i = 0; i < active.size; i++) {
            int model = active.model[i];
            int phone = fillers.phone(model, tree);
            int triple = fillers.triple(model, tree);
            Triples triples = tree.triples();
            float third = active.third[i] + sounds.logStay(phone, 2);
            float toThird = active.second[i] + sounds.logLeave(phone, 1);
            if (toThird > third) {
                third = toThird;
                active.thirdFrom[i] = active.secondFrom[i];
            }
            float second = active.second[i] + sounds.logStay(phone, 1);
            float toSecond = active.first[i] + sounds.logLeave(phone, 0);
            if (toSecond > second) {
                second = toSecond;
                active.secondFrom[i] = active.firstFrom[i];
            }
            float first = active.first[i] + sounds.logStay(phone, 0);
            if (active.entry[i] > first) {
                first = active.entry[i];
                active.firstFrom[i] = active.entryFrom[i];
            }
            first =
                    first == ActiveModels.DEAD
                            ? first
                            : first - norm + senones.get(triples.senone(triple, 0));
            second =
                    second == ActiveModels.DEAD
                            ? second
                            : second - norm + senones.get(triples.senone(triple, 1));
            third =
                    third == ActiveModels.DEAD
                            ? third
                            : third - norm + senones.get(triples.senone(triple, 2));
            active.first[i] = first;
            active.second[i] = second;
            active.third[i] = third;
            best = Math.max(best, Math.max(first, Math.max(second, third)));
        }
    }

    /// The score below which there are more than enough hypotheses above it.
    private float cutOff() {
        if (active.size <= beams.active()) {
            return ActiveModels.DEAD;
        }
        int bins = 512;
        int[] counts = new int[bins + 1];
        float width = beams.states() / bins;
        for (int i = 0; i < active.size; i++) {
            int bin = (int) Math.min(bins, (best - active.best(i)) / width);
            counts[bin]++;
        }
        int sum = 0;
        for (int bin = 0; bin < bins; bin++) {
            sum += counts[bin];
            if (sum > beams.active()) {
                return best - bin * width;
            }
        }
        return ActiveModels.DEAD;
    }

    private void leave(int frame, float threshold) {
        continuations.clear();
        int alive = active.size;
        for (int i = 0; i < alive; i++) {
            int model = active.model[i];
            float exit = active.third[i] + sounds.logLeave(fillers.phone(model, tree), 2);
            if (exit < threshold) {
                continue;
            }
            if (fillers.is(model)) {
                int end = ends.add(WordEnds.FILLER, frame, active.thirdFrom[i]);
                goOnAfter(active.history[i], sounds.silence(), -1L, exit, end);
                continue;
            }
            int node = tree.nodeOf(model);
            for (int child = tree.childFrom(node); child < tree.childTo(node); child++) {
                enterNode(i, node, child, exit, threshold);
            }
            if (exit >= best - beams.words()) {
                endWords(i, node, exit, frame);
            }
        }
    }

    private void enterNode(int parent, int node, int child, float score, float threshold) {
        int history = active.history[parent];
        int from = active.thirdFrom[parent];
        int first = tree.modelFrom(child);
        float bound = boundOf(parent, node, child, first);
        float entry = score - active.bound[parent] + bound;
        if (entry >= threshold) {
            for (int model = first; model < tree.modelTo(child); model++) {
                enter(model, history, bound, entry, from);
            }
        }
    }

    /// The weighted bound of a child, found without asking the language model where possible.
    private float boundOf(int parent, int node, int child, int model) {
        LookAheadTree places = tree.lookAhead();
        if (places.place(node) == places.place(child)) {
            return active.bound[parent];
        }
        int history = active.history[parent];
        int known = active.find(model, history);
        return known >= 0
                ? active.bound[known]
                : weights.language() * histories.lookAhead(history, child);
    }

    private void enter(int model, int history, float bound, float score, int from) {
        int index = active.find(model, history);
        if (index < 0) {
            index = active.add(model, history, bound);
        }
        active.enter(index, score, from);
    }

    private void endWords(int i, int node, float exit, int frame) {
        int history = active.history[i];
        for (int word : tree.words(node)) {
            float score =
                    exit
                            - active.bound[i]
                            + weights.language() * histories.probability(history, word)
                            + weights.word();
            if (score >= best - beams.words()) {
                int end = ends.add(word, frame, active.thirdFrom[i]);
                goOnAfter(
                        histories.extend(history, word),
                        tree.phone(node),
                        tree.followers(active.model[i]),
                        score,
                        end);
            }
        }
    }

    private void goOnAfter(int history, int left, long followers, float score, int end) {
        long open = followers & fillers.followers();
        while (open != 0) {
            int next = Long.numberOfTrailingZeros(open);
            open &= open - 1;
            continuations.offer(history, left, next, score, end);
        }
    }

    private void enterContinuations(float threshold) {
        int silence = sounds.silence();
        for (int c = 0; c < continuations.size(); c++) {
            int next = continuations.next(c);
            int history = continuations.history(c);
            if (next == silence) {
                for (int filler = fillers.from(); filler < fillers.to(); filler++) {
                    float score = continuations.score(c) + fillers.cost(filler);
                    if (score >= threshold) {
                        enter(filler, history, 0, score, continuations.end(c));
                    }
                }
                continue;
            }
            for (int root = tree.rootFrom(next); root < tree.rootTo(next); root++) {
                float bound = weights.language() * histories.lookAhead(history, root);
                float score = continuations.score(c) + bound;
                if (score >= threshold) {
                    int left = continuations.left(c);
                    for (int m = tree.modelFrom(root, left); m < tree.modelTo(root, left); m++) {
                        enter(m, history, bound, score, continuations.end(c));
                    }
                }
            }
        }
    }

    /// The word end of the best hypothesis that is complete; of the best at all where none is.
    private int bestEnd() {
        int bestEnd = WordEnds.START;
        long silence = 1L << sounds.silence();
        for (int i = 0; i < active.size; i++) {
            int model = active.model[i];
            int history = active.history[i];
            float third = active.third[i];
            if (fillers.is(model)) {
                float score = active.best(i) + weights.language() * histories.end(history);
                if (score > bestScore) {
                    bestScore = score;
                    bestEnd = active.thirdFrom[i];
                }
            } else if ((tree.followers(model) & silence) != 0) {
                for (int word : tree.words(tree.nodeOf(model))) {
                    float score =
                            third
                                    - active.bound[i]
                                    + weights.language()
                                            * (histories.probability(history, word)
                                                    + histories.end(
                                                            histories.extend(history, word)));
                    if (score > bestScore) {
                        bestScore = score;
                        bestEnd = ends.add(word, frames - 1, active.thirdFrom[i]);
                    }
                }
            }
        }
        return bestScore == ActiveModels.DEAD ? bestUnfinished() : bestEnd;
    }

    /// Where the recording breaks off within a word: what was said before it.
    private int bestUnfinished() {
        int end = WordEnds.START;
        for (int i = 0; i < active.size; i++) {
            if (active.best(i) > bestScore) {
                bestScore = active.best(i);
                float third = active.third[i];
                float second = active.second[i];
                end =
                        bestScore == third
                                ? active.thirdFrom[i]
                                : bestScore == second ? active.secondFrom[i] : active.firstFrom[i];
            }
        }
        return end;
    }

    private double surprise(int lastEnd) {
        IntList words = new IntList();
        for (int end = lastEnd; end != WordEnds.START; end = ends.previous(end)) {
            if (ends.word(end) != WordEnds.FILLER) {
                words.add(ends.word(end));
            }
        }
        double sum = 0;
        int history = histories.start();
        for (int i = words.size() - 1; i >= 0; i--) {
            sum -= histories.probability(history, words.get(i));
            history = histories.extend(history, words.get(i));
        }
        return sum / Math.max(1, words.size());
    }

    private List<DecodedWord> words(int lastEnd) {
        List<DecodedWord> words = new ArrayList<>();
        for (int end = lastEnd; end != WordEnds.START; end = ends.previous(end)) {
            if (ends.word(end) != WordEnds.FILLER) {
                words.add(
                        new DecodedWord(
                                english.language().word(ends.word(end)),
                                ends.frame(ends.previous(end)) + 1,
                                ends.frame(end)));
            }
        }
        return Arrays.asList(words.reversed().toArray(new DecodedWord[0]));
    }
}
