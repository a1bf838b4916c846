package app.saywell.engine.align;

import app.saywell.engine.acoustic.AcousticModel;
import app.saywell.engine.acoustic.Position;
import app.saywell.engine.lexicon.Sound;
import app.saywell.engine.text.Reading;
import app.saywell.engine.text.SpokenToken;

import java.util.ArrayList;
import java.util.List;

/// Lays out the graph of a text with exact contexts across words.
///
/// Words meet at junctions, one between any two tokens and one within a reading of several words.
/// The last sound of a word stands there once for every sound that may follow, silence included,
/// and the first sound once for every sound that may precede.
final class GraphBuilder {
    private static final double SILENCE_COST = Math.log(0.05);
    private static final double NOISE_COST = Math.log(1e-6);
    private static final double OTHER_SPEECH_COST = Math.log(1e-6);
    private static final double SKIP_COST = Math.log(1e-8);
    private static final double REPEAT_COST = Math.log(1e-4);
    private static final double ALTERNATIVE_COST = Math.log(0.8);

    private final AcousticModel model;
    private final PhoneNumbers numbers;
    private final Latitude latitude;
    private final Graph graph = new Graph();
    private final List<Junction> junctions = new ArrayList<>();

    GraphBuilder(AcousticModel model, PhoneNumbers numbers, Latitude latitude) {
        this.model = model;
        this.numbers = numbers;
        this.latitude = latitude;
    }

    Graph build(List<SpokenToken> tokens) {
        List<Junction> betweenTokens = new ArrayList<>();
        betweenTokens.add(addJunction());
        for (int t = 0; t < tokens.size(); t++) {
            betweenTokens.add(addJunction());
            List<Reading> readings = tokens.get(t).readings();
            for (int r = 0; r < readings.size(); r++) {
                place(readings.get(r), t, r, betweenTokens.get(t), betweenTokens.get(t + 1));
            }
        }
        junctions.forEach(this::addFillers);
        junctions.forEach(this::addEntries);
        junctions.forEach(this::addRest);
        junctions.forEach(this::joinAt);
        begin(betweenTokens.getFirst());
        end(betweenTokens.getLast());
        if (latitude == Latitude.FREE) {
            allowDepartures(betweenTokens);
        }
        return graph;
    }

    private Junction addJunction() {
        Junction junction = new Junction(junctions.size());
        junctions.add(junction);
        return junction;
    }

    private void place(Reading reading, int token, int index, Junction from, Junction to) {
        Junction here = from;
        int last = reading.words().size() - 1;
        for (int w = 0; w <= last; w++) {
            Junction next = w == last ? to : addJunction();
            var word = reading.words().get(w);
            int[] phones =
                    word.pronunciation().sounds().stream()
                            .map(Sound::phone)
                            .mapToInt(numbers::of)
                            .toArray();
            Strand strand = new Strand(new WordPlace(token, index, w, word), phones, here, next);
            here.leaving().add(strand);
            next.arriving().add(strand);
            here = next;
        }
    }

    private void addFillers(Junction junction) {
        int silence = model.silence();
        addFiller(junction, silence);
        addFiller(junction, model.phone("+NSN+"));
        addFiller(junction, model.phone("+SPN+"));
        if (latitude == Latitude.FREE) {
            addFiller(junction, Node.OTHER_SPEECH);
        }
        for (Node from : junction.fillers()) {
            for (Node to : junction.fillers()) {
                if (from != to) {
                    graph.join(from, to, fillerCost(to));
                }
            }
        }
    }

    private void addFiller(Junction junction, int phone) {
        int silence = model.silence();
        Node filler =
                new Node(
                        graph.nextId(),
                        phone,
                        silence,
                        silence,
                        Position.SINGLE,
                        null,
                        0,
                        junction.id());
        junction.fillers().add(graph.add(filler));
    }

    private double fillerCost(Node filler) {
        if (filler.phone() == model.silence()) {
            return SILENCE_COST;
        }
        return filler.phone() == Node.OTHER_SPEECH ? OTHER_SPEECH_COST : NOISE_COST;
    }

    private void addEntries(Junction junction) {
        int[] lefts = junction.phonesBefore(model.silence());
        for (Strand strand : junction.leaving()) {
            for (int left : lefts) {
                if (strand.phones().length == 1) {
                    for (int right : strand.to().phonesAfter(model.silence())) {
                        Node only = sound(strand, 0, left, right);
                        strand.entries().add(only);
                        strand.exits().add(only);
                    }
                } else {
                    strand.entries().add(sound(strand, 0, left, strand.phones()[1]));
                }
            }
        }
    }

    private void addRest(Junction junction) {
        for (Strand strand : junction.leaving()) {
            int last = strand.phones().length - 1;
            if (last == 0) {
                continue;
            }
            List<Node> before = strand.entries();
            for (int i = 1; i < last; i++) {
                Node node = sound(strand, i, strand.phones()[i - 1], strand.phones()[i + 1]);
                before.forEach(from -> graph.join(from, node, 0));
                before = List.of(node);
            }
            for (int right : strand.to().phonesAfter(model.silence())) {
                Node node = sound(strand, last, strand.phones()[last - 1], right);
                before.forEach(from -> graph.join(from, node, 0));
                strand.exits().add(node);
            }
        }
    }

    private Node sound(Strand strand, int index, int left, int right) {
        return graph.add(
                new Node(
                        graph.nextId(),
                        strand.phones()[index],
                        left,
                        right,
                        Position.of(index, strand.phones().length),
                        strand.place(),
                        index,
                        strand.from().id()));
    }

    private void joinAt(Junction junction) {
        for (Strand arriving : junction.arriving()) {
            for (Node exit : arriving.exits()) {
                for (Strand leaving : junction.leaving()) {
                    for (Node entry : leaving.entries()) {
                        if (exit.right() == entry.phone() && entry.left() == exit.phone()) {
                            graph.join(exit, entry, entryCost(entry));
                        }
                    }
                }
                if (exit.right() == model.silence()) {
                    junction.fillers().forEach(f -> graph.join(exit, f, fillerCost(f)));
                }
            }
        }
        for (Strand leaving : junction.leaving()) {
            for (Node entry : leaving.entries()) {
                if (entry.left() == model.silence()) {
                    junction.fillers().forEach(f -> graph.join(f, entry, entryCost(entry)));
                }
            }
        }
    }

    /// Less usual readings must be heard a little better than the most usual one.
    private static double entryCost(Node entry) {
        return entry.word() != null && entry.word().reading() > 0 ? ALTERNATIVE_COST : 0;
    }

    private void begin(Junction first) {
        first.fillers().forEach(filler -> graph.startAt(filler, fillerCost(filler)));
        for (Strand strand : first.leaving()) {
            for (Node entry : strand.entries()) {
                if (entry.left() == model.silence()) {
                    graph.startAt(entry, SILENCE_COST + entryCost(entry));
                }
            }
        }
    }

    private void end(Junction last) {
        last.fillers().forEach(filler -> graph.endAt(filler, 0));
        for (Strand strand : last.arriving()) {
            for (Node exit : strand.exits()) {
                if (exit.right() == model.silence()) {
                    graph.endAt(exit, SILENCE_COST);
                }
            }
        }
    }

    private void allowDepartures(List<Junction> betweenTokens) {
        for (int t = 0; t + 1 < betweenTokens.size(); t++) {
            Junction before = betweenTokens.get(t);
            Junction after = betweenTokens.get(t + 1);
            for (Node from : before.fillers()) {
                for (Node to : after.fillers()) {
                    if (from.phone() == to.phone()) {
                        graph.join(from, to, SKIP_COST);
                    }
                }
            }
            for (Node from : after.fillers()) {
                for (Strand again : before.leaving()) {
                    for (Node entry : again.entries()) {
                        if (entry.left() == model.silence()) {
                            graph.join(from, entry, REPEAT_COST + entryCost(entry));
                        }
                    }
                }
            }
            if (t == 0) {
                after.fillers().forEach(f -> graph.startAt(f, SKIP_COST + fillerCost(f)));
            }
            if (t + 2 == betweenTokens.size()) {
                before.fillers().forEach(f -> graph.endAt(f, SKIP_COST));
            }
        }
    }
}
