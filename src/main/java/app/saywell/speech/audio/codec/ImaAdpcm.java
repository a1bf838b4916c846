package app.saywell.speech.audio.codec;

import java.nio.ByteBuffer;

/// The ADPCM of the Interactive Multimedia Association: each four bits are a step up or down, whose size follows the
/// steps before it.
final class ImaAdpcm {
    private static final int[] STEPS = {
        7, 8, 9, 10, 11, 12, 13, 14, 16, 17, 19, 21, 23, 25, 28, 31, 34, 37, 41, 45, 50, 55, 60, 66, 73, 80, 88, 97,
        107, 118, 130, 143, 157, 173, 190, 209, 230, 253, 279, 307, 337, 371, 408, 449, 494, 544, 598, 658, 724, 796,
        876, 963, 1060, 1166, 1282, 1411, 1552, 1707, 1878, 2066, 2272, 2499, 2749, 3024, 3327, 3660, 4026, 4428, 4871,
        5358, 5894, 6484, 7132, 7845, 8630, 9493, 10442, 11487, 12635, 13899, 15289, 16818, 18500, 20350, 22385, 24623,
        27086, 29794, 32767
    };
    private static final int[] INDEX_CHANGES = {-1, -1, -1, -1, 2, 4, 6, 8};
    private static final int WORD_FRAMES = 8;

    private final int[] values;
    private final int[] indexes;
    private final int[][] word;

    ImaAdpcm(int channels) {
        values = new int[channels];
        indexes = new int[channels];
        word = new int[WORD_FRAMES][channels];
    }

    /// A block is the first sample of each channel, then eight samples of each channel in turn.
    void decode(ByteBuffer block, SampleCollector samples) {
        int channels = values.length;
        for (int channel = 0; channel < channels; channel++) {
            values[channel] = block.getShort();
            indexes[channel] = Math.clamp(block.get(), 0, STEPS.length - 1);
            block.get();
        }
        AdpcmDecoding.addFrame(values, samples);
        while (block.remaining() >= channels * Integer.BYTES) {
            for (int channel = 0; channel < channels; channel++) {
                int codes = block.getInt();
                for (int[] frame : word) {
                    frame[channel] = next(channel, codes & 0x0f);
                    codes >>>= 4;
                }
            }
            for (int[] frame : word) {
                AdpcmDecoding.addFrame(frame, samples);
            }
        }
    }

    private int next(int channel, int code) {
        int step = STEPS[indexes[channel]];
        int change = step >> 3;
        change += (code & 4) != 0 ? step : 0;
        change += (code & 2) != 0 ? step >> 1 : 0;
        change += (code & 1) != 0 ? step >> 2 : 0;
        int value = values[channel] + ((code & 8) != 0 ? -change : change);
        values[channel] = Math.clamp(value, Short.MIN_VALUE, Short.MAX_VALUE);
        indexes[channel] = Math.clamp(indexes[channel] + INDEX_CHANGES[code & 7], 0, STEPS.length - 1);
        return values[channel];
    }
}
