package app.saywell.speech.audio.playback;

import app.saywell.speech.signal.Pcm16Samples;
import be.tarsos.dsp.AudioEvent;
import be.tarsos.dsp.WaveformSimilarityBasedOverlapAdd;
import be.tarsos.dsp.WaveformSimilarityBasedOverlapAdd.Parameters;
import be.tarsos.dsp.io.TarsosDSPAudioFormat;

/// What [SlowedSpeechTrial] compares with: slows a range down without changing its pitch by waveform similarity
/// overlap-add (W. Verhelst, M. Roelands, ICASSP 1993), while it is played.
///
/// The sequences of 40 ms suit speech and keep the position within 15 ms of uniform stretching.
final class TimeStretchTrack implements PlaybackTrack {
    private final PlaybackRange range;
    private final WaveformSimilarityBasedOverlapAdd stretcher;
    private final AudioEvent event;
    private final int inputLength;
    private final int inputStep;
    private final int seekLength;
    private short[] block = new short[0];
    private int blockPosition;
    private int position;

    TimeStretchTrack(PlaybackRange range) {
        this.range = range;
        int rate = range.audio().sampleRate();
        Parameters parameters = Parameters.speechDefaults(range.speed(), rate);
        stretcher = new WaveformSimilarityBasedOverlapAdd(parameters);
        event = new AudioEvent(new TarsosDSPAudioFormat(rate, 16, 1, true, false));
        inputLength = stretcher.getInputBufferSize();
        inputStep = inputLength - stretcher.getOverlap();
        seekLength = (int) (rate * parameters.getSeekWindowMs() / 1000);
        position = range.firstSample();
    }

    @Override
    public int read(short[] target) {
        int count = 0;
        while (count < target.length) {
            if (blockPosition == block.length) {
                if (position >= range.endSample()) {
                    return count;
                }
                nextBlock();
            }
            int copyCount = Math.min(target.length - count, block.length - blockPosition);
            System.arraycopy(block, blockPosition, target, count, copyCount);
            blockPosition += copyCount;
            count += copyCount;
        }
        return count;
    }

    @Override
    public double secondsAt(long heard) {
        double input = heard * range.speed() + seekLength / 2.0;
        double end = range.endSample();
        double rate = range.audio().sampleRate();
        return Math.clamp(range.firstSample() + input, range.firstSample(), end) / rate;
    }

    private void nextBlock() {
        float[] input = new float[inputLength];
        float[] samples = range.audio().samples();
        int count = Math.min(inputLength, range.endSample() - position);
        System.arraycopy(samples, position, input, 0, count);
        event.setFloatBuffer(input);
        stretcher.process(event);
        float[] output = event.getFloatBuffer();
        block = new short[output.length];
        for (int i = 0; i < block.length; i++) {
            block[i] = Pcm16Samples.quantize(output[i]);
        }
        blockPosition = 0;
        position += inputStep;
    }
}
