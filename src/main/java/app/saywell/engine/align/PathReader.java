package app.saywell.engine.align;

import app.saywell.engine.acoustic.AcousticModel;
import app.saywell.engine.align.Interlude.Kind;
import app.saywell.engine.lexicon.Sound;
import app.saywell.engine.text.Reading;
import app.saywell.engine.text.SpokenToken;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/// Reads tokens and what lies between them off a path.
///
/// Of a token that was said several times the last time counts; earlier ones are interludes.
final class PathReader {
    private final List<SpokenToken> tokens;
    private final int silence;
    private final List<List<PhoneSegment>> found;
    private final int[] readings;
    private final List<Interlude> interludes = new ArrayList<>();
    private int passed;

    PathReader(AcousticModel model, List<SpokenToken> tokens) {
        this.tokens = tokens;
        this.silence = model.silence();
        this.found =
                IntStream.range(0, tokens.size())
                        .<List<PhoneSegment>>mapToObj(i -> new ArrayList<>())
                        .toList();
        this.readings = new int[tokens.size()];
    }

    Alignment read(Viterbi.Path path) {
        path.visits().forEach(this::pass);
        List<AlignedToken> aligned = new ArrayList<>();
        List<Integer> skipped = new ArrayList<>();
        for (int t = 0; t < tokens.size(); t++) {
            SpokenToken token = tokens.get(t);
            if (found.get(t).isEmpty()) {
                skipped.add(t);
            } else {
                Reading reading = token.readings().get(readings[t]);
                aligned.add(new AlignedToken(token, reading, found.get(t)));
            }
        }
        return new Alignment(aligned, interludes, skipped, path.logLikelihood());
    }

    private void pass(Viterbi.Visit visit) {
        Node node = visit.node();
        WordPlace word = node.word();
        if (word == null) {
            interludes.add(new Interlude(kind(node), visit.start(), visit.end(), passed));
            return;
        }
        int t = word.token();
        if (node.firstOfWord() && word.index() == 0) {
            forget(t, visit.start());
            readings[t] = word.reading();
        }
        passed = t + 1;
        Sound sound = word.word().pronunciation().sounds().get(node.sound());
        found.get(t)
                .add(
                        new PhoneSegment(
                                sound,
                                node.left(),
                                node.right(),
                                node.position(),
                                visit.start(),
                                visit.end()));
    }

    private void forget(int token, int before) {
        List<PhoneSegment> earlier = found.get(token);
        if (!earlier.isEmpty()) {
            int from = earlier.getFirst().start();
            interludes.removeIf(i -> i.start() >= from && i.end() <= before);
            interludes.add(new Interlude(Kind.REPEATED, from, before, token));
            earlier.clear();
        }
    }

    private Kind kind(Node filler) {
        if (filler.phone() == silence) {
            return Kind.SILENCE;
        }
        return filler.phone() == Node.OTHER_SPEECH ? Kind.OTHER_SPEECH : Kind.NOISE;
    }
}
