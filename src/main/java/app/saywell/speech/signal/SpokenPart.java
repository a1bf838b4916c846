package app.saywell.speech.signal;

import java.util.Arrays;

/// The part of a recording from its first sound to its last, with a little of the silence around it, so that a soft
/// first or last consonant is never cut.
///
/// The click of a key or of a mouse that began or ended the recording is silence too: a sound of .06 s at most within
/// .6 s of its start or end, with nothing for .4 s between it and the rest. Anywhere else a sound as short is a word.
///
/// A soft word in a noisy room is a sound as well ([SoftSounds]). Where the room is so loud that one could be hidden,
/// nothing is left out.
public final class SpokenPart {
    private static final int BLOCKS_BEFORE = 30;
    private static final int BLOCKS_AFTER = 40;
    private static final int CLICK_SPAN = 15;
    private static final int CLICK_BLOCKS = 6;
    private static final int CLICK_DISTANCE = 40;
    private static final int CLICK_FROM_END = 60;

    private SpokenPart() {}

    /// The recording itself where there is nothing to leave out, or nothing is heard.
    public static Pcm of(Pcm audio) {
        int blockLength = Math.max(1, audio.sampleRate() / LoudBlocks.PER_SECOND);
        double[] power = LoudBlocks.powers(SpeechBand.of(audio).samples(), blockLength);
        LoudBlocks blocks = LoudBlocks.of(power);
        SoftSounds soft = SoftSounds.of(power);
        int first = Math.min(soft.first(), withoutClick(blocks.loud(), blocks.first(), 1));
        int last = Math.max(soft.last(), withoutClick(blocks.loud(), blocks.last(), -1));
        if (soft.maskable() || last <= first) {
            return audio;
        }
        int from = Math.max(0, first - BLOCKS_BEFORE) * blockLength;
        int to = Math.min(audio.samples().length, (last + 1 + BLOCKS_AFTER) * blockLength);
        return from == 0 && to == audio.samples().length
                ? audio
                : new Pcm(Arrays.copyOfRange(audio.samples(), from, to), audio.sampleRate());
    }

    /// The edge behind a click, or the edge itself where what is there is more than that.
    private static int withoutClick(boolean[] loud, int edge, int direction) {
        int distance = direction > 0 ? edge : loud.length - 1 - edge;
        if (distance > CLICK_FROM_END) {
            return edge;
        }
        int count = 0;
        for (int i = 0; i < CLICK_SPAN; i++) {
            count += isLoud(loud, edge + i * direction) ? 1 : 0;
        }
        if (count > CLICK_BLOCKS) {
            return edge;
        }
        int next = LoudBlocks.edge(loud, edge + CLICK_SPAN * direction, direction);
        boolean isFound = isLoud(loud, next);
        return isFound && (next - edge) * direction >= CLICK_SPAN + CLICK_DISTANCE ? next : edge;
    }

    private static boolean isLoud(boolean[] loud, int block) {
        return block >= 0 && block < loud.length && loud[block];
    }
}
