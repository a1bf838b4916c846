package app.saywell.judge.engine.align;

import app.saywell.speech.language.lexicon.Phone;
import java.util.Arrays;

/// How probable each phone is in each frame of 10 ms, and where sounds start.
///
/// @param phones natural logarithms, frame after frame, [#CLASSES] each: the phones in the order of
///     [app.saywell.speech.language.lexicon.Phone], then silence
/// @param starts log odds that a sound or a silence starts at the frame
/// @param stress how much the frame sounds like a stressed syllable, without a unit: only differences within a word
///     count, and none are known where all are 0
@SuppressWarnings("ArrayRecordComponent") // goes into a tensor, never compared
public record FramePosteriors(float[] phones, float[] starts, float[] stress) {
    /// The phones and silence.
    public static final int CLASSES = 40;

    /// The index of silence.
    public static final int SILENCE = 39;

    /// Stands for any sound or silence, in a part of a recording that is not the text.
    static final int ANYTHING = CLASSES;

    /// What a sound costs there, so that a text takes what it explains; a natural logarithm.
    private static final float ANYTHING_COST = 1.5f;

    /// Seconds of a frame.
    public static final double FRAME_SECONDS = 0.01;

    private static final float LOG_HALF = (float) Math.log(0.5);

    public int frames() {
        return starts.length;
    }

    /// How probable a phone is in a frame, 0 to 1.
    public double probability(int frame, Phone phone) {
        return Math.exp(phones[frame * CLASSES + phone.ordinal()]);
    }

    /// The natural logarithm of the probability of a phone in a frame.
    float logPosterior(int frame, int phone) {
        return phone == ANYTHING ? logAnything(frame) : phones[frame * CLASSES + phone];
    }

    /// Whether a sound is more probable in a frame than silence.
    boolean isSpeech(int frame) {
        return phones[frame * CLASSES + SILENCE] < LOG_HALF;
    }

    private float logAnything(int frame) {
        float best = phones[frame * CLASSES + SILENCE];
        for (int phone = 0; phone < SILENCE; phone++) {
            best = Math.max(best, phones[frame * CLASSES + phone] - ANYTHING_COST);
        }
        return best;
    }

    /// The same with silence less probable in some frames.
    ///
    /// @param costs one for each frame, natural logarithms; below 0 where silence is more probable
    FramePosteriors withCostlySilence(float... costs) {
        float[] changed = phones.clone();
        for (int frame = 0; frame < costs.length; frame++) {
            changed[frame * CLASSES + SILENCE] -= costs[frame];
        }
        return new FramePosteriors(changed, starts, stress);
    }

    /// The frames from `startFrame` to `endFrame`.
    public FramePosteriors slice(int startFrame, int endFrame) {
        return new FramePosteriors(
                Arrays.copyOfRange(phones, startFrame * CLASSES, endFrame * CLASSES),
                Arrays.copyOfRange(starts, startFrame, endFrame),
                Arrays.copyOfRange(stress, startFrame, endFrame));
    }
}
