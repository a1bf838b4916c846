package app.saywell.speech.audio.codec;

import java.nio.ByteBuffer;

/// The ADPCM of Microsoft: a sample is expected from the two before it, and four bits say how far it is from there.
final class MicrosoftAdpcm {
    /// At the beginning of a block, for each channel.
    static final int HEADER_BYTES = 7;

    private static final int[] ADAPTATION = {
        230, 230, 230, 230, 307, 409, 512, 614, 768, 614, 512, 409, 307, 230, 230, 230
    };
    private static final int MIN_STEP = 16;
    private static final int MAX_STEP = Integer.MAX_VALUE / 768;
    private static final int PAIR_COUNT = 20;
    private static final int PAIRS = 22;

    private final int[] firstWeights;
    private final int[] secondWeights;
    private final int[] pairs;
    private final int[] steps;
    private final int[] last;
    private final int[] beforeLast;

    /// @param format the format chunk, with the pairs of weights from which a block names one
    MicrosoftAdpcm(ByteBuffer format, int channels) {
        int count = Short.toUnsignedInt(format.getShort(PAIR_COUNT));
        firstWeights = new int[count];
        secondWeights = new int[count];
        for (int i = 0; i < count; i++) {
            firstWeights[i] = format.getShort(PAIRS + 4 * i);
            secondWeights[i] = format.getShort(PAIRS + 4 * i + 2);
        }
        pairs = new int[channels];
        steps = new int[channels];
        last = new int[channels];
        beforeLast = new int[channels];
    }

    /// A block is pair, step and two samples of each channel, then the codes of all channels in turn.
    void decode(ByteBuffer block, SampleCollector samples) {
        int channels = pairs.length;
        for (int channel = 0; channel < channels; channel++) {
            pairs[channel] = Math.min(Byte.toUnsignedInt(block.get()), firstWeights.length - 1);
        }
        read(block, steps);
        read(block, last);
        read(block, beforeLast);
        AdpcmDecoding.addFrame(beforeLast, samples);
        AdpcmDecoding.addFrame(last, samples);
        int channel = 0;
        while (block.hasRemaining()) {
            int codes = Byte.toUnsignedInt(block.get());
            for (int shift = 4; shift >= 0; shift -= 4) {
                decode(channel, codes >> shift & 0x0f);
                channel = (channel + 1) % channels;
                if (channel == 0) {
                    AdpcmDecoding.addFrame(last, samples);
                }
            }
        }
    }

    private static void read(ByteBuffer block, int[] values) {
        for (int channel = 0; channel < values.length; channel++) {
            values[channel] = block.getShort();
        }
    }

    private void decode(int channel, int code) {
        int pair = pairs[channel];
        int expected = last[channel] * firstWeights[pair] + beforeLast[channel] * secondWeights[pair] >> 8;
        int distance = code < 8 ? code : code - 16;
        long value = expected + (long) distance * steps[channel];
        beforeLast[channel] = last[channel];
        last[channel] = Math.clamp(value, Short.MIN_VALUE, Short.MAX_VALUE);
        steps[channel] = Math.clamp(ADAPTATION[code] * (long) steps[channel] >> 8, MIN_STEP, MAX_STEP);
    }
}
