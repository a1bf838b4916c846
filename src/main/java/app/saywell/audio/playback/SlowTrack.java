package app.saywell.audio.playback;

import app.saywell.signal.Pcm16;

import be.tarsos.dsp.AudioEvent;
import be.tarsos.dsp.WaveformSimilarityBasedOverlapAdd;
import be.tarsos.dsp.WaveformSimilarityBasedOverlapAdd.Parameters;
import be.tarsos.dsp.io.TarsosDSPAudioFormat;

/// A passage slowed down without change of pitch by waveform similarity overlap-add (W. Verhelst,
/// M. Roelands, ICASSP 1993), as it is listened to.
///
/// The short sequences that suit speech (40 ms) also keep what is heard within 15 ms of where an
/// even slowing would have it.
final class SlowTrack implements Track {
    private final Passage passage;
    private final WaveformSimilarityBasedOverlapAdd stretcher;
    private final AudioEvent event;
    private final int inputLength;
    private final int inputStep;
    private final int seekLength;
    private short[] block = new short[0];
    private int used;
    private int position;

    SlowTrack(Passage passage) {
        this.passage = passage;
        int rate = passage.audio().sampleRate();
        Parameters parameters = Parameters.speechDefaults(passage.speed(), rate);
        stretcher = new WaveformSimilarityBasedOverlapAdd(parameters);
        event = new AudioEvent(new TarsosDSPAudioFormat(rate, 16, 1, true, false));
        inputLength = stretcher.getInputBufferSize();
        inputStep = inputLength - stretcher.getOverlap();
        seekLength = (int) (rate * parameters.getSeekWindowMs() / 1000);
        position = passage.firstSample();
    }

    @Override
    public int read(short[] target) {
        int count = 0;
        while (count < target.length) {
            if (used == block.length) {
                if (position >= passage.endSample()) {
                    return count;
                }
                nextBlock();
            }
            int some = Math.min(target.length - count, block.length - used);
            System.arraycopy(block, used, target, count, some);
            used += some;
            count += some;
        }
        return count;
    }

    @Override
    public double secondsAt(long heard) {
        double input = heard * passage.speed() + seekLength / 2.0;
        double end = passage.endSample();
        double rate = passage.audio().sampleRate();
        return Math.clamp(passage.firstSample() + input, passage.firstSample(), end) / rate;
    }

    private void nextBlock() {
        float[] input = new float[inputLength];
        float[] samples = passage.audio().samples();
        int count = Math.min(inputLength, passage.endSample() - position);
        System.arraycopy(samples, position, input, 0, count);
        event.setFloatBuffer(input);
        stretcher.process(event);
        float[] output = event.getFloatBuffer();
        block = new short[output.length];
        for (int i = 0; i < block.length; i++) {
            block[i] = Pcm16.quantize(output[i]);
        }
        used = 0;
        position += inputStep;
    }
}
