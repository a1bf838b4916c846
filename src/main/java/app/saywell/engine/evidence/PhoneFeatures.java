package app.saywell.engine.evidence;

import app.saywell.engine.acoustic.Position;
import app.saywell.engine.align.PhoneSegment;
import app.saywell.engine.lexicon.Phone;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;

/// The evidence of a sound as one vector, [#NAMES] saying what stands where.
///
/// First the sound itself, then its word and the utterance around it, then the two vectors over all
/// phones: `rival.XX` is the log likelihood a frame of the expected phone less that of XX,
/// `loop.XX`
/// the logarithm of the probability of XX.
public final class PhoneFeatures {
    /// Names of the features in the order of the vectors.
    public static final List<String> NAMES = names();

    private static final double TINY = 1e-4;

    private PhoneFeatures() {}

    /// The vectors of all sounds of an utterance, in order.
    public static List<float[]> of(Evidence evidence) {
        List<PhoneEvidence> all = evidence.phones();
        Summary utterance = Summary.of(all);
        List<float[]> vectors = new ArrayList<>();
        int index = 0;
        for (TokenEvidence token : evidence.tokens()) {
            Summary word = Summary.of(token.phones());
            for (PhoneEvidence phone : token.phones()) {
                PhoneEvidence before = all.get(Math.max(0, index - 1));
                PhoneEvidence after = all.get(Math.min(all.size() - 1, index + 1));
                var vector = new Vector();
                own(vector, phone);
                around(vector, phone, before, after);
                vector.add(word);
                vector.add(utterance);
                profiles(vector, phone);
                vectors.add(vector.values);
                index++;
            }
        }
        return vectors;
    }

    private static List<String> names() {
        List<String> names = new ArrayList<>();
        Collections.addAll(names, "goodness", "margin", "rank", "posterior", "loopRank");
        Collections.addAll(names, "loopBestOther", "silence", "logFrames", "shortest", "loudness");
        Collections.addAll(names, "stress", "first", "last", "pauseBefore", "pauseAfter");
        Collections.addAll(names, "goodnessBefore", "goodnessAfter", "framesBefore", "framesAfter");
        for (String scope : List.of("word", "utterance")) {
            Stream.of("Goodness", "Worst", "Posterior", "Rank", "Frames", "Shortest", "Phones")
                    .map(name -> scope + name)
                    .forEach(names::add);
        }
        for (String kind : List.of("rival.", "loop.")) {
            for (Phone phone : Phone.values()) {
                names.add(kind + phone.name());
            }
        }
        return List.copyOf(names);
    }

    private static void own(Vector vector, PhoneEvidence phone) {
        float other = 0;
        for (int i = 0; i < phone.posteriors().length; i++) {
            other = i == phone.phone().ordinal() ? other : Math.max(other, phone.posteriors()[i]);
        }
        vector.add(phone.goodness(), phone.margin(), phone.rank());
        vector.add(log(phone.posterior()), phone.loopRank(), log(other), log(phone.silence()));
        vector.add(logFrames(phone.segment()), shortest(phone.segment()), phone.loudness());
    }

    private static void around(
            Vector vector, PhoneEvidence phone, PhoneEvidence before, PhoneEvidence after) {
        PhoneSegment segment = phone.segment();
        Position position = segment.position();
        vector.add(segment.sound().stress().digit());
        vector.add(position == Position.BEGIN || position == Position.SINGLE ? 1 : 0);
        vector.add(position == Position.END || position == Position.SINGLE ? 1 : 0);
        vector.add(before.segment().end() < segment.start() || before == phone ? 1 : 0);
        vector.add(after.segment().start() > segment.end() || after == phone ? 1 : 0);
        vector.add(before.goodness(), after.goodness());
        vector.add(logFrames(before.segment()), logFrames(after.segment()));
    }

    private static void profiles(Vector vector, PhoneEvidence phone) {
        float own = phone.rivals()[phone.phone().ordinal()];
        for (float rival : phone.rivals()) {
            vector.add(own - rival);
        }
        for (float posterior : phone.posteriors()) {
            vector.add(log(posterior));
        }
    }

    private static float log(double probability) {
        return (float) Math.log(probability + TINY);
    }

    private static float logFrames(PhoneSegment segment) {
        return (float) Math.log(segment.frames());
    }

    /// Whether a sound was squeezed into as few frames as the model allows.
    static float shortest(PhoneSegment segment) {
        return segment.frames() <= 3 ? 1 : 0;
    }

    /// Means over several sounds.
    private record Summary(
            double goodness,
            double worst,
            double posterior,
            double rank,
            double frames,
            double shortest,
            int phones) {

        static Summary of(List<PhoneEvidence> phones) {
            return new Summary(
                    phones.stream().mapToDouble(PhoneEvidence::goodness).average().orElse(0),
                    phones.stream().mapToDouble(PhoneEvidence::goodness).min().orElse(0),
                    phones.stream().mapToDouble(p -> log(p.posterior())).average().orElse(0),
                    phones.stream().mapToDouble(PhoneEvidence::rank).average().orElse(0),
                    phones.stream().mapToDouble(p -> logFrames(p.segment())).average().orElse(0),
                    phones.stream()
                            .mapToDouble(p -> PhoneFeatures.shortest(p.segment()))
                            .average()
                            .orElse(0),
                    phones.size());
        }
    }

    private static final class Vector {
        private final float[] values = new float[NAMES.size()];
        private int size;

        void add(double... more) {
            for (double value : more) {
                values[size++] = (float) value;
            }
        }

        void add(Summary summary) {
            add(summary.goodness, summary.worst, summary.posterior, summary.rank);
            add(summary.frames, summary.shortest, summary.phones);
        }
    }
}
