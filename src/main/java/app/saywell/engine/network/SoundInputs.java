package app.saywell.engine.network;

import app.saywell.engine.align.PhoneSegment;
import app.saywell.engine.evidence.Evidence;
import app.saywell.engine.evidence.PhoneEvidence;
import app.saywell.engine.evidence.PhoneFeatures;
import app.saywell.engine.evidence.TokenEvidence;

import java.util.ArrayList;
import java.util.List;

/// What the networks are given of the sounds of a text.
///
/// @param phone the expected one, by the order of the phones
/// @param start first step (two frames) within [FrameInputs]
/// @param end step after the last
/// @param word index of the word
/// @param evidence the vectors of [PhoneFeatures]
@SuppressWarnings("ArrayRecordComponent") // never compared
public record SoundInputs(int[] phone, int[] start, int[] end, int[] word, List<float[]> evidence) {

    /// The sounds of an alignment in order.
    public static SoundInputs of(Evidence evidence, FrameInputs frames) {
        List<Integer> words = new ArrayList<>();
        int token = 0;
        for (TokenEvidence of : evidence.tokens()) {
            for (int i = 0; i < of.phones().size(); i++) {
                words.add(token);
            }
            token++;
        }
        List<PhoneEvidence> phones = evidence.phones();
        int count = phones.size();
        int steps = (frames.rows().length + 1) / 2;
        int[] phone = new int[count];
        int[] start = new int[count];
        int[] end = new int[count];
        for (int i = 0; i < count; i++) {
            PhoneSegment segment = phones.get(i).segment();
            phone[i] = phones.get(i).phone().ordinal();
            start[i] = Math.min((segment.start() - frames.first()) / 2, steps - 1);
            int after = (segment.end() - frames.first() + 1) / 2;
            end[i] = Math.min(Math.max(start[i] + 1, after), steps);
        }
        int[] word = words.stream().mapToInt(Integer::intValue).toArray();
        return new SoundInputs(phone, start, end, word, PhoneFeatures.of(evidence));
    }

    int count() {
        return phone.length;
    }
}
