package app.saywell.engine.evidence;

import app.saywell.engine.lexicon.Form;
import app.saywell.engine.lexicon.Phone;
import app.saywell.engine.lexicon.Sound;
import app.saywell.engine.text.Reading;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// How the reading that was heard of a word stands among its other readings, as one vector a sound;
/// [#NAMES] says what stands where.
///
/// People judge by the pronunciation that they expect, which is mostly the most usual one.
public final class ReadingFeatures {
    /// Names of the features in the order of the vectors: which reading it is, how many there are,
    /// the phone of the most usual one in the sound's place (-1 for none), how many phones the
    /// readings have there, whether it is no citation form, whether the most usual one has the same
    /// phone (-1 where it has none).
    public static final List<String> NAMES =
            List.of("reading", "readings", "usualPhone", "phonesHere", "otherForm", "asUsual");

    /// Place of the phone of the most usual reading.
    public static final int USUAL_PHONE = NAMES.indexOf("usualPhone");

    /// Place of whether the most usual reading has the same phone.
    public static final int AS_USUAL = NAMES.indexOf("asUsual");

    private static final int NONE = -1;

    private ReadingFeatures() {}

    /// The vectors of all sounds of an utterance, in order.
    public static List<float[]> of(Evidence evidence) {
        List<float[]> vectors = new ArrayList<>();
        for (TokenEvidence token : evidence.tokens()) {
            List<Reading> readings = token.aligned().token().readings();
            vectors.addAll(of(readings, token.aligned().reading()));
        }
        return vectors;
    }

    static List<float[]> of(List<Reading> readings, Reading heard) {
        List<Phone> phones = phones(heard);
        List<List<Phone>> others = readings.stream().map(ReadingFeatures::phones).toList();
        List<int[]> matches = others.stream().map(o -> Matching.of(phones, o)).toList();
        List<float[]> vectors = new ArrayList<>();
        for (int i = 0; i < phones.size(); i++) {
            Set<Phone> here = new HashSet<>();
            for (int r = 0; r < matches.size(); r++) {
                int match = matches.get(r)[i];
                here.add(match < 0 ? null : others.get(r).get(match));
            }
            int first = matches.getFirst()[i];
            Phone usual = first < 0 ? null : others.getFirst().get(first);
            vectors.add(
                    new float[] {
                        readings.indexOf(heard),
                        readings.size(),
                        usual == null ? NONE : usual.ordinal(),
                        here.size(),
                        otherForm(heard) ? 1 : 0,
                        usual == null ? NONE : usual == phones.get(i) ? 1 : 0
                    });
        }
        return vectors;
    }

    private static boolean otherForm(Reading reading) {
        return reading.words().stream().anyMatch(w -> w.pronunciation().form() != Form.CITATION);
    }

    private static List<Phone> phones(Reading reading) {
        return reading.sounds().stream().map(Sound::phone).toList();
    }
}
